import { isUuid } from '#kit/db/uuid.ts';

/** What the request's cookie says, not yet verified. */
export type ReceivedCookie =
  | { kind: 'none' }
  | { kind: 'unreadable' }
  | { kind: 'present'; sessionId: string; secret: Buffer };

const NAME = '__Host-sid';
const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=Lax';

/** The value of one cookie of a Cookie header, or null. */
export function readCookie(header: string | undefined, name: string): string | null {
  for (const part of header?.split(';') ?? []) {
    const [key, value] = part.split('=', 2);
    if (key?.trim() === name) return value?.trim() ?? '';
  }
  return null;
}

export function readSessionCookie(header: string | undefined): ReceivedCookie {
  const value = readCookie(header, NAME);
  if (value === null) return { kind: 'none' };
  const [sessionId = '', secretText = ''] = value.split('.', 2);
  const secret = Buffer.from(secretText, 'base64url');
  if (!isUuid(sessionId) || secret.length !== 32) return { kind: 'unreadable' };
  return { kind: 'present', sessionId, secret };
}

/** Collects what a request does to the cookie and turns it into a Set-Cookie header at the end. */
export class CookieChange {
  header: string | null = null;
  isLogOut = false;

  set(sessionId: string, secret: Buffer, expiresAt: Date): void {
    this.header = `${NAME}=${sessionId}.${secret.toString('base64url')}; ${ATTRIBUTES}; Expires=${expiresAt.toUTCString()}`;
  }

  /** Takes the session away: it was lost, or the person logs out and leaves nothing behind. */
  clear(why: 'lost' | 'logOut'): void {
    this.isLogOut = why === 'logOut';
    this.header = `${NAME}=; ${ATTRIBUTES}; Max-Age=0`;
  }
}
