import type { ImportedQuestion, ImportProblem } from './gift.ts';
import type { AnswerKey } from '../question.ts';

export interface Choice {
  words: string;
  isRight: boolean;
}

type Answer = Pick<ImportedQuestion, 'options' | 'matches' | 'key'>;

const NONE = { options: [], matches: [] };
const TRUTH = /^(true|false)$/i;

const truthOf = (choices: readonly Choice[], right: readonly Choice[]): boolean | null => {
  const [only] = right;
  const isTruth = choices.length <= 2 && choices.every(({ words }) => TRUTH.test(words));
  return isTruth && right.length === 1 && only ? /^true$/i.test(only.words) : null;
};

/**
 * What kind of question answers make: without any an essay, all of them right a word to fill in, "true" or "false" that, else
 * choices.
 */
export function choicesOf(choices: readonly Choice[]): Answer | ImportProblem['reason'] {
  if (choices.length === 0) return { ...NONE, key: { kind: 'ESSAY' } };
  const right = choices.filter(({ isRight }) => isRight);
  if (right.length === 0) return 'giftNoRightAnswer';
  const isTrue = truthOf(choices, right);
  if (isTrue !== null) return { ...NONE, key: { kind: 'TRUE_FALSE', isTrue } };
  if (right.length === choices.length)
    return { ...NONE, key: { kind: 'FILL_IN', accepted: right.map(({ words }) => words) } };
  const options = choices.map(({ words }, index) => ({ id: `o${index + 1}`, words }));
  const rightIds = options.filter((_, index) => choices[index]?.isRight).map(({ id }) => id);
  const [only = ''] = rightIds;
  const key: AnswerKey =
    rightIds.length === 1
      ? { kind: 'SINGLE_CHOICE', option: only }
      : { kind: 'MULTIPLE_CHOICE', options: rightIds };
  return { options, matches: [], key };
}
