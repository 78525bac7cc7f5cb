import type { Day } from '#kit/calendar/day.ts';

interface Rated {
  day: Day;
  criteria: readonly { criterionId: string; label: string; kind: 'SCALE' | 'TEXT' }[];
  answers: readonly { criterionId: string; score?: number | null }[];
}

interface Curve {
  criterionId: string;
  label: string;
  /** One for each day; null where it was not asked or not answered. */
  values: (number | null)[];
}

interface OverTime {
  days: Day[];
  /** Of all numbers of a day. */
  average: (number | null)[];
  criteria: Curve[];
}

/**
 * How a student was rated by one form from day to day: of several evaluators on one day the mean. Criteria are known by their ids in
 * each version of the form, and stand in the words and order of the latest.
 */
export function overTime(evaluations: readonly Rated[]): OverTime {
  const byDay = Map.groupBy(evaluations, ({ day }) => day);
  const days = [...byDay.keys()].toSorted();
  const labels = new Map<string, string>();
  for (const day of days.toReversed())
    for (const { criteria } of byDay.get(day) ?? [])
      for (const { criterionId, label, kind } of criteria)
        if (kind === 'SCALE' && !labels.has(criterionId)) labels.set(criterionId, label);
  const scoresOn = (day: Day, isMeant: (criterionId: string) => boolean): number[] =>
    (byDay.get(day) ?? []).flatMap(({ answers }) =>
      answers.flatMap(({ criterionId, score = null }) =>
        score !== null && labels.has(criterionId) && isMeant(criterionId) ? [score] : [],
      ),
    );
  return {
    days,
    average: days.map((day) => meanOf(scoresOn(day, () => true))),
    criteria: [...labels].map(([criterionId, label]) => ({
      criterionId,
      label,
      values: days.map((day) => meanOf(scoresOn(day, (id) => id === criterionId))),
    })),
  };
}

/** To two places, as charts show it. */
const meanOf = (scores: readonly number[]): number | null =>
  scores.length === 0
    ? null
    : Math.round((scores.reduce((sum, score) => sum + score, 0) / scores.length) * 100) / 100;
