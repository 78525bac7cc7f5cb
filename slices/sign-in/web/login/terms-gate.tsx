import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '#kit/client/session/session.ts';
import { TermsPanel } from './terms-panel.tsx';

/** Nobody can accept what they may not read. */
const ALWAYS_READABLE = ['/privacy', '/terms'];

interface TermsGateProps {
  children: ReactNode;
}

/** Shows only the panel until the terms are accepted. An administrator in another's place cannot accept for them. */
export function TermsGate({ children }: TermsGateProps) {
  const session = useSession();
  const { pathname } = useLocation();
  const isHeldBack =
    session.status === 'signedIn' && session.user.termsAccepted !== true && !session.user.impersonatingUser;
  return isHeldBack && !ALWAYS_READABLE.includes(pathname) ? <TermsPanel /> : children;
}
