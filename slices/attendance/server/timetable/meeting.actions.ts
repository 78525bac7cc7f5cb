import type { Tx } from '#kit/db/database.ts';
import { deleteRow, insertRow, lockRow, updateRow } from '#kit/db/rows.ts';
import { actorOf } from '#kit/graphql/action.ts';
import { createRecord, deleteRecord, updateRecord, type Entity } from '#kit/graphql/change-record.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import type { InputOf } from '#kit/record/field.ts';
import { can } from '#slices/groups/rules/permissions.ts';
import { checkMeeting, meeting, weekdayNumbers, type MeetingValues } from '../../rules/meeting.ts';
import { plannedSessions, type PlannedSession } from '../../rules/timetable.ts';
import { deletePlanned, insertPlanned, movePlanned } from './planned-sessions.queries.ts';
import { checkTaught } from './timetable-checks.ts';
import {
  findMeeting,
  findTimetableGroup,
  type MeetingRecord,
  type TimetableGroup,
} from './timetable.queries.ts';

type MeetingInput = InputOf<typeof meeting>;

const entity: Entity<typeof meeting, MeetingRecord> = {
  name: 'weeklyMeeting',
  fields: meeting,
  async load(tx, ctx, id) {
    await lockRow(tx, 'weeklyMeeting', id);
    const found = await findMeeting(tx, { id, locale: ctx.locale });
    return found && can.manage(actorOf(ctx), found) ? found : undefined;
  },
  regionOf: ({ regionId }) => regionId,
};

/** The group, if the caller looks after its campus. */
export async function groupToPlan(tx: Tx, ctx: Context, groupId: string): Promise<TimetableGroup> {
  const group = await findTimetableGroup(tx, groupId);
  if (!group || !can.manage(actorOf(ctx), group)) throw new RuleError('recordNotFound', 'NOT_FOUND');
  return group;
}

/** Without the rare night when clocks leave out the hour that it would be held in. */
const sessionsOf = (values: MeetingValues, timeZone: string): PlannedSession[] =>
  plannedSessions({ ...values, weekdays: weekdayNumbers(values.weekdays) }, timeZone).filter(
    ({ startsAt, endsAt }) => endsAt > startsAt,
  );

function refuseWrong(values: MeetingValues): void {
  const problem = checkMeeting(values);
  const field = problem === 'meetingDaysInvalid' ? 'lastDay' : 'endTime';
  if (problem) throw new RuleError(problem, 'BAD_USER_INPUT', {}, { field });
}

/** Has a group meet every week; all its sessions are made at once. */
export const createMeeting = (
  ctx: Context,
  {
    meetingId: id,
    groupId,
    meetingInput: input,
  }: { meetingId: string; groupId: string; meetingInput: MeetingInput },
): Promise<MeetingRecord> =>
  createRecord(ctx, entity, {
    action: 'createWeeklyMeeting',
    id,
    input,
    async insert(tx, values) {
      const { regionId, timeZone } = await groupToPlan(tx, ctx, groupId);
      refuseWrong(values);
      await checkTaught(ctx, tx, { groupId, regionId }, values);
      const row = { id, groupId, regionId, ...values };
      if (!(await insertRow(tx, 'weeklyMeeting', { ...row, weekdays: [...values.weekdays] }))) return false;
      const planned = sessionsOf(values, timeZone);
      await insertPlanned(tx, row, planned);
      return { groupId, sessionCount: planned.length };
    },
  });

/** Touches only sessions to come without a roll that were not changed by themselves; those of the same day stay the same. */
export const updateMeeting = (
  ctx: Context,
  {
    meetingId: id,
    version,
    meetingInput: input,
  }: { meetingId: string; version: number; meetingInput: MeetingInput },
): Promise<MeetingRecord> =>
  updateRecord(ctx, entity, {
    action: 'updateWeeklyMeeting',
    id,
    version,
    input,
    async write(tx, { before, after }) {
      refuseWrong(after);
      await checkTaught(ctx, tx, before, after, before);
      await updateRow(tx, 'weeklyMeeting', id, { ...after, weekdays: [...after.weekdays] });
      const now = ctx.services.now();
      const planned = sessionsOf(after, before.timeZone);
      await deletePlanned(tx, id, { now, days: planned.map(({ day }) => day) });
      const row = { ...before, ...after };
      await movePlanned(tx, row, { now, planned });
      await insertPlanned(
        tx,
        row,
        planned.filter(({ startsAt }) => startsAt > now),
      );
    },
  });

/** Its sessions to come go with it; what was held, changed by itself or has a roll stays. */
export const deleteMeeting = (ctx: Context, id: string): Promise<boolean> =>
  deleteRecord(ctx, entity, {
    action: 'deleteWeeklyMeeting',
    id,
    async remove(tx, { groupId }) {
      const sessionCount = await deletePlanned(tx, id, { now: ctx.services.now() });
      await deleteRow(tx, 'weeklyMeeting', id);
      return { groupId, sessionCount };
    },
  });
