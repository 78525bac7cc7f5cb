/**
 * The first step of every address that carries a secret in its path. Such an address is never told to the next page,
 * written to a log or sent with a report. Name every new one here.
 */
export const SECRET_PATHS = {
  resetPassword: 'reset-password',
  enrolAccount: 'enroll-account',
  confirmEmail: 'confirm-email',
  unsubscribe: 'unsubscribe',
  calendarFeed: 'ical',
  alumniMessage: 'alumni-message',
  alumniMail: 'alumni-mail',
  ministryMessage: 'ministry-message',
  confirmHours: 'confirm-hours',
  sponsor: 'sponsor',
  sponsorReceipt: 'sponsor-receipt',
} as const;

/** For patterns: any one of them. */
export const ANY_SECRET_PATH = Object.values(SECRET_PATHS).join('|');

const AT_THE_BEGINNING = new RegExp(`^/(${ANY_SECRET_PATH})/.+`);

export const carriesSecret = (path: string): boolean => AT_THE_BEGINNING.test(path);

/** The path as it may be told. */
export const withoutSecret = (path: string): string => path.replace(AT_THE_BEGINNING, '/$1/…');

/** Signs may be written in code, and the code in code again; more layers than this nobody reads as an address. */
const LAYERS_MAX = 5;

function decoded(path: string): string {
  let plain = path;
  for (let layer = 0; layer < LAYERS_MAX && plain.includes('%'); layer++) {
    try {
      plain = decodeURIComponent(plain);
    } catch {
      return plain.replaceAll(/%[0-9a-f]{2}/gi, (sign) =>
        String.fromCharCode(Number.parseInt(sign.slice(1), 16)),
      );
    }
  }
  return plain;
}

/**
 * The path of a request as it may be written down. It is decoded first, as the router does it: an address that leads
 * to a secret carries it however its signs are written.
 */
export const toldPath = (path: string): string => {
  const plain = decoded(path);
  return plain === path ? withoutSecret(path) : encodeURI(withoutSecret(plain.replaceAll('\\', '/')));
};
