import { allowedAttempts } from '../scheduling/may-start.ts';
import { grantedTimes, type Grant, type Times } from '../scheduling/grant.ts';
import { hundredths, NO_PERCENT, percent, type Percent } from '#kit/percent/percent.ts';
import { SCALED } from './grade-attempt.ts';
import type { Ending } from '../silence.ts';

export interface AttemptSum {
  attempts: number;
  /** The highest score (HOLE-39); null while none of them has one. */
  score: Percent | null;
  passed: boolean;
  /** Whether one is being sat, or waits to be marked. */
  waits: boolean;
  /** Whether one that waits was handed in by its deadline, or can be still. */
  waitsInTime: boolean;
  /** How the latest one ended, where each that has a score was left and so has failed; else null. */
  leftBy: Ending | null;
}

export interface SatExam extends Times {
  /** Without a number, the college's setting. */
  allowedAttempts: number | null;
}

export interface RecordedGrade {
  state: 'TO_COME' | 'WAITS' | 'GRADED' | 'MISSED';
  score: Percent | null;
  atMost: Percent;
  /** Why it is nothing, where it is so because the student left. */
  leftBy: Ending | null;
}

export function recordedGrade(
  exam: SatExam,
  sum: AttemptSum | null,
  { grant, setting, now }: { grant: Grant | null; setting: number | null; now: Date },
): RecordedGrade {
  const { deadline, closesAt } = grantedTimes(exam, grant);
  const used = sum?.attempts ?? 0;
  const score = sum?.score ?? null;
  const isLate = now > deadline;
  // The first attempt in time can reach everything; every other one is scaled or capped (TRAP-34).
  const isInTime = sum?.waits ? sum.waitsInTime : !isLate;
  const reachable = used <= (sum?.waits ? 1 : 0) && isInTime ? percent(100) : SCALED;
  const mayStart =
    (closesAt === null || now <= closesAt) &&
    used < allowedAttempts(exam.allowedAttempts, setting, grant?.extraAttempts ?? 0);
  const canRise = sum?.passed !== true && (sum?.waits === true || mayStart);
  const atMost = canRise ? hundredths(Math.max(score ?? 0, reachable)) : (score ?? NO_PERCENT);
  const leftBy = sum?.leftBy ?? null;
  return { state: recordedState(deadline, sum, now), score, atMost, leftBy: score === null ? null : leftBy };
}

/** Where a student stands in an exam, by their own deadline. */
export function recordedState(
  deadline: Date,
  sum: Pick<AttemptSum, 'score' | 'waits'> | null,
  now: Date,
): RecordedGrade['state'] {
  if (sum && sum.score !== null) return 'GRADED';
  if (sum?.waits) return 'WAITS';
  return now > deadline ? 'MISSED' : 'TO_COME';
}
