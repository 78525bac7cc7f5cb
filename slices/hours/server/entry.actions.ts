import { deleteRow, insertRow, updateRow } from '#kit/db/rows.ts';
import { actorOf } from '#kit/graphql/action.ts';
import { createRecord, deleteRecord, updateRecord, type Entity } from '#kit/graphql/change-record.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import type { InputOf } from '#kit/record/field.ts';
import { hourEntry, isInHandsOfStudent } from '../rules/hour-entry.ts';
import { findEntry, lockEntry, lockHoursOf, type HourRecord } from './entry.queries.ts';
import { checkCategory, checkDay, checkMinutes, groupToLogWith, OWN_HOURS } from './log-checks.ts';

export const own: Entity<typeof hourEntry, HourRecord> = {
  name: 'hourEntry',
  fields: hourEntry,
  async load(tx, ctx, id) {
    const { personId } = actorOf(ctx);
    await lockHoursOf(tx, personId);
    await lockEntry(tx, id);
    const found = await findEntry(ctx.unscopedWithin(tx, OWN_HOURS), id);
    return found?.personId === personId ? found : undefined;
  },
  regionOf: ({ regionId }) => regionId,
};

interface Saved {
  entryId: string;
  /** What the change is based on; none for new hours. */
  version?: number | null | undefined;
  input: InputOf<typeof hourEntry> & { groupId: string };
}

/** Logs hours, or changes what is not confirmed. */
export function saveHourEntry(ctx: Context, { entryId, version, input }: Saved): Promise<HourRecord> {
  const { groupId, ...said } = input;
  return typeof version === 'number'
    ? changeHours(ctx, { id: entryId, version, groupId, input: said })
    : logHours(ctx, { id: entryId, groupId, input: said });
}

interface Said {
  id: string;
  groupId: string;
  input: InputOf<typeof hourEntry>;
}

const logHours = (ctx: Context, { id, groupId, input }: Said): Promise<HourRecord> =>
  createRecord(ctx, own, {
    action: 'logHours',
    id,
    input,
    async insert(tx, values) {
      const { personId } = actorOf(ctx);
      await lockHoursOf(tx, personId);
      const whole = ctx.unscopedWithin(tx, OWN_HOURS);
      // What is there already was checked when it came.
      if (await findEntry(whole, id)) return false;
      const group = await groupToLogWith(whole, ctx, groupId);
      checkDay(values.day, group);
      await checkCategory(whole, group, values.categoryId);
      await checkMinutes(whole, { id, personId, ...values });
      const { regionId } = group;
      const createdAt = ctx.services.now();
      const isNew = await insertRow(tx, 'hourEntry', {
        id,
        personId,
        regionId,
        groupId,
        createdAt,
        ...values,
      });
      return isNew && { groupId };
    },
  });

/** What was refused waits again once it is changed. */
const changeHours = (
  ctx: Context,
  { id, version, groupId, input }: Said & { version: number },
): Promise<HourRecord> =>
  updateRecord(ctx, own, {
    action: 'changeHours',
    id,
    version,
    input,
    async write(tx, { before, after, changed }) {
      refuseConfirmed(before);
      if (groupId !== before.groupId) throw new RuleError('recordNotFound', 'NOT_FOUND');
      const whole = ctx.unscopedWithin(tx, OWN_HOURS);
      if (changed.includes('day')) checkDay(after.day, await groupToLogWith(whole, ctx, groupId));
      await checkCategory(whole, before, after.categoryId, before.categoryId);
      await checkMinutes(whole, { ...before, ...after });
      const waits = { status: 'PENDING', adminComments: '', decidedAt: null, decidedBy: null } as const;
      // Nor is there anything left of which they were not told.
      await updateRow(tx, 'hourEntry', id, { ...after, ...waits, lastTold: null });
    },
  });

/** Deletes what is not confirmed, for good. */
export async function deleteHourEntry(
  ctx: Context,
  { entryId: id, version }: { entryId: string; version: number },
): Promise<string> {
  await deleteRecord(ctx, own, {
    action: 'deleteHours',
    id,
    async remove(tx, before) {
      refuseConfirmed(before);
      if (version !== before.version) throw new RuleError('changedMeanwhile');
      await deleteRow(tx, 'hourEntry', id);
      return { groupId: before.groupId, status: before.status };
    },
  });
  return id;
}

function refuseConfirmed({ status }: HourRecord): void {
  if (!isInHandsOfStudent(status)) throw new RuleError('hoursConfirmed');
}
