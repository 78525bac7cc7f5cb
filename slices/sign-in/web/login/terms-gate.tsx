import { lazy, Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { loadScreen } from '#kit/client/loading/load-screen.ts';
import { useSession } from '#kit/client/session/session.ts';

// Neither visitors nor those who have accepted the terms wait for it.
const TermsPanel = lazy(async () => ({
  default: (await loadScreen(() => import('./terms-panel.tsx'))).TermsPanel,
}));

/** The terms must be readable before they are accepted. */
const ALWAYS_READABLE = ['/privacy', '/terms'];

/** Shows only the panel until the terms are accepted. An administrator in another's place cannot accept for them. */
export function TermsGate({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname } = useLocation();
  const isHeldBack =
    session.status === 'signedIn' && session.user.termsAccepted !== true && !session.user.impersonatingUser;
  if (!isHeldBack || ALWAYS_READABLE.includes(pathname)) return children;
  return (
    <Suspense>
      <TermsPanel />
    </Suspense>
  );
}
