import { line, type ValuesOf } from '#kit/record/field.ts';
import { contactMessage } from '#slices/alumni-contact/rules/message.ts';
import { EMAIL_MAX, isEmail, normalEmail } from '#slices/people/rules/person.ts';

/** The page says what is wrong at the field itself. */
const problem = 'requestNotUnderstood';

export const VISITOR_NAME_MAX = 80;

/** What a visitor writes to the owner of a ministry. */
export const visitorMessage = {
  name: line({ max: VISITOR_NAME_MAX, problem }),
  email: line({ max: EMAIL_MAX, problem, tidy: normalEmail, fits: isEmail }),
  ...contactMessage,
};
export type VisitorMessageValues = ValuesOf<typeof visitorMessage>;

/** As for alumni (TRAP-55): in any 24 hours, for one sender, from one network, and to one ministry. */
export const VISITOR_MESSAGES_A_DAY = 3;

/** What is not confirmed by then is forgotten. */
export const CONFIRM_WITHIN_HOURS = 48;

/** A form is as good as this long after it was opened. */
export const FORM_LIFE_MS = 2 * 3_600_000;
/** Nobody writes a message sooner. Without a proof of work, a wait takes its place. */
export const MIN_MS = 3_000;
export const MIN_MS_WITHOUT_PROOF = 20_000;

export type FormAge = 'tooEarly' | 'good' | 'tooOld';

export function formAge(openedAtMs: number, nowMs: number, hasProof: boolean): FormAge {
  const age = nowMs - openedAtMs;
  if (age > FORM_LIFE_MS || age < 0) return 'tooOld';
  return age < (hasProof ? MIN_MS : MIN_MS_WITHOUT_PROOF) ? 'tooEarly' : 'good';
}

/** So many zeros begin the digest of a proof: less than a second of work for a computer, a few for a phone. */
export const PROOF_BITS = 14;

export function beginsWithZeros(digest: Uint8Array, bits: number): boolean {
  for (let bit = 0; bit < bits; bit++)
    if (((digest[bit >> 3] ?? 255) & (128 >> (bit & 7))) !== 0) return false;
  return true;
}
