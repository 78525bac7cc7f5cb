/**
 * The first step of every address that carries a secret in its path. Such an address is never told to the next page,
 * written to a log or sent with a report; whoever makes a new one names it here.
 */
export const SECRET_PATHS = {
  resetPassword: 'reset-password',
  enrolAccount: 'enroll-account',
  confirmEmail: 'confirm-email',
} as const;

/** For patterns: any one of them. */
export const ANY_SECRET_PATH = Object.values(SECRET_PATHS).join('|');

const AT_THE_BEGINNING = new RegExp(`^/(${ANY_SECRET_PATH})/.+`);

export const carriesSecret = (path: string): boolean => AT_THE_BEGINNING.test(path);

/** The path as it may be told. */
export const withoutSecret = (path: string): string => path.replace(AT_THE_BEGINNING, '/$1/…');
