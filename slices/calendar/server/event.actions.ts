import type { Tx } from '#kit/db/database.ts';
import { deleteRow, insertRow, lockRow, updateRow } from '#kit/db/rows.ts';
import { actorOf } from '#kit/graphql/action.ts';
import { createRecord, deleteRecord, updateRecord, type Entity } from '#kit/graphql/change-record.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { isRuleKnown } from '#kit/ical/days-of-rule.ts';
import type { InputOf } from '#kit/record/field.ts';
import { findGroupToJoin } from '#slices/groups/server/api.ts';
import { isOpenRegion } from '#slices/regions/server/api.ts';
import { calendarEvent, checkEvent, type EventValues } from '../rules/event.ts';
import { can } from '../rules/permissions.ts';
import { findEvent, type EventRecord } from './event.queries.ts';
import { spanOf } from './occurrences.ts';

type EventInput = InputOf<typeof calendarEvent>;

const entity: Entity<typeof calendarEvent, EventRecord> = {
  name: 'calendarEvent',
  fields: calendarEvent,
  async load(tx, ctx, id) {
    await lockRow(tx, 'calendarEvent', id);
    const found = await findEvent(tx, id);
    return found && can.keep(actorOf(ctx), found) ? found : undefined;
  },
  regionOf: ({ regionId }) => regionId,
};

/** The event as it is stored: on the campus of its group, if the caller may keep events there. */
async function checked(tx: Tx, ctx: Context, values: EventValues) {
  const { groupId } = values;
  const regionId = groupId ? (await findGroupToJoin(tx, groupId))?.regionId : values.regionId;
  const isThere = regionId === null || (regionId !== undefined && (await isOpenRegion(tx, regionId)));
  if (regionId === undefined || !isThere || !can.keep(actorOf(ctx), { regionId }))
    throw new RuleError('recordNotFound', 'NOT_FOUND');
  const problem = checkEvent(values);
  if (problem) throw new RuleError(problem);
  if (values.rule !== '' && !isRuleKnown(values.rule, values.firstDay))
    throw new RuleError('eventRuleInvalid', 'BAD_USER_INPUT', {}, { field: 'rule' });
  // A single event has no dates to leave out.
  const changes = values.rule === '' ? '' : values.changes;
  const stored = { ...values, changes, regionId };
  return { ...stored, ...spanOf(stored) };
}

export const createEvent = (ctx: Context, id: string, input: EventInput): Promise<EventRecord> =>
  createRecord(ctx, entity, {
    action: 'createCalendarEvent',
    id,
    input,
    insert: async (tx, values) => insertRow(tx, 'calendarEvent', { id, ...(await checked(tx, ctx, values)) }),
  });

export const updateEvent = (
  ctx: Context,
  { eventId, version, eventInput }: { eventId: string; version: number; eventInput: EventInput },
): Promise<EventRecord> =>
  updateRecord(ctx, entity, {
    action: 'updateCalendarEvent',
    id: eventId,
    version,
    input: eventInput,
    write: async (tx, { after }) => updateRow(tx, 'calendarEvent', eventId, await checked(tx, ctx, after)),
  });

export const deleteEvent = (ctx: Context, id: string): Promise<boolean> =>
  deleteRecord(ctx, entity, {
    action: 'deleteCalendarEvent',
    id,
    remove: (tx) => deleteRow(tx, 'calendarEvent', id),
  });
