import type { Tx } from '#kit/db/database.ts';
import { audit } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { givenBack } from '../rules/decision.ts';
import { changeAttempt } from './attempt-decision.queries.ts';
import { findAttemptsOf, lockAttempt, type AttemptRecord } from './attempt.queries.ts';

interface Return {
  examId: string;
  personId: string;
  deviceId: string;
  now: Date;
}

/**
 * Whoever comes back to an attempt that was reinstated goes on with it, on whatever device, with what they had answered and
 * the time they had left. Null when none waits for them.
 */
export async function resumeAttempt(
  tx: Tx,
  ctx: Context,
  { examId, personId, deviceId, now }: Return,
): Promise<AttemptRecord | null> {
  const waiting = (await findAttemptsOf(tx, [examId], personId)).find(({ waitsSince }) => waitsSince);
  const attempt = waiting && (await lockAttempt(tx, waiting.id));
  if (!attempt?.waitsSince) return null;
  const { deadline, expiresAt } = givenBack(attempt, attempt.waitsSince, now);
  const isSame = attempt.deviceId === deviceId;
  const changed = {
    deadline,
    expiresAt,
    waitsSince: null,
    lastSeenAt: now,
    deviceId,
    earlierDevices: isSame ? attempt.earlierDevices : [...attempt.earlierDevices, attempt.deviceId],
  };
  await changeAttempt(tx, attempt.id, changed);
  await audit(tx, ctx, {
    action: 'resumeExam',
    entity: 'examAttempt',
    entityId: attempt.id,
    regionId: attempt.regionId,
  });
  return { ...attempt, ...changed };
}
