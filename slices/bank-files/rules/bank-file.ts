import type { Day } from '#kit/calendar/day.ts';
import type { MinorUnits } from '#kit/money/minor-units.ts';

export const FORMATS = ['CSV', 'CAMT'] as const;
export type BankFormat = (typeof FORMATS)[number];

/** Why something in a file is no payment that waits for its invoice. */
export const PASSED_OVER = ['OUTGOING', 'NOT_BOOKED', 'RETURNED', 'NO_AMOUNT', 'OTHER_CURRENCY'] as const;
export type PassedOver = (typeof PASSED_OVER)[number];

/** Money that came, as a file tells of it. */
export interface ReadLine {
  /** The number of the account it came to, as far as the file says. */
  account: string;
  day: Day;
  amount: MinorUnits;
  currency: string;
  /** Who has sent it. */
  remitter: string;
  text: string;
  reference: string;
  /** Money of the campus that came back to it. */
  isReversal: boolean;
}

export interface ReadFile {
  format: BankFormat;
  accounts: string[];
  lines: ReadLine[];
  passedOver: Partial<Record<PassedOver, number>>;
  /** Where rows stand that nobody could read, the first few. */
  unreadRows: number[];
}

/** Why a file as a whole is of no use. */
export type BankFileProblem =
  | 'bankFileEmpty'
  | 'bankFileUnknown'
  | 'bankFileOtherMessage'
  | 'bankFileDoctype'
  | 'bankFileTooLong'
  | 'bankColumnsMissing'
  | 'bankDaysUnclear';

/** Of how many decimals the currencies are that the college knows. */
export type Decimals = ReadonlyMap<string, number>;

/** A longer file is divided by the bank. */
export const MAX_LINES = 5_000;
/** How much of a file is sent at once, in characters: even in Chinese it fits into one request. */
export const PIECE_LENGTH = 50_000;
export const MAX_PIECES = 100;
export const FILE_NAME_MAX = 200;
export const MAX_UNREAD_ROWS = 10;

export const ACCOUNT_MAX = 100;
export const REMITTER_MAX = 200;
export const TEXT_MAX = 1_000;
export const REFERENCE_MAX = 200;

/** In one line, and no longer than it is stored. */
export const tidy = (written: string, max: number): string =>
  written
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, max)
    .toWellFormed();

export function count(passedOver: ReadFile['passedOver'], kind: PassedOver, times = 1): void {
  passedOver[kind] = (passedOver[kind] ?? 0) + times;
}

/** What makes a line the same in whichever file it comes: the reference of the bank, or all that is said of it. */
function identityOf(line: ReadLine): string {
  const { account, day, amount, currency, remitter, text, reference } = line;
  const known = reference === '' ? [remitter, text].map((words) => words.toLowerCase()) : [reference];
  return JSON.stringify([account, day, amount, currency, ...known]);
}

/** The lines with what tells them apart; of lines in one file that are truly equal, the how many-th each is. */
export function identified(lines: readonly ReadLine[]): { line: ReadLine; identity: string }[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const identity = identityOf(line);
    const occurrence = (seen.get(identity) ?? 0) + 1;
    seen.set(identity, occurrence);
    return { line, identity: `${identity}#${occurrence}` };
  });
}
