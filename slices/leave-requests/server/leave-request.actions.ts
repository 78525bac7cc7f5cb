import { dayIn } from '#kit/calendar/zone.ts';
import type { Tx } from '#kit/db/database.ts';
import { insertRow, lockRow, updateRow } from '#kit/db/rows.ts';
import { actorOf } from '#kit/graphql/action.ts';
import { actOnRecord, createRecord, parsedInput, type Entity } from '#kit/graphql/change-record.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { changedFields, pickFields } from '#kit/record/changed-fields.ts';
import type { InputOf } from '#kit/record/field.ts';
import type { ProofFile, SentFile } from '#slices/assignments/server/api.ts';
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
  putFile,
  type LeaveGroup,
  type LeaveRecord,
} from './leave-request.queries.ts';
import { leaveFiles } from './sent-file.ts';
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

interface Params {
  requestId: string;
  groupId: string;
  leaveInput: LeaveInput;
  file?: SentFile | null | undefined;
}

/** Asks for leave. The id comes from the form, so that a form which is sent twice asks once. */
export async function requestLeave(
  ctx: Context,
  { requestId: id, groupId, leaveInput: input, file: sent }: Params,
): Promise<LeaveRecord> {
  parsedInput(leave, input);
  const file = sent ? await leaveFiles.receive(ctx, sent) : null;
  return createRecord(ctx, own, {
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
      if (isNew) await putFile(tx, { requestId: id, personId, regionId }, file);
      const whole = ctx.unscopedWithin(tx, 'whom a request for leave is told');
      const request = isNew ? await findLeaveRequest(whole, id) : undefined;
      if (request) await tellStaff(whole, request);
      return isNew && { groupId, ...(file && { file: file.name }) };
    },
  });
}

interface Changed {
  requestId: string;
  version: number;
  leaveInput: LeaveInput;
  /** In place of the one that is there. */
  file?: SentFile | null | undefined;
  /** Whether the file that is there stays, where no other comes. */
  keepsFile: boolean;
}

/** Changes a request that nobody has decided. */
export async function changeLeaveRequest(
  ctx: Context,
  { requestId: id, version, leaveInput: input, file: sent, keepsFile }: Changed,
): Promise<LeaveRecord> {
  const received = sent ? await leaveFiles.receive(ctx, sent) : null;
  return actOnRecord(ctx, own, id, async (tx, before) => {
    const after = parsedInput(leave, input, before);
    const changed = changedFields(leave, before, after);
    const { file: had, personId, groupId, regionId } = before;
    const file = received ?? (keepsFile ? had : null);
    const isSameFile = file?.id === had?.id;
    if (changed.length === 0 && isSameFile) return null;
    if (version !== before.version) throw new RuleError('changedMeanwhile');
    refuseDecided(before);
    await lockRequestsOf(tx, personId);
    const group = await groupOf(tx, ctx, groupId);
    checkDays(ctx, group, after, before);
    // A type that is not offered any more may stay.
    if (after.typeId !== before.typeId) checkType(group, after);
    await refuseOverlap(tx, ctx, { ...before, ...after });
    await updateRow(tx, 'leaveRequest', id, after);
    if (!isSameFile) {
      await putFile(tx, { requestId: id, personId, regionId }, file);
      if (had) await leaveFiles.forgetUnlessKept(tx, had);
    }
    const told = (values: LeaveValues, named: ProofFile | null) => ({
      ...pickFields(changed, values),
      ...(!isSameFile && { file: named?.name ?? null }),
    });
    return { action: 'changeLeaveRequest', before: told(before, had), after: told(after, file) };
  });
}

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
