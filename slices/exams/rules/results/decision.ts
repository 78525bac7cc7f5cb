import type { Percent } from '#kit/percent/percent.ts';
import { isLeaving, type Ending } from '../silence.ts';
import { brokeOff } from '../sitting/accident.ts';

export const DECISIONS = ['REINSTATE', 'WITHDRAW', 'VOID', 'RESTORE', 'PENALISE'] as const;
export type Decision = (typeof DECISIONS)[number];

/** What of an attempt each is about: the newest one about a thing says how it stands. */
export const DECISION_TOPICS = {
  REINSTATE: 'LEAVING',
  WITHDRAW: 'LEAVING',
  VOID: 'VOIDING',
  RESTORE: 'VOIDING',
  PENALISE: 'PENALTY',
} as const satisfies Record<Decision, string>;

export interface DecidedAttempt {
  ending: Ending | null;
  endedAt: Date | null;
  lastSeenAt: Date;
  waitsSince: Date | null;
  voidedAt: Date | null;
  /** Whether the student has another attempt that counts, with its number or a later one. */
  isFollowed: boolean;
  isReplaced: boolean;
}

export type DecisionProblem = 'attemptGoesOn' | 'attemptNotLeft' | 'attemptFollowed' | 'decidedAlready';

/**
 * An attempt that was left or broke off can be reinstated; until its student has come back, that can be withdrawn. Any that has
 * ended can be voided, which can be taken back.
 */
export function checkDecision(decision: Decision, attempt: DecidedAttempt): DecisionProblem | null {
  const { ending, waitsSince, voidedAt, isFollowed, isReplaced } = attempt;
  switch (decision) {
    case 'REINSTATE':
      if (ending === null) return waitsSince ? 'decidedAlready' : 'attemptGoesOn';
      if (voidedAt || !(isLeaving(ending) || brokeOff(attempt))) return 'attemptNotLeft';
      return isFollowed ? 'attemptFollowed' : null;
    case 'WITHDRAW':
      return waitsSince ? null : 'decidedAlready';
    case 'VOID':
      if (ending === null) return 'attemptGoesOn';
      return voidedAt ? 'decidedAlready' : null;
    case 'RESTORE':
      if (!voidedAt) return 'decidedAlready';
      return isReplaced ? 'attemptFollowed' : null;
    case 'PENALISE':
      return ending === null ? 'attemptGoesOn' : null;
  }
}

export const decisionsFor = (attempt: DecidedAttempt): Decision[] =>
  DECISIONS.filter((decision) => checkDecision(decision, attempt) === null);

/** What of an attempt goes back when a decision about it is taken back: what the decision was about, and nothing else. */
export type StandToRestore = { penalty: Percent } | { voidedAt: Date | null };

export const reverseOf = (before: StandToRestore): Decision =>
  'penalty' in before ? 'PENALISE' : before.voidedAt ? 'VOID' : 'RESTORE';

interface Times {
  deadline: Date;
  expiresAt: Date | null;
}

interface OwnTimes extends Times {
  /** The student was granted the deadline by its date, which stands whatever becomes of the attempt. */
  hasOwnDeadline: boolean;
}

const moved = ({ deadline, expiresAt, hasOwnDeadline }: OwnTimes, ms: number): Times => ({
  deadline: hasOwnDeadline ? deadline : new Date(deadline.getTime() + ms),
  expiresAt: expiresAt && new Date(expiresAt.getTime() + ms),
});

interface PastDecision {
  kind: Decision;
  before: { endedAt: string | null; lastSeenAt?: string };
  decidedAt: Date;
}

const passed = (from: Date, to: Date): number => Math.max(0, to.getTime() - from.getTime());

/**
 * Since when the student could not go on with an attempt that has ended: after an accident that is noticed only after minutes
 * of silence.
 */
export const stoppedAt = (endedAt: Date, lastSeenAt: Date): Date =>
  lastSeenAt < endedAt ? lastSeenAt : endedAt;

/** Time in which the student could not go on with an attempt is given back to it. */
export const givenBack = (times: OwnTimes, from: Date, to: Date): Times => moved(times, passed(from, to));

/** Null where no attempt waits or it has no limit. */
export const secondsLeft = ({
  expiresAt,
  waitsSince,
}: {
  expiresAt: Date | null;
  waitsSince: Date | null;
}): number | null => (expiresAt && waitsSince ? Math.floor(passed(waitsSince, expiresAt) / 1_000) : null);

/** What was given back is taken away again; what was granted meanwhile stays. */
export const takenBack = (times: OwnTimes, from: Date, to: Date): Times => moved(times, -passed(from, to));

/** As it was written down by a decision; those of long ago know only when the attempt ended. */
export const stopped = ({ endedAt, lastSeenAt }: PastDecision['before']): Date | null =>
  endedAt === null ? null : stoppedAt(new Date(endedAt), new Date(lastSeenAt ?? endedAt));

/** For how long the student could not go on until an attempt was reinstated, as far as that was not withdrawn. */
export function endedMs(decisions: readonly PastDecision[]): number {
  const spans: number[] = [];
  for (const { kind, before, decidedAt } of decisions) {
    if (kind === 'REINSTATE') spans.push(passed(stopped(before) ?? decidedAt, decidedAt));
    if (kind === 'WITHDRAW') spans.pop();
  }
  return spans.reduce((sum, ms) => sum + ms, 0);
}
