import type { AttemptGrade, Percent } from './grade-attempt.ts';

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
