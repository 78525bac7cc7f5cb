import type { IncomingHttpHeaders } from 'node:http';

const JSON_TYPE = /^application\/json\s*(;|$)/i;
export const MAX_BODY = 262_144;
const MAX_ANONYMOUS_BODY = 65_536;

export interface GateRequest {
  method: string;
  headers: IncomingHttpHeaders;
}

/**
 * Lets through only what our own pages and apps send. A foreign page can neither send JSON without asking first
 * (and nobody answers its asking), nor hide where it comes from. Returns the status to refuse with, or null.
 */
export function refusalAtGate(
  { method, headers }: GateRequest,
  ownOrigins: ReadonlySet<string>,
): number | null {
  if (method !== 'POST') return 405;
  if (!JSON_TYPE.test(headers['content-type'] ?? '')) return 415;
  const site = headers['sec-fetch-site'];
  const { origin } = headers;
  const isOwnOrigin = origin !== undefined && ownOrigins.has(origin);
  if (site && site !== 'same-origin' && !(site === 'same-site' && isOwnOrigin)) return 403;
  if (origin !== undefined && !isOwnOrigin) return 403;
  // Scripts and the companion's wrapper send neither; a form or an image of another page cannot set this header.
  if (!site && origin === undefined && headers['x-requested-by'] !== 'college-app') return 403;
  const length = Number(headers['content-length'] ?? Infinity);
  if (!(length <= (headers.cookie !== undefined ? MAX_BODY : MAX_ANONYMOUS_BODY))) return 413;
  return null;
}
