import { randomUUID } from 'node:crypto';
import type { Tx } from '#kit/db/database.ts';
import { lockRow } from '#kit/db/rows.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import type { RateRule } from '#kit/http/limits/rate-limits.ts';
import { checkInState, markByCode, readCode } from '../../rules/check-in.ts';
import { can } from '../../rules/permissions.ts';
import type { Mark } from '../../rules/status.ts';
import { isCodeAt } from './check-in-code.ts';
import { listOpenCheckIns, type OpenCheckIn } from './check-in.queries.ts';
import { findRollSession, type RollSession } from '../roll/roll-sessions.queries.ts';
import { insertMarkChanges, listKeysOf, putMarks, putRoll } from '../roll/roll.queries.ts';
import { followRoll } from '../warn-students.ts';

/** Of a million codes two count at a time: so many tries find none. */
export const CHECK_IN_TRIES: RateRule = { name: 'check-in-tries', max: 10, windowS: 300 };

/** What is wrong with a check-in is told at the code. */
const AT_CODE = { field: 'code' };

const REACH = 'classes that the caller checks in to';

/** The classes that the caller can check in to, or has checked in to, at this moment. */
export const openCheckIns = (ctx: Context): Promise<OpenCheckIn[]> =>
  listOpenCheckIns(ctx.unscoped(REACH), {
    personId: actorOf(ctx).personId,
    now: ctx.services.now(),
    locale: ctx.locale,
  });

/** Notes the caller as there, by the code on the wall. What a teacher has marked stays; so does an earlier check-in. */
export async function checkIn(ctx: Context, typed: string): Promise<OpenCheckIn> {
  const { rateLimits, secrets, now } = ctx.services;
  const { personId } = actorOf(ctx);
  const code = readCode(typed);
  if (code === null) throw new RuleError('checkInCodeIncomplete', 'BAD_USER_INPUT', {}, AT_CODE);
  await rateLimits.take(CHECK_IN_TRIES, personId);
  const open = await openCheckIns(ctx);
  if (open.length === 0) throw new RuleError('checkInNotOpen', 'BAD_USER_INPUT', {}, AT_CODE);
  const found = open.find((one) => isCodeAt(secrets, one, { code, now: now() }));
  if (!found) throw new RuleError('checkInCodeWrong', 'BAD_USER_INPUT', {}, AT_CODE);
  await rateLimits.giveBack(CHECK_IN_TRIES, personId);
  return transaction(ctx.unscoped(REACH), (tx) => noteByCode(tx, ctx, found.sessionId));
}

async function noteByCode(tx: Tx, ctx: Context, sessionId: string): Promise<OpenCheckIn> {
  const actor = actorOf(ctx);
  const { personId } = actor;
  const params = { personId, now: ctx.services.now(), locale: ctx.locale };
  // Those who mark in the roll at the same time wait for it, and it for them.
  await lockRow(tx, 'classSession', sessionId);
  const session = await findRollSession(tx, { id: sessionId, locale: ctx.locale });
  const found = (await listOpenCheckIns(tx, params)).find((one) => one.sessionId === sessionId);
  const running = session?.checkIn;
  if (!session || !found || !running || checkInState(running, session, params.now) !== 'RUNNING')
    throw new RuleError('checkInNotOpen', 'BAD_USER_INPUT', {}, AT_CODE);
  // The person who takes the roll reads the codes from anywhere.
  if (can.takeRoll(actor, session)) throw new RuleError('markOfOneself', 'FORBIDDEN');
  if (found.mark) return found;
  const { minutesLateThreshold } = session.policy;
  const { startsAt } = session;
  const { firstStartedAt } = running;
  const mark = markByCode({ startsAt, firstStartedAt }, { now: params.now, minutesLateThreshold });
  await writeMark(tx, ctx, session, mark);
  return { ...found, mark: { ...mark, byCode: true, takenAt: params.now } };
}

/** The roll itself is not taken by it: until a teacher does, who has not checked in counts as nothing. */
async function writeMark(
  tx: Tx,
  ctx: Context,
  session: RollSession,
  { kind, minutesLate }: Mark,
): Promise<void> {
  const { id: sessionId, regionId, groupId, rollTakenAt } = session;
  const [now, { personId }] = [ctx.services.now(), actorOf(ctx)];
  const noted = { sessionId, personId, regionId, kind, minutesLate, byCode: true };
  const earlier = await listKeysOf(tx, { sessionId, personIds: [personId] });
  await putMarks(tx, [{ ...noted, takenAt: now, takenBy: personId, version: earlier.length + 1 }]);
  await insertMarkChanges(tx, [
    { ...noted, id: randomUUID(), reason: '', changedAt: now, changedBy: personId },
  ]);
  await audit(tx, ctx, {
    action: 'checkIn',
    entity: 'person',
    entityId: personId,
    regionId,
    after: { sessionId, kind, minutesLate },
  });
  if (rollTakenAt === null) return;
  await putRoll(tx, sessionId, { takenAt: rollTakenAt, takenBy: personId, personIds: [personId] });
  await followRoll(tx, { groupId, personIds: [personId] }, now);
}
