import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { cameWithForm } from '#kit/ui/form/early-typing.ts';
import { useSession } from '../session/session.ts';
import { ScreenOnTheWay, WhileAsking } from './while-asking.tsx';

interface SignedOutOnlyProps {
  /** Where a signed-in user goes instead. */
  otherwise: string;
  children: ReactNode;
}

/**
 * A page for visitors. It shows at once, before the server has said that nobody is signed in, unless a user was
 * signed in here last time: they would only see it flash. Where its form came with the HTML it stays, as does what was typed.
 */
export function SignedOutOnly({ otherwise, children }: SignedOutOnlyProps) {
  const session = useSession();
  if (session.status === 'signedIn') {
    return (
      <>
        <Navigate to={otherwise} replace />
        <ScreenOnTheWay />
      </>
    );
  }
  if (session.status === 'asking' && session.lastUser && !cameWithForm)
    return <WhileAsking session={session} />;
  return children;
}
