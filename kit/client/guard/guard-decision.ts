import type { Role } from '#kit/access/actor.ts';
import { AFTER_LOGIN, loginPath } from './safe-redirect.ts';

export type GuardDecision = 'pass' | 'noAccess' | { redirectTo: string };

interface Visit {
  /** The roles of the signed-in user, or null for a visitor. */
  heldRoles: readonly string[] | null;
  /** Any one of these opens the route; no role stands for another. */
  neededRoles: readonly Role[];
  pathname: string;
  search: string;
}

export function guardDecision({ heldRoles, neededRoles, pathname, search }: Visit): GuardDecision {
  if (heldRoles === null) return { redirectTo: loginPath({ pathname, search }) };
  if (neededRoles.some((role) => heldRoles.includes(role))) return 'pass';
  // Redirecting from the dashboard to the dashboard would never end.
  return pathname === AFTER_LOGIN ? 'noAccess' : { redirectTo: AFTER_LOGIN };
}
