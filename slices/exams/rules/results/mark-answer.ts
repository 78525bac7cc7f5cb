import { searchForm } from '#kit/messages/search-form.ts';
import { fraction, type Fraction } from './fraction.ts';
import type { AnswerKey, AskedQuestion, GivenAnswer } from '../question.ts';
import { sameReference } from './bible-reference.ts';

/** Words as they are compared: without case, accents, punctuation and the space between them. */
const plainWords = (words: string): string =>
  searchForm(words)
    .replaceAll(/[\p{Punctuation}\p{Symbol}]+/gu, ' ')
    .trim()
    .replaceAll(/\s+/g, ' ');

export const saysOneOf = (words: string, accepted: readonly string[]): boolean =>
  plainWords(words) !== '' &&
  accepted.some((right) => plainWords(right) === plainWords(words) || sameReference(right, words));

const ALL = fraction(1);
const NOTHING = fraction(0);

const allOrNothing = (isRight: boolean): Fraction => (isRight ? ALL : NOTHING);

/** Every right choice earns its part and every wrong one takes one away: who ticks everything earns nothing by it. */
function shareOfChoices(right: readonly string[], given: readonly string[]): Fraction {
  const chosen = new Set(given);
  const hits = right.filter((option) => chosen.has(option)).length;
  const misses = chosen.size - hits;
  return fraction(Math.max(0, hits - misses), right.length);
}

function shareOfPairs(
  right: Readonly<Record<string, string>>,
  given: Readonly<Record<string, string>>,
): Fraction {
  const sides = Object.keys(right);
  return fraction(sides.filter((side) => given[side] === right[side]).length, sides.length);
}

export function shareEarned(key: AnswerKey, answer: GivenAnswer | null): Fraction | null {
  if (answer === null || answer.kind !== key.kind) return NOTHING;
  switch (key.kind) {
    case 'SINGLE_CHOICE':
      return allOrNothing(answer.kind === key.kind && answer.option === key.option);
    case 'TRUE_FALSE':
      return allOrNothing(answer.kind === key.kind && answer.isTrue === key.isTrue);
    case 'MULTIPLE_CHOICE':
      return answer.kind === key.kind ? shareOfChoices(key.options, answer.options) : NOTHING;
    case 'MATCHING':
      return answer.kind === key.kind ? shareOfPairs(key.pairs, answer.pairs) : NOTHING;
    case 'FILL_IN':
      return allOrNothing(answer.kind === key.kind && saysOneOf(answer.words, key.accepted));
    case 'ESSAY':
      return answer.kind === key.kind && answer.words.trim() === '' ? NOTHING : null;
  }
}

/** The points for one question; `byHand` are those a person gave, which stand above what the server would give. */
export function pointsFor(
  question: AskedQuestion,
  answer: GivenAnswer | null,
  byHand: number | undefined,
): Fraction | null {
  if (byHand !== undefined) return fraction(Math.round(byHand * 100), 100);
  const share = shareEarned(question.key, answer);
  return share === null ? null : fraction(share.over * BigInt(question.points), share.under);
}
