import { useEffect, useEffectEvent } from 'react';
import { Navigate, Outlet, useLocation, type RouteObject } from 'react-router';
import type { Role } from '#kit/access/actor.ts';
import { useIsNetworkAway } from '#kit/ui/offline/network.ts';
import { Note } from '#kit/ui/note/note.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useSession } from '../session/session.ts';
import { guardDecision } from './guard-decision.ts';
import { WhileAsking } from './while-asking.tsx';

interface RoleGuardProps {
  anyOf: readonly Role[];
  /** Whether the screen goes on from what the device keeps while the server cannot say who is there. */
  goesOnOffline: boolean;
}

/** Lets users with one of the roles through, and redirects everyone else. */
function RoleGuard({ anyOf, goesOnOffline }: RoleGuardProps) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const isUnavailable = useIsNetworkAway();
  if (session.status === 'asking' || session.status === 'unreachable') {
    const isCutOff = session.status === 'unreachable' || isUnavailable;
    return goesOnOffline && isCutOff && session.lastUser ? <Outlet /> : <WhileAsking session={session} />;
  }
  const heldRoles = session.status === 'signedIn' ? (session.user.roles ?? []) : null;
  const decision = guardDecision({ heldRoles, neededRoles: anyOf, pathname, search });
  if (decision === 'pass') return <Outlet />;
  if (decision !== 'noAccess') {
    return heldRoles ? <Refused to={decision.redirectTo} /> : <Navigate to={decision.redirectTo} replace />;
  }
  return (
    <Page>
      <Note>
        <Text id="noAccess" />
      </Note>
    </Page>
  );
}

/** A user who lands elsewhere than they wanted is told why. */
function Refused({ to }: { to: string }) {
  const text = useText();
  const tell = useEffectEvent(() => showToast('info', text('pageNotOpenToYou')));
  useEffect(function sayWhy() {
    tell();
  }, []);
  return <Navigate to={to} replace />;
}

/** Routes that need any one of the roles. */
export const guarded = (
  anyOf: readonly Role[],
  children: RouteObject[],
  { goesOnOffline = false }: Partial<Pick<RoleGuardProps, 'goesOnOffline'>> = {},
): RouteObject => ({
  element: <RoleGuard anyOf={anyOf} goesOnOffline={goesOnOffline} />,
  children,
});
