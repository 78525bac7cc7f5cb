import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { enqueue } from '#kit/jobs/enqueue.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { findGroupToJoin } from '#slices/groups/server/api.ts';
import { addressFrom } from '../rules/group-calendar.ts';
import { can } from '../rules/permissions.ts';
import {
  deleteGroupCalendar,
  findGroupCalendar,
  storeGroupCalendar,
  type GroupCalendarRecord,
} from './group-calendar.queries.ts';
import { readGroupCalendar } from './read-group-calendars.ts';

/** The campus of a group that the caller looks after; for others there is no such group. */
async function campusOf(db: Db | Tx, ctx: Context, groupId: string): Promise<string> {
  const group = await findGroupToJoin(db, groupId);
  if (!group || !can.keep(actorOf(ctx), group)) throw new RuleError('recordNotFound', 'NOT_FOUND');
  return group.regionId;
}

export async function readOwnGroupCalendar(
  ctx: Context,
  groupId: string,
): Promise<GroupCalendarRecord | null> {
  const found = await findGroupCalendar(ctx.db, groupId);
  return found && can.keep(actorOf(ctx), found) ? found : null;
}

/** Says where a group keeps its calendar, or that it keeps none. What is said again is read again. */
export const setGroupCalendar = (
  ctx: Context,
  { groupId, address: typed }: { groupId: string; address: string },
): Promise<GroupCalendarRecord | null> =>
  transaction(ctx.db, async (tx) => {
    const regionId = await campusOf(tx, ctx, groupId);
    const before = (await findGroupCalendar(tx, groupId))?.address ?? null;
    const address = typed.trim() === '' ? null : addressFrom(typed);
    if (address === null && typed.trim() !== '')
      throw new RuleError('groupCalendarAddress', 'BAD_USER_INPUT', {}, { field: 'address' });
    if (address === null) await deleteGroupCalendar(tx, groupId);
    else {
      if (address !== before) await storeGroupCalendar(tx, { groupId, regionId, address });
      await enqueue(tx, readGroupCalendar, { groupId }, { key: `groupCalendar:${groupId}` });
    }
    if (address !== before)
      await audit(tx, ctx, {
        action: 'setGroupCalendar',
        entity: 'group',
        entityId: groupId,
        regionId,
        before: { address: before },
        after: { address },
      });
    return (await findGroupCalendar(tx, groupId)) ?? null;
  });
