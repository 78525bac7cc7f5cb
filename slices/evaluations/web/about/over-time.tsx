import { lazy, Suspense } from 'react';
import { loadScreen } from '#kit/client/loading/load-screen.ts';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import type { FollowedEvaluation } from './followed-evaluation.ts';

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
