import type { SignedInUser } from '#kit/client/session/session.ts';
import { FollowUnreadCount } from '#slices/notifications/web/follow-unread-count.tsx';
import { OverlayHost } from '../palette/overlay-host.tsx';
import { SignedInTabBar } from './menu/tab-bar.tsx';

/** The frame around every screen of a signed-in user. */
export const SignedInFrame = ({ user }: { user: SignedInUser }) => (
  <>
    <FollowUnreadCount />
    <SignedInTabBar user={user} />
    <OverlayHost user={user} />
  </>
);
