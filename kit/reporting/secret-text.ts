import { ANY_SECRET_PATH } from '#kit/access/secret-paths.ts';

/** What stands where a secret stood. */
export const HIDDEN = '[hidden]';

// What follows a key: perhaps a quote (escaped any number of times, as in JSON inside JSON), then a sign.
const IS = String.raw`(?:\\*["'])?\s*[:=]\s*`;
// A value in quotes that are never closed is taken to its end: too much hidden is better than too little.
const QUOTED = String.raw`(?<quote>\\*["'])[\s\S]*?(?:(?<!\\)\k<quote>|$)`;
const IN_ITS_QUOTES = `$1$<quote>${HIDDEN}$<quote>`;
const SECRET_NAME = String.raw`(?:password(?:digest|hash)?|passwd|secret|token|api[-_]?key)s?`;
const HEADER_NAME = 'authorization|cookies?';

// Every pattern is linear in the text: insertLogit takes what strangers write, and a slow pattern is a weapon.
const SECRETS: readonly (readonly [RegExp, string])[] = [
  // A header's value runs to the end of its line, so it goes before the names that may occur inside it.
  [new RegExp(String.raw`((?:${HEADER_NAME})${IS})(?:${QUOTED}|[^\r\n]+)`, 'gi'), IN_ITS_QUOTES],
  [new RegExp(String.raw`(${SECRET_NAME}${IS})(?:${QUOTED}|[^\s&]+)`, 'gi'), IN_ITS_QUOTES],
  [/sid=[^\s;,&<>]+/gi, `sid=${HIDDEN}`],
  [new RegExp(String.raw`((?:${ANY_SECRET_PATH})(?:\\?/|%2F))[^\s/?#&"'<>)\\]+`, 'gi'), `$1${HIDDEN}`],
  // The pass of a film (slices/lessons/server/films/film-pass.ts), and the signature of an address of a file.
  [/[0-9a-z]{5,9}(?:\.|%2E)[0-9a-f]{32}(?:\.|%2E)[\w-]{43}/gi, HIDDEN],
  [/((?:x-amz-)?signature(?:=|%3D))[\w%-]{40,}/gi, `$1${HIDDEN}`],
  [/\bbearer\s+[\w.~+/=-]+/gi, `Bearer ${HIDDEN}`],
  [/(?<![\w-])eyJ[\w-]+\.[\w-]+\.[\w-]*/g, HIDDEN],
  [/[0-9a-f]{64,}/gi, HIDDEN],
];
const CODE = new RegExp(
  String.raw`(\b(?:auth(?:orization)?[-_]?)?code${IS})(?:${QUOTED}|[^\s&,;(){}[\]"'\\#]+)`,
  'gi',
);
const MAIL_ADDRESS = /[^\s@<>()[\],;:"'\\/=]{1,64}@[^\s@<>()[\],;:"'\\/=]{1,255}/g;
// Identifiers stand first, to be stepped over whole: their last groups may be digits that look like a card.
const UUID_OR_DIGITS = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|\d(?:[ -]?\d){12,}/gi;

// One cheap look that most innocent texts pass; everything a pattern above can find must be suspected here.
const SUSPICIOUS = new RegExp(
  [
    'authorization|cookie|passw|secret|token|api[-_]?key|bearer',
    String.raw`sid=|${ANY_SECRET_PATH}|eyJ|code\W`,
    String.raw`[0-9a-f]{64}|\d(?:[ -]?\d){12}|signature|(?:\.|%2E)[0-9a-f]{32}(?:\.|%2E)`,
  ].join('|'),
  'i',
);

// A plain word, such as most keys are, is too short and too simple for any of the patterns.
const PLAIN_WORD = /^[a-z_-]{0,40}$/i;

/** Removes every secret that can be recognised inside a text; mail addresses only when asked. */
export function hideSecretsInText(text: string, addresses: boolean): string {
  if (PLAIN_WORD.test(text)) return text;
  let safe = text;
  if (SUSPICIOUS.test(text)) {
    for (const [pattern, mark] of SECRETS) safe = safe.replaceAll(pattern, mark);
    safe = safe.replaceAll(CODE, hideUnlessCodeWord);
    safe = safe.replaceAll(UUID_OR_DIGITS, (run) => (/[a-f]/i.test(run) ? run : hideCards(run)));
  }
  return addresses && safe.includes('@') ? safe.replaceAll(MAIL_ADDRESS, HIDDEN) : safe;
}

// An error's code (ECONNREFUSED, 23505, leaveDatesReversed) is what a log is read for; the code of a
// work-account sign-in is a secret. They differ in shape: an error's code is made of letters only, of capitals
// joined by underscores, or of five signs at most.
const CODE_WORD = /^(?:[a-zA-Z]{1,40}|[A-Z]{1,20}(?:_[A-Z0-9]{1,20}){1,5}|[0-9A-Z]{1,5})$/;

/** Whether the value of a key called "code" names an error rather than opening a session. */
export function isCodeWord(value: string): boolean {
  return CODE_WORD.test(value);
}

function hideUnlessCodeWord(whole: string, key: string): string {
  const [, quote, value] = /^(\\*["'])?([\s\S]*?)\1?$/.exec(whole.slice(key.length)) ?? [];
  return isCodeWord(value ?? '') ? whole : `${key}${quote ?? ''}${HIDDEN}${quote ?? ''}`;
}

/** Hides the card numbers in digits joined by single blanks or hyphens. */
function hideCards(run: string): string {
  const groups = run.split(/([ -])/);
  const kept: string[] = [];
  for (let at = 0; at < groups.length;) {
    const end = cardEnd(groups, at);
    kept.push(
      end === null ? `${groups[at] ?? ''}${groups[at + 1] ?? ''}` : `${HIDDEN}${groups[end + 1] ?? ''}`,
    );
    at = (end ?? at) + 2;
  }
  return kept.join('');
}

/** The last group of the longest card number that starts with this group, or null if none does. */
function cardEnd(groups: readonly string[], start: number): number | null {
  let digits = '';
  let found: number | null = null;
  for (let end = start; end < groups.length && digits.length <= 19; end += 2) {
    digits += groups[end] ?? '';
    if (isCardNumber(digits)) found = end;
  }
  return found;
}

/** Whether digits without anything between them are as long as a card's number and pass its check. */
export function isCardNumber(digits: string): boolean {
  // Thirteen digits are an old Visa card only if they begin with 4; most others are a time in milliseconds.
  const cardLike = digits.length === 13 ? digits.startsWith('4') : digits.length >= 14 && digits.length <= 19;
  return cardLike && passesLuhn(digits);
}

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i]);
    const doubled = digit * 2;
    sum += i % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
