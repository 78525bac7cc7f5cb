import type { Tx } from '#kit/db/database.ts';
import { audit } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { givenBack } from '#slices/exams/rules/results/decision.ts';
import { changeAttempt } from '../attempt-decision.queries.ts';
import { findAttemptsOf, lockAttempt, type AttemptRecord } from '../attempt.queries.ts';
import { hasOwnDeadline } from '../grant.queries.ts';

interface Return {
  examId: string;
  personId: string;
  deviceId: string;
  pageId: string;
  now: Date;
}

/** On any device, with what was answered and the time that was left. Null when none waits. */
export async function resumeAttempt(
  tx: Tx,
  ctx: Context,
  { examId, personId, deviceId, pageId, now }: Return,
): Promise<AttemptRecord | null> {
  const waiting = (await findAttemptsOf(tx, [examId], personId)).find(({ waitsSince }) => waitsSince);
  const attempt = waiting && (await lockAttempt(tx, waiting.id));
  return attempt?.waitsSince ? takeUp(tx, ctx, attempt, { deviceId, pageId, now }) : null;
}

/** An attempt that waited goes on from now, on the device it was on or on a new one. */
export async function takeUp(
  tx: Tx,
  ctx: Context,
  attempt: AttemptRecord,
  { deviceId, pageId, now }: Pick<Return, 'deviceId' | 'pageId' | 'now'>,
): Promise<AttemptRecord> {
  // A device's answers stand where it took the attempt over: under its old name they would stand below newer ones, or above.
  if (attempt.earlierDevices.includes(deviceId)) throw new RuleError('examOpenElsewhere', 'FORBIDDEN');
  const isSame = attempt.deviceId === deviceId;
  const changed = {
    ...givenBack(
      { ...attempt, hasOwnDeadline: await hasOwnDeadline(tx, attempt) },
      attempt.waitsSince ?? now,
      now,
    ),
    waitsSince: null,
    lastSeenAt: now,
    deviceId,
    pageId,
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
