import { isDescribed } from './question-image.ts';
import type { AnswerKey, QuestionKind } from '../question.ts';

export interface QuestionChoice {
  id: string;
  words: string;
}

export interface QuestionTexts {
  locale: string;
  words: string;
  options: readonly QuestionChoice[];
  matches: readonly QuestionChoice[];
  /** What stands for the picture, if there is one, where it is not seen. */
  imageAlt?: string;
}

export interface QuestionDraft {
  kind: QuestionKind;
  points: number;
  category: string;
  key: AnswerKey;
  /** A picture beside what is asked. */
  imageId?: string | null;
  texts: readonly QuestionTexts[];
}

export const MAX_OPTIONS = 20;
export const MAX_WORDS = 10_000;

export type QuestionProblem =
  | 'questionWithoutWords'
  | 'questionTooLong'
  | 'questionPoints'
  | 'questionImageAlt'
  | 'questionOptions'
  | 'questionOptionsDiffer'
  | 'questionKeyMissing';

const idsOf = (choices: readonly QuestionChoice[]): string =>
  choices
    .map(({ id }) => id)
    .toSorted()
    .join(' ');

export function checkQuestion({
  kind,
  points,
  key,
  imageId = null,
  texts,
}: QuestionDraft): QuestionProblem | null {
  const [first] = texts;
  if (!first || texts.some(({ words }) => words.trim() === '')) return 'questionWithoutWords';
  if (texts.some(({ words }) => words.length > MAX_WORDS)) return 'questionTooLong';
  if (!Number.isInteger(points) || points < 1 || points > 100) return 'questionPoints';
  if (imageId !== null && !isDescribed(texts)) return 'questionImageAlt';
  const needsOptions = kind === 'SINGLE_CHOICE' || kind === 'MULTIPLE_CHOICE' || kind === 'MATCHING';
  if (needsOptions && texts.some((text) => !areWhole(text, kind))) return 'questionOptions';
  // Progress and marks are shared by the languages, so the choices must be the same in each.
  if (
    texts.some(
      (text) => idsOf(text.options) !== idsOf(first.options) || idsOf(text.matches) !== idsOf(first.matches),
    )
  )
    return 'questionOptionsDiffer';
  return key.kind === kind && isWithin(key, first) ? null : 'questionKeyMissing';
}

function areWhole({ options, matches }: QuestionTexts, kind: QuestionKind): boolean {
  const fewest = kind === 'MATCHING' ? 1 : 2;
  const all = kind === 'MATCHING' ? [...options, ...matches] : options;
  const isDistinct = (choices: readonly QuestionChoice[]) =>
    new Set(choices.map(({ id }) => id)).size === choices.length;
  return (
    options.length >= fewest &&
    options.length <= MAX_OPTIONS &&
    (kind !== 'MATCHING' || (matches.length > 0 && matches.length <= MAX_OPTIONS)) &&
    isDistinct(options) &&
    isDistinct(matches) &&
    all.every(({ id, words }) => id !== '' && words.trim() !== '' && words.length <= MAX_WORDS)
  );
}

/** What is right must be among what can be chosen. */
function isWithin(key: AnswerKey, { options, matches }: QuestionTexts): boolean {
  const isOption = (id: string): boolean => options.some((option) => option.id === id);
  switch (key.kind) {
    case 'SINGLE_CHOICE':
      return isOption(key.option);
    case 'MULTIPLE_CHOICE':
      return (
        key.options.length > 0 &&
        key.options.every(isOption) &&
        new Set(key.options).size === key.options.length
      );
    case 'MATCHING':
      return (
        Object.keys(key.pairs).length === options.length &&
        options.every(({ id }) => matches.some((match) => match.id === key.pairs[id]))
      );
    case 'FILL_IN':
      return key.accepted.length > 0 && key.accepted.every((words) => words.trim() !== '');
    case 'TRUE_FALSE':
    case 'ESSAY':
      return true;
  }
}
