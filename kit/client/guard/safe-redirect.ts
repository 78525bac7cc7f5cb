export const AFTER_LOGIN = '/dashboard';

/** Browsers drop control characters and read a backslash as a slash, so a path holds neither. */
const OWN_PATH = /^\/(?![/\\])[^\\\p{Cc}]*$/u;

/** The path to go to after login. Anything but a path of this site would send people wherever a link's author likes. */
export function safeRedirect(asked: string | null): string {
  if (asked === null || !OWN_PATH.test(asked)) return AFTER_LOGIN;
  const url = new URL(asked, window.location.origin);
  const path = `${url.pathname}${url.search}${url.hash}`;
  // Dots may dissolve into a second slash: "/..//elsewhere" is a path that turns into "//elsewhere".
  return url.origin === window.location.origin && OWN_PATH.test(path) ? path : AFTER_LOGIN;
}

/** Where a visitor who is not signed in goes from a protected path. Profile paths are not returned to. */
export function loginPath({ pathname, search }: { pathname: string; search: string }): string {
  if (pathname.startsWith('/profile')) return '/login';
  return `/login?redirect=${encodeURIComponent(`${pathname}${search}`)}`;
}
