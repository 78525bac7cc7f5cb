import type { AttemptGrade } from '../results/grade-attempt.ts';
import type { AnswerKey } from '../question.ts';

export interface Regraded {
  attemptId: string;
  before: Pick<AttemptGrade, 'score' | 'passed'>;
  after: Pick<AttemptGrade, 'score' | 'passed'>;
}

export interface RegradeOutlook {
  changed: Regraded[];
  nowPass: number;
  nowFail: number;
}

export function outlookOf(regraded: readonly Regraded[]): RegradeOutlook {
  const changed = regraded.filter(
    ({ before, after }) => before.score !== after.score || before.passed !== after.passed,
  );
  return {
    changed,
    nowPass: changed.filter(({ before, after }) => !before.passed && after.passed).length,
    nowFail: changed.filter(({ before, after }) => before.passed && !after.passed).length,
  };
}

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

const sameSet = (some: readonly string[], others: readonly string[]): boolean =>
  some.every((one) => others.includes(one)) && others.every((one) => some.includes(one));

export function isSameKey(key: AnswerKey, other: AnswerKey): boolean {
  switch (key.kind) {
    case 'SINGLE_CHOICE':
      return other.kind === key.kind && key.option === other.option;
    case 'MULTIPLE_CHOICE':
      return other.kind === key.kind && sameSet(key.options, other.options);
    case 'TRUE_FALSE':
      return other.kind === key.kind && key.isTrue === other.isTrue;
    case 'MATCHING':
      return other.kind === key.kind && sameSet(linesOf(key.pairs), linesOf(other.pairs));
    case 'FILL_IN':
      return other.kind === key.kind && sameSet(key.accepted, other.accepted);
    case 'ESSAY':
      return other.kind === key.kind;
  }
}

const linesOf = (pairs: Readonly<Record<string, string>>): string[] =>
  Object.entries(pairs).map((pair) => JSON.stringify(pair));

interface KeyedVersion extends GivenChoices {
  versionId: string;
  questionId: string;
  number: number;
  key: AnswerKey;
}

/** The versions of questions whose key is no longer the one that counts, and that can be graded by the newest one. */
export function outdatedVersions(versions: readonly KeyedVersion[]): string[] {
  const ofQuestion = Map.groupBy(versions, ({ questionId }) => questionId);
  return [...ofQuestion.values()].flatMap((all) => {
    const newest = all.reduce((latest, one) => (one.number > latest.number ? one : latest));
    return all
      .filter((one) => !isSameKey(newest.key, one.key) && isFittingKey(newest.key, one.key, one))
      .map(({ versionId }) => versionId);
  });
}
