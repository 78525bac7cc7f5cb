import type { AttemptGrade, Percent } from './grade-attempt.ts';
import type { AnswerKey } from './question.ts';

export interface Regraded {
  attemptId: string;
  before: Pick<AttemptGrade, 'score' | 'passed'>;
  after: Pick<AttemptGrade, 'score' | 'passed'>;
}

/** What a corrected question would change, told before anything is changed: "14 scores change, 2 cross 70 %". */
export interface RegradeOutlook {
  changed: Regraded[];
  nowPass: number;
  nowFail: number;
  highestRise: Percent;
  deepestFall: Percent;
}

export function outlookOf(regraded: readonly Regraded[]): RegradeOutlook {
  const changed = regraded.filter(
    ({ before, after }) => before.score !== after.score || before.passed !== after.passed,
  );
  const moves = changed.map(({ before, after }) => after.score - before.score);
  return {
    changed,
    nowPass: changed.filter(({ before, after }) => !before.passed && after.passed).length,
    nowFail: changed.filter(({ before, after }) => before.passed && !after.passed).length,
    highestRise: Math.max(0, ...moves),
    deepestFall: Math.min(0, ...moves),
  };
}

/** The choices that an attempt was given of a question. */
interface GivenChoices {
  options: readonly string[];
  matches: readonly string[];
}

/**
 * Whether answers that were given to one version of a question can be held against the key of another: of the same kind, and
 * with nothing right that could not be chosen. What was rewritten altogether stays graded as it was asked.
 */
export function isFittingKey(key: AnswerKey, former: AnswerKey, { options, matches }: GivenChoices): boolean {
  if (key.kind !== former.kind) return false;
  switch (key.kind) {
    case 'SINGLE_CHOICE':
      return options.includes(key.option);
    case 'MULTIPLE_CHOICE':
      return key.options.every((option) => options.includes(option));
    case 'MATCHING':
      return (
        Object.keys(key.pairs).length === options.length &&
        Object.entries(key.pairs).every(
          ([option, match]) => options.includes(option) && matches.includes(match),
        )
      );
    case 'TRUE_FALSE':
    case 'FILL_IN':
      return true;
    case 'ESSAY':
      return false;
  }
}
