import type { Percent } from '#kit/percent/percent.ts';
import type { Policy } from './policy.ts';
import { standingOf, type Standing } from './standing.ts';
import { statusOf, type AttendanceFacts, type AttendanceStatus } from './status.ts';

/** What a student can fall behind by: more absences than a term forgives, or a share below the schema's limit. */
export const LIMITS = ['ABSENCES', 'PERCENT'] as const;
export type Limit = (typeof LIMITS)[number];

/** The limits that a student has crossed. */
export function crossedLimits(
  { absencesOverGrace, percent }: Pick<Standing, 'absencesOverGrace' | 'percent'>,
  lowPercent: Percent | null,
): Limit[] {
  const isLow = percent !== null && lowPercent !== null && percent < lowPercent;
  return LIMITS.filter((limit) => (limit === 'ABSENCES' ? absencesOverGrace > 0 : isLow));
}

/** What was marked of a student in a term, the same things counted together. */
export interface CountedMarks {
  /** On how many rolls the student was. */
  rolls: number;
  marks: readonly (AttendanceFacts & { count: number })[];
}

/** What a term comes to from counted marks: who was on a roll and not marked was there. */
export function standingFrom({ rolls, marks }: CountedMarks, policy: Policy): Standing {
  const counts: Record<AttendanceStatus, number> = { PRESENT: rolls, LATE: 0, ABSENT: 0, EXCUSED: 0 };
  for (const marked of marks) {
    counts.PRESENT -= marked.count;
    counts[statusOf(marked, policy).status] += marked.count;
  }
  return standingOf(counts, policy);
}
