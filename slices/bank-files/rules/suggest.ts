import type { Day } from '#kit/calendar/day.ts';
import type { MinorUnits } from '#kit/money/minor-units.ts';
import type { ReadLine } from './bank-file.ts';

/** Why an invoice may be what a line pays, the strongest first. */
export const MATCH_REASONS = ['NUMBER', 'NUMBER_PART', 'STUDENT_NUMBER', 'AMOUNT', 'NAME'] as const;
export type MatchReason = (typeof MATCH_REASONS)[number];

const WEIGHTS: Readonly<Record<MatchReason, number>> = {
  NUMBER: 100,
  NUMBER_PART: 60,
  STUDENT_NUMBER: 50,
  AMOUNT: 30,
  NAME: 25,
};

/** An invoice of which something is open, in the currency of the line. */
export interface Candidate {
  invoiceId: string;
  personId: string;
  /** US-COLORADO-2026-0012 */
  number: string;
  balance: MinorUnits;
  dueOn: Day;
  studentNumber: number | null;
  firstName: string;
  lastName: string;
}

export interface Suggestion {
  invoiceId: string;
  reasons: MatchReason[];
  /** It may be confirmed together with others. */
  isSure: boolean;
}

export type SuggestedFor = Pick<ReadLine, 'amount' | 'remitter' | 'text' | 'reference' | 'isReversal'>;

const MAX_SUGGESTIONS = 5;

/** What stands on a line, as one text. */
const wordsOn = ({ text, reference, remitter }: SuggestedFor): string => `${text} ${reference} ${remitter}`;

