import { writeAudit, type AuditSource } from '#kit/db/audit.ts';
import type { Tx } from '#kit/db/database.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { endingOf, isAlive, type Ending, type OpenAttempt } from '../rules/silence.ts';
import { findLastEvent, lockAttempt } from './attempt.queries.ts';
import { endAttempt } from './grade.ts';

interface Asked {
  source: AuditSource;
  now: Date;
  /** The student has come back to begin anew: what is still open was left, unless it is being sat elsewhere. */
  comesBack: boolean;
}

/** Ends an attempt that is over, held so that one which is being handed in at the same moment is left alone. */
export async function endIfOver(tx: Tx, attemptId: string, { source, now, comesBack }: Asked): Promise<void> {
  const attempt = await lockAttempt(tx, attemptId);
  if (!attempt || attempt.endedAt) return;
  const last = await findLastEvent(tx, attemptId, attempt.deviceId);
  const open = { ...attempt, hasLeft: last?.kind === 'LEFT_PAGE' };
  const ending = endingOf(open, now) ?? (comesBack ? endingByReturn(open, now) : null);
  if (!ending) return;
  // What time has ended was handed in at that instant, not when somebody noticed.
  const endedAt = ending === 'TIMED_OUT' && attempt.expiresAt ? attempt.expiresAt : now;
  await endAttempt(tx, attempt, { ending, endedAt });
  await writeAudit(tx, source, {
    action: 'endAttempt',
    entity: 'examAttempt',
    entityId: attemptId,
    regionId: attempt.regionId,
    after: { ending },
  });
}

function endingByReturn(open: OpenAttempt, now: Date): Ending {
  if (open.expiresAt && open.expiresAt < now) return 'TIMED_OUT';
  if (isAlive(open, now)) throw new RuleError('examOpenElsewhere', 'FORBIDDEN');
  return open.hasLeft ? 'LEFT_PAGE' : 'CLOSED_BROWSER';
}
