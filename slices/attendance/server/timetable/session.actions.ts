import { instantAt } from '#kit/calendar/zone.ts';
import { insertRow, lockRow, updateRow } from '#kit/db/rows.ts';
import { actorOf } from '#kit/graphql/action.ts';
import {
  actOnRecord,
  createRecord,
  parsedInput,
  updateRecord,
  type Entity,
} from '#kit/graphql/change-record.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import type { InputOf } from '#kit/record/field.ts';
import { can } from '#slices/groups/rules/permissions.ts';
import { cancellation, checkTimes, session, type SessionValues } from '../../rules/meeting.ts';
import { groupToPlan } from './meeting.actions.ts';
import { checkTaught } from './timetable-checks.ts';
import { findSession, type SessionRecord } from './timetable.queries.ts';

type SessionInput = InputOf<typeof session>;

const entity: Entity<typeof session, SessionRecord> = {
  name: 'classSession',
  fields: session,
  async load(tx, ctx, id) {
    await lockRow(tx, 'classSession', id);
    const found = await findSession(tx, { id, locale: ctx.locale });
    return found && can.manage(actorOf(ctx), found) ? found : undefined;
  },
  regionOf: ({ regionId }) => regionId,
};

/** A session as it is stored: at instants. */
function stored({ day, startTime, endTime, ...rest }: SessionValues, timeZone: string) {
  const [startsAt, endsAt] = [instantAt(day, startTime, timeZone), instantAt(day, endTime, timeZone)];
  const problem = checkTimes({ startTime, endTime }) ?? (endsAt > startsAt ? null : 'meetingEndsFirst');
  if (problem) throw new RuleError(problem, 'BAD_USER_INPUT', {}, { field: 'endTime' });
  return { ...rest, startsAt, endsAt };
}

/** Has a group meet once, besides the weekly meetings. */
export const addSession = (
  ctx: Context,
  {
    sessionId: id,
    groupId,
    sessionInput: input,
  }: { sessionId: string; groupId: string; sessionInput: SessionInput },
): Promise<SessionRecord> =>
  createRecord(ctx, entity, {
    action: 'addClassSession',
    id,
    input,
    async insert(tx, values) {
      const { regionId, timeZone } = await groupToPlan(tx, ctx, groupId);
      const row = stored(values, timeZone);
      await checkTaught(ctx, tx, { groupId, regionId }, values);
      const isNew = await insertRow(tx, 'classSession', { id, groupId, regionId, isChanged: true, ...row });
      return isNew && { groupId };
    },
  });

/** Moves a session, or has it in another room or with another teacher: from then on its weekly meeting leaves it alone. */
export const updateSession = (
  ctx: Context,
  {
    sessionId: id,
    version,
    sessionInput: input,
  }: { sessionId: string; version: number; sessionInput: SessionInput },
): Promise<SessionRecord> =>
  updateRecord(ctx, entity, {
    action: 'updateClassSession',
    id,
    version,
    input,
    async write(tx, { before, after, changed }) {
      const isMoved = changed.some((field) => ['day', 'startTime', 'endTime'].includes(field));
      if (isMoved && before.rollTakenAt !== null) throw new RuleError('sessionHasRoll');
      await checkTaught(ctx, tx, before, after, before);
      await updateRow(tx, 'classSession', id, { ...stored(after, before.timeZone), isChanged: true });
    },
  });

/** Tells that a session is not held; it can be restored. */
export function cancelSession(
  ctx: Context,
  { sessionId, version, reason }: { sessionId: string; version: number; reason?: string | null | undefined },
): Promise<SessionRecord> {
  const { reason: cancelReason } = parsedInput(cancellation, { reason });
  return actOnRecord(ctx, entity, sessionId, async (tx, before) => {
    if (before.cancelledAt !== null && before.cancelReason === cancelReason) return null;
    if (before.version !== version) throw new RuleError('changedMeanwhile');
    if (before.rollTakenAt !== null) throw new RuleError('sessionHasRoll');
    await updateRow(tx, 'classSession', sessionId, {
      cancelledAt: before.cancelledAt ?? ctx.services.now(),
      cancelReason,
    });
    return {
      action: 'cancelClassSession',
      before: { isCancelled: before.cancelledAt !== null },
      after: { isCancelled: true, cancelReason },
    };
  });
}

export const restoreSession = (
  ctx: Context,
  { sessionId, version }: { sessionId: string; version: number },
): Promise<SessionRecord> =>
  actOnRecord(ctx, entity, sessionId, async (tx, before) => {
    if (before.cancelledAt === null) return null;
    if (before.version !== version) throw new RuleError('changedMeanwhile');
    await updateRow(tx, 'classSession', sessionId, { cancelledAt: null, cancelReason: '' });
    return {
      action: 'restoreClassSession',
      before: { isCancelled: true, cancelReason: before.cancelReason },
      after: { isCancelled: false },
    };
  });