/** Blanks and signs between the parts of a number, or within them where a bank breaks its lines, do not count. */
const BETWEEN = String.raw`[\s\-/._:#]*`;
const holds = (words: string, number: string): boolean => {
  const signs = [...number.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')];
  return new RegExp(`(?<![A-Z0-9])${signs.join(BETWEEN)}(?![0-9])`).test(words.toUpperCase());
};

/** The year and the count at the end of a number, which people often write alone. */
const endOf = (number: string): string => number.split('-').slice(-2).join('-');
const holdsEnd = (words: string, number: string): boolean => {
  const [year = '', count = ''] = endOf(number).split('-');
  // What stands before it may be a word such as "invoice", not another number.
  return new RegExp(`(?<![0-9])${year}[\\s\\-/._:#]{1,3}${count}(?![0-9])`).test(words);
};

/** Letters without accents, each word between blanks. */
const plain = (words: string): string =>
  ` ${words
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

const SIGNS = /[\u3040-\u9fff\uac00-\ud7af]/;

/** Whether the family name and the first of the given names stand in a text. */
function names(words: string, { firstName, lastName }: Pick<Candidate, 'firstName' | 'lastName'>): boolean {
  const text = plain(words);
  const has = (name: string): boolean => {
    const bare = plain(name);
    return bare.trim() !== '' && (SIGNS.test(bare) ? text.includes(bare.trim()) : text.includes(bare));
  };
  return has(lastName) && has(plain(firstName).trim().split(' ')[0] ?? '');
}

/** Everything that speaks for an invoice. */
function reasonsFor(line: SuggestedFor, candidate: Candidate): MatchReason[] {
  const words = wordsOn(line);
  const { number, studentNumber, balance } = candidate;
  const hasNumber = holds(words, number);
  const tests: Record<MatchReason, boolean> = {
    NUMBER: hasNumber,
    NUMBER_PART: !hasNumber && holdsEnd(words, number),
    STUDENT_NUMBER: studentNumber !== null && new RegExp(`(?<![0-9])${studentNumber}(?![0-9])`).test(words),
    AMOUNT: balance === line.amount,
    NAME: names(`${line.remitter} ${line.text}`, candidate),
  };
  return MATCH_REASONS.filter((reason) => tests[reason]);
}

/** Whether so much speaks for it that it may be marked from the start: more than a name, or than an amount, alone. */
export const isLikely = ({ reasons }: { reasons: readonly MatchReason[] }): boolean =>
  reasons.reduce((sum, reason) => sum + WEIGHTS[reason], 0) >= WEIGHTS.STUDENT_NUMBER;

interface Weighed extends Suggestion {
  candidate: Candidate;
  weight: number;
}

/** One thing that names the invoice, the exact amount, and nothing else that fits as well. */
function isSureAmong(all: readonly Weighed[], { reasons, candidate }: Weighed): boolean {
  const has = (reason: MatchReason): boolean => reasons.includes(reason);
  if (!has('AMOUNT')) return false;
  if (has('NUMBER') || (has('NUMBER_PART') && (has('STUDENT_NUMBER') || has('NAME'))))
    return (
      all.filter((other) => other.reasons.some((reason) => reason === 'NUMBER' || reason === 'NUMBER_PART'))
        .length === 1
    );
  const ofStudent = all.filter(
    (other) => other.reasons.includes('STUDENT_NUMBER') && other.reasons.includes('AMOUNT'),
  );
  const named = all.some((other) => other.candidate !== candidate && other.reasons.includes('NUMBER'));
  return has('STUDENT_NUMBER') && ofStudent.length === 1 && !named;
}

/**
 * The invoices that a line may pay, the likeliest first, each with what speaks for it. The amount alone names an invoice only
 * where no other has it.
 */
export function suggest(line: SuggestedFor, candidates: readonly Candidate[]): Suggestion[] {
  const weighed = candidates
    .map((candidate): Weighed => {
      const reasons = reasonsFor(line, candidate);
      const weight = reasons.reduce((sum, reason) => sum + WEIGHTS[reason], 0);
      return { invoiceId: candidate.invoiceId, reasons, isSure: false, candidate, weight };
    })
    .filter(({ reasons }) => reasons.length > 0);
  const byAmountAlone = weighed.filter(({ reasons }) => reasons.every((reason) => reason === 'AMOUNT'));
  const told = byAmountAlone.length > 1 ? weighed.filter((one) => !byAmountAlone.includes(one)) : weighed;
  return told
    .toSorted(
      (one, other) =>
        other.weight - one.weight ||
        one.candidate.dueOn.localeCompare(other.candidate.dueOn) ||
        one.candidate.number.localeCompare(other.candidate.number),
    )
    .slice(0, MAX_SUGGESTIONS)
    .map((one) => ({
      invoiceId: one.invoiceId,
      reasons: one.reasons,
      isSure: !line.isReversal && isSureAmong(weighed, one),
    }));
}

/** What of the numbers on a line may be the year and count of an invoice, or the number of a student. */
interface Numbers {
  invoices: { year: number; count: number }[];
  students: number[];
}

/** More than these on one line are no payment of a student. */
const MAX_NUMBERS = 40;

export function numbersOn(line: SuggestedFor): Numbers {
  const words = wordsOn(line);
  const found = new Map<string, { year: number; count: number }>();
  const note = (digits: string): void => {
    for (const length of [4, 5, 6]) {
      const [year, count] = [digits.slice(0, 4), digits.slice(4, 4 + length)];
      if (count.length === length)
        found.set(`${year}-${count}`, { year: Number(year), count: Number(count) });
    }
  };
  // With what stands between its parts, also where a bank breaks a line within the number.
  for (const [, digits = ''] of words.matchAll(/(?=(2[\s\-/._:#]*0(?:[\s\-/._:#]*\d){6,8}))/g))
    note(digits.replaceAll(/\D/g, ''));
  const students = [...words.matchAll(/(?<!\d)\d{6,7}(?!\d)/g)].map(([digits]) => Number(digits));
  return {
    invoices: [...found.values()].slice(0, MAX_NUMBERS),
    students: [...new Set(students)].slice(0, MAX_NUMBERS),
  };
}
