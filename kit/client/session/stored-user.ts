import { isLocale, type Locale } from '#kit/messages/locales.ts';
import { isRecord, storedValue } from '../storage/stored-value.ts';

/** Who was signed in last, as far as a frame can be drawn from it. Only currentUser decides who really is. */
export interface StoredUser {
  _id: string;
  fullName: string;
  locale: Locale | null;
}

function parseStoredUser(stored: unknown): StoredUser | null {
  if (!isRecord(stored)) return null;
  const { _id, fullName, locale } = stored;
  if (typeof _id !== 'string' || typeof fullName !== 'string') return null;
  return { _id, fullName, locale: isLocale(locale) ? locale : null };
}

export const storedUser = storedValue('user', parseStoredUser);

/** Another tab may empty the storage by signing out; this page still shows what the person saw. */
let isKnownToThisPage = false;

/** Whether a user is signed in here, as far as the browser can tell. */
export const isUserKnown = (): boolean => isKnownToThisPage || storedUser.read() !== null;

/** Keeps the few fields named here, so that no token and no right ever lies in storage. */
export function storeUser(user: { _id: string; fullName: string; locale: string | null }): void {
  isKnownToThisPage = true;
  storedUser.write({
    _id: user._id,
    fullName: user.fullName,
    locale: isLocale(user.locale) ? user.locale : null,
  });
}

export function forgetStoredUser(): void {
  isKnownToThisPage = false;
  storedUser.remove();
}
