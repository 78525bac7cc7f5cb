export type MailedLinkKind = 'reset' | 'enrol';

/** The environments that handle a mailed link themselves; the others send it on to the main app. */
const HANDLED_IN: Record<MailedLinkKind, (environment: string) => boolean> = {
  reset: (environment) => environment !== 'admin-production',
  enrol: (environment) => environment !== 'admin-production' && environment !== 'development',
};

interface Visit {
  environment: string;
  mainHost: string;
  origin: string;
  path: string;
}

/** The address on the main app that a mailed link belongs to, or null when it is already where it belongs. */
export function mainHostAddress(kind: MailedLinkKind, visit: Visit): string | null {
  const { environment, mainHost, origin, path } = visit;
  const main = new URL(mainHost, origin).origin;
  // Sending a page to its own origin would load it again and again.
  if (HANDLED_IN[kind](environment) || main === origin) return null;
  return `${main}${path}`;
}
