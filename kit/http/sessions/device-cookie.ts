import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { readCookie } from './session-cookie.ts';

const NAME = '__Host-device';
/** As long as browsers keep a cookie at all. */
const KEPT_S = 400 * 86_400;
const ATTRIBUTES = `Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${KEPT_S}`;
const ID_BYTES = 16;
const TAG_BYTES = 16;
/** A family or a library shares one computer; the oldest entry makes room. */
const MAX_ACCOUNTS = 8;

/** Whether a browser says that it was here before; nobody has checked it yet. */
export const hasDeviceCookie = (cookies: string | undefined): boolean => readCookie(cookies, NAME) !== null;

/** What a request may ask of the browser it came from. */
export interface Device {
  /** The browser's own number, to count by; it is given one if it has none. */
  id(): string;
  /** What tries of this browser at an account are counted by, if it has proved before that the account is its person's. */
  knownAs(account: string): string | null;
  /** From now on this browser is known for the account. */
  remember(account: string): void;
}

/**
 * Tells browsers apart that have proved something here from those that have not, so that strangers who guess keep out
 * nobody but strangers. It is no session, opens nothing, outlives the logout, and names neither person nor account: a
 * number, and for each account a tag that only the server can check.
 */
export class DeviceCookie implements Device {
  /** The Set-Cookie header of the answer, if the browser has something to learn. */
  header: string | null = null;
  readonly #keys: readonly Buffer[];
  #id: string | null;
  #tags: string[];

  /** The current key first, then those of earlier secrets. */
  constructor(cookies: string | undefined, keys: readonly Buffer[]) {
    this.#keys = keys;
    const [id = '', seal = '', ...tags] = (readCookie(cookies, NAME) ?? '').split('.');
    const isOurs = seal !== '' && this.#tagsFor(id, 'browser').some((tag) => isSame(tag, seal));
    this.#id = isOurs ? id : null;
    this.#tags = isOurs ? tags.slice(0, MAX_ACCOUNTS) : [];
  }

  id(): string {
    if (this.#id === null) this.#give();
    return this.#id ?? '';
  }

  knownAs(account: string): string | null {
    const id = this.#id ?? '';
    const [current = '', ...earlier] = this.#tagsFor(id, account);
    const isKnown = [current, ...earlier].some((tag) => this.#tags.some((one) => isSame(one, tag)));
    return this.#id !== null && isKnown ? current : null;
  }

  remember(account: string): void {
    const all = this.#tagsFor(this.id(), account);
    const others = this.#tags.filter((tag) => !all.includes(tag));
    this.#tags = [...all.slice(0, 1), ...others].slice(0, MAX_ACCOUNTS);
    this.#give();
  }

  #give(): void {
    this.#id ??= randomBytes(ID_BYTES).toString('base64url');
    const value = [this.#id, this.#tagsFor(this.#id, 'browser')[0], ...this.#tags].join('.');
    this.header = `${NAME}=${value}; ${ATTRIBUTES}`;
  }

  /** With the current key first. No account is called "browser": an account is an address. */
  #tagsFor(id: string, subject: string): string[] {
    return this.#keys.map((key) =>
      createHmac('sha256', key)
        .update(`${id}\n${subject}`)
        .digest()
        .subarray(0, TAG_BYTES)
        .toString('base64url'),
    );
  }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
