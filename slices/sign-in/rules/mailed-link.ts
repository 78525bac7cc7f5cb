import { SECRET_PATHS } from '#kit/access/secret-paths.ts';
import { DEFAULT_LOCALE, type Locale } from '#kit/messages/locales.ts';

export type LinkKind = 'RESET' | 'ENROL' | 'NEW_EMAIL';

const HOUR_MS = 3_600_000;

export const LINK_LIFE_MS: Readonly<Record<LinkKind, number>> = {
  RESET: HOUR_MS,
  ENROL: 7 * 24 * HOUR_MS,
  NEW_EMAIL: 24 * HOUR_MS,
};

interface AskedEmail {
  askedEmail: string | null;
  askedEmailAt: Date | null;
  keysChangedAt: Date | null;
}

/** The address whose mailed link is still to be opened, or null. */
export function awaitedEmail(
  { askedEmail, askedEmailAt, keysChangedAt }: AskedEmail,
  now: Date,
): string | null {
  if (askedEmail === null || askedEmailAt === null) return null;
  const isVoid = keysChangedAt !== null && keysChangedAt >= askedEmailAt;
  const isOver = askedEmailAt.getTime() + LINK_LIFE_MS.NEW_EMAIL <= now.getTime();
  return isVoid || isOver ? null : askedEmail;
}

const LINK_PATH: Readonly<Record<LinkKind, string>> = {
  RESET: SECRET_PATHS.resetPassword,
  ENROL: SECRET_PATHS.enrolAccount,
  NEW_EMAIL: SECRET_PATHS.confirmEmail,
};

/** The address of a link. It names the language of the mail unless that is English: so it is read on any device. */
export const linkPath = (kind: LinkKind, token: string, locale: Locale): string =>
  `/${LINK_PATH[kind]}/${token}` + (locale === DEFAULT_LOCALE ? '' : `?suggestedLocale=${locale}`);
