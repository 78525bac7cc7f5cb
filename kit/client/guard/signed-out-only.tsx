import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useSession } from '../session/session.ts';

interface SignedOutOnlyProps {
  /** Where somebody who is already signed in goes instead. */
  otherwise: string;
  children: ReactNode;
}

/** A page for visitors. It shows at once, even before the server has said that nobody is signed in. */
export function SignedOutOnly({ otherwise, children }: SignedOutOnlyProps) {
  return useSession().status === 'signedIn' ? <Navigate to={otherwise} replace /> : children;
}
