import { lazy, Suspense } from 'react';
import { loadScreen } from '#kit/client/loading/load-screen.ts';
import type { Day } from '#kit/calendar/day.ts';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';

export interface FollowedEvaluation {
  day: Day;
  criteria: readonly { criterionId: string; label: string; kind: 'SCALE' | 'TEXT' }[];
  answers: readonly { criterionId: string; score: number | null }[];
}

// Most pages show no chart.
const OverTimeChart = lazy(async () => ({
  default: (await loadScreen(() => import('./over-time-chart.tsx'))).OverTimeChart,
}));

const ratedOnes = (evaluations: readonly FollowedEvaluation[]): FollowedEvaluation[] =>
  evaluations.filter(({ answers }) => answers.some(({ score }) => score !== null));

/** Whether there are two days to compare. */
export const isFollowed = (evaluations: readonly FollowedEvaluation[]): boolean =>
  new Set(ratedOnes(evaluations).map(({ day }) => day)).size > 1;

/** How a student was rated by one form over time. */
export function OverTime({ evaluations }: { evaluations: readonly FollowedEvaluation[] }) {
  if (!isFollowed(evaluations)) return null;
  return (
    <Suspense fallback={<Skeleton shape="block" count={1} />}>
      <OverTimeChart evaluations={ratedOnes(evaluations)} />
    </Suspense>
  );
}
