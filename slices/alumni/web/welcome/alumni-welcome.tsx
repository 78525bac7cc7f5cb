import { lazy, Suspense, type ReactNode } from 'react';
import { loadScreen } from '#kit/client/loading/load-screen.ts';
import type { SignedInUser } from '#kit/client/session/session.ts';
import { isToBeWelcomed } from '../../rules/welcome.ts';

// Hardly anybody needs it, and they need it once.
const WelcomePanel = lazy(async () => ({
  default: (await loadScreen(() => import('./welcome-panel.tsx'))).WelcomePanel,
}));

interface AlumniWelcomeProps {
  user: SignedInUser;
  children: ReactNode;
}

/** Shows new alumni nothing but the panel that asks where they live and graduated, until they have said so (HOLE-63). */
export function AlumniWelcome({ user, children }: AlumniWelcomeProps) {
  if (!isToBeWelcomed(user)) return children;
  return (
    <Suspense>
      <WelcomePanel />
    </Suspense>
  );
}
