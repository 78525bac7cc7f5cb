import type { SignedInUser } from '#kit/client/session/session.ts';
import { OverlayHost } from '../palette/overlay-host.tsx';
import { SignedInTabBar } from './menu/tab-bar.tsx';

/** What stands around every screen of somebody who is signed in. */
export const SignedInFrame = ({ user }: { user: SignedInUser }) => (
  <>
    <SignedInTabBar user={user} />
    <OverlayHost user={user} />
  </>
);
