import type { SignedInUser } from '#kit/client/session/session.ts';
import { OverlayHost } from '../palette/overlay-host.tsx';
import { SignedInTabBar } from './menu/tab-bar.tsx';

/** The frame around every screen of a signed-in user. */
export const SignedInFrame = ({ user }: { user: SignedInUser }) => (
  <>
    <SignedInTabBar user={user} />
    <OverlayHost user={user} />
  </>
);
