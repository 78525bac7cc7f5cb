import { writeAudit, type AuditSource } from '#kit/db/audit/audit.ts';
import type { Tx } from '#kit/db/database.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { returnOf } from '#slices/exams/rules/sitting/coming-back.ts';
import { endingOf, type Ending, type OpenAttempt } from '#slices/exams/rules/silence.ts';
import { findLastEvent, lockAttempt, type AttemptRecord } from '../attempt.queries.ts';
import { endAttempt } from '../grade.ts';

interface Params {
  source: AuditSource;
  now: Date;
  /** The student has come back to start again: what is still open was left, unless it is being sat elsewhere. */
  comesBack: boolean;
}

/** Ends an attempt that is over, held so that one which is being handed in at the same moment is left alone. */
export async function endIfOver(tx: Tx, attemptId: string, { source, now, comesBack }: Params) {
  const attempt = await lockAttempt(tx, attemptId);
  if (!attempt || attempt.endedAt) return;
  const last = await findLastEvent(tx, attemptId, attempt.deviceId);
  const open = { ...attempt, hasLeft: last?.kind === 'LEFT_PAGE' };
  const ending = endingOf(open, now) ?? (comesBack ? endingByReturn(open, now) : null);
  if (!ending) return;
  await endBy(tx, attempt, { ending, source, now });
}

export async function endBy(
  tx: Tx,
  attempt: AttemptRecord,
  { ending, source, now }: { ending: Ending; source: AuditSource; now: Date },
): Promise<AttemptRecord> {
  // What time has ended was handed in at that instant, not when it was noticed.
  const endedAt = ending === 'TIMED_OUT' && attempt.expiresAt ? attempt.expiresAt : now;
  const ended = await endAttempt(tx, attempt, { ending, endedAt });
  await writeAudit(tx, source, {
    action: 'endAttempt',
    entity: 'examAttempt',
    entityId: attempt.id,
    regionId: attempt.regionId,
    after: { ending },
  });
  return ended;
}

const ANOTHER_PAGE = { isSame: false, isSameDevice: false, isAlone: false };

function endingByReturn(open: OpenAttempt, now: Date): Ending {
  const outcome = returnOf(open, ANOTHER_PAGE, now);
  if (outcome === 'OPEN_ELSEWHERE' || outcome === 'GOES_ON')
    throw new RuleError('examOpenElsewhere', 'FORBIDDEN');
  return outcome;
}
