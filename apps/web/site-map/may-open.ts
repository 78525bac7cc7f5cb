import type { Session } from '#kit/client/session/session.ts';
import { guardDecision } from '#kit/client/guard/guard-decision.ts';
import { SCREENS } from '../screens.ts';
import { placeOf } from './place-of.ts';

const SCREEN_PATTERNS = Object.keys(SCREENS).map(
  (path) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`),
);

const hasScreen = (pathname: string): boolean => SCREEN_PATTERNS.some((pattern) => pattern.test(pathname));

/**
 * Whether the guard lets a user with these roles open an address of the site. Visitors may follow every link: the
 * guard only asks them to log in first.
 */
export function mayOpen(address: string, heldRoles: readonly string[] | null): boolean {
  const [pathname = ''] = address.split(/[?#]/, 1);
  const neededRoles = placeOf(pathname)?.anyOf;
  if (!neededRoles || heldRoles === null) return true;
  return hasScreen(pathname) && guardDecision({ heldRoles, neededRoles, pathname, search: '' }) === 'pass';
}

/** The same for the current user. */
export const mayOpenIn =
  (session: Session) =>
  (address: string): boolean =>
    mayOpen(address, session.status === 'signedIn' ? (session.user.roles ?? []) : null);
