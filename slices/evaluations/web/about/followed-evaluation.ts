import type { Day } from '#kit/calendar/day.ts';

/** As much of an evaluation as a line over time needs. */
export interface FollowedEvaluation {
  day: Day;
  criteria: readonly { criterionId: string; label: string; kind: 'SCALE' | 'TEXT' }[];
  answers: readonly { criterionId: string; score: number | null }[];
}
