import { dayIn } from '#kit/calendar/zone.ts';
import type { Tx } from '#kit/db/database.ts';
import { insertRow, lockRow, updateRow } from '#kit/db/rows.ts';
import { actorOf } from '#kit/graphql/action.ts';
import { actOnRecord, createRecord, updateRecord, type Entity } from '#kit/graphql/change-record.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import type { InputOf } from '#kit/record/field.ts';
import {
  DAYS_BACK,
  daysProblem,
  isInHandsOfStudent,
  leave,
  type LeaveValues,
} from '../rules/leave-request.ts';
import { writtenDays } from '../rules/written-days.ts';
import {
  findLeaveGroups,
  findLeaveRequest,
  findOverlap,
  lockRequestsOf,
  type LeaveGroup,
  type LeaveRecord,
} from './leave-request.queries.ts';
import { tellStaff } from './tell-of-leave.ts';

type LeaveInput = InputOf<typeof leave>;

/** Why the whole college is asked: groups and campuses are not in a student's own reach. */
export const OWN_LEAVE = 'with which groups the caller may be away';

const own: Entity<typeof leave, LeaveRecord> = {
  name: 'leaveRequest',
  fields: leave,
  async load(tx, ctx, id) {
    await lockRow(tx, 'leaveRequest', id);
    const found = await findLeaveRequest(ctx.unscopedWithin(tx, OWN_LEAVE), id);
    return found?.personId === actorOf(ctx).personId ? found : undefined;
  },
  regionOf: ({ regionId }) => regionId,
};

/** Asks for leave. The id comes from the form, so that a form which is sent twice asks once. */
export const requestLeave = (
  ctx: Context,
  {
    requestId: id,
    groupId,
    leaveInput: input,
  }: { requestId: string; groupId: string; leaveInput: LeaveInput },
): Promise<LeaveRecord> =>
  createRecord(ctx, own, {
    action: 'requestLeave',
    id,
    input,
    async insert(tx, values) {
      const { personId } = actorOf(ctx);
      await lockRequestsOf(tx, personId);
      const group = await groupOf(tx, ctx, groupId);
      // What is there already was checked when it came.
      if (await findLeaveRequest(ctx.unscopedWithin(tx, OWN_LEAVE), id)) return false;
      checkDays(ctx, group, values);
      checkType(group, values);
      await refuseOverlap(tx, ctx, { id, personId, groupId, ...values });
      const { regionId } = group;
      const isNew = await insertRow(tx, 'leaveRequest', {
        id,
        personId,
        groupId,
        regionId,
        ...values,
        createdAt: ctx.services.now(),
      });
      const whole = ctx.unscopedWithin(tx, 'whom a request for leave is told');
      const request = isNew ? await findLeaveRequest(whole, id) : undefined;
      if (request) await tellStaff(whole, request);
      return isNew && { groupId };
    },
  });

/** Changes a request that nobody has decided. */
export const changeLeaveRequest = (
  ctx: Context,
  {
    requestId: id,
    version,
    leaveInput: input,
  }: { requestId: string; version: number; leaveInput: LeaveInput },
): Promise<LeaveRecord> =>
  updateRecord(ctx, own, {
    action: 'changeLeaveRequest',
    id,
    version,
    input,
    async write(tx, { before, after }) {
      refuseDecided(before);
      await lockRequestsOf(tx, before.personId);
      const group = await groupOf(tx, ctx, before.groupId);
      checkDays(ctx, group, after, before);
      // A type that is not offered any more may stay.
      if (after.typeId !== before.typeId) checkType(group, after);
      await refuseOverlap(tx, ctx, { ...before, ...after });
      await updateRow(tx, 'leaveRequest', id, after);
    },
  });

export const withdrawLeaveRequest = (ctx: Context, id: string): Promise<LeaveRecord> =>
  actOnRecord(ctx, own, id, async (tx, before) => {
    if (before.status === 'WITHDRAWN') return null;
    refuseDecided(before);
    await updateRow(tx, 'leaveRequest', id, { status: 'WITHDRAWN' });
    return { action: 'withdrawLeaveRequest', before: { status: 'PENDING' }, after: { status: 'WITHDRAWN' } };
  });

/** Takes a withdrawal back, unless other days were asked for meanwhile. */
export const restoreLeaveRequest = (ctx: Context, id: string): Promise<LeaveRecord> =>
  actOnRecord(ctx, own, id, async (tx, before) => {
    if (before.status !== 'WITHDRAWN') return null;
    await lockRequestsOf(tx, before.personId);
    await refuseOverlap(tx, ctx, before);
    await updateRow(tx, 'leaveRequest', id, { status: 'PENDING' });
    return { action: 'restoreLeaveRequest', before: { status: 'WITHDRAWN' }, after: { status: 'PENDING' } };
  });

async function groupOf(tx: Tx, ctx: Context, groupId: string): Promise<LeaveGroup> {
  const groups = await findLeaveGroups(ctx.unscopedWithin(tx, OWN_LEAVE), {
    personId: actorOf(ctx).personId,
    now: ctx.services.now(),
    daysBack: DAYS_BACK,
  });
  const group = groups.find(({ id }) => id === groupId);
  if (!group) throw new RuleError('recordNotFound', 'NOT_FOUND');
  return group;
}

const LATER_DAY: Partial<Record<string, string>> = { leaveTooLongAgo: 'firstDay' };

function checkDays(
  ctx: Context,
  { timeZone }: Pick<LeaveGroup, 'timeZone'>,
  values: LeaveValues,
  before?: LeaveRecord,
): void {
  const today = dayIn(ctx.services.now(), timeZone);
  const problem = daysProblem(values, before ? { today, before } : { today });
  if (problem) throw new RuleError(problem, 'BAD_USER_INPUT', {}, { field: LATER_DAY[problem] ?? 'lastDay' });
}

function checkType({ types }: LeaveGroup, { typeId }: LeaveValues): void {
  if (!types.some(({ id }) => id === typeId))
    throw new RuleError('leaveTypeUnknown', 'BAD_USER_INPUT', {}, { field: 'typeId' });
}

function refuseDecided({ status }: LeaveRecord): void {
  if (isInHandsOfStudent(status)) return;
  throw new RuleError(status === 'WITHDRAWN' ? 'leaveIsWithdrawn' : 'leaveIsDecided');
}

async function refuseOverlap(
  tx: Tx,
  ctx: Context,
  wanted: Pick<LeaveRecord, 'id' | 'personId' | 'groupId' | 'firstDay' | 'lastDay'>,
): Promise<void> {
  const other = await findOverlap(tx, wanted);
  if (!other) return;
  const values = { days: writtenDays(other, ctx.locale), status: other.status };
  throw new RuleError('leaveOverlaps', 'BAD_USER_INPUT', values, { field: 'firstDay' });
}
