import { peopleBehind, reachWhere } from '#kit/access/actor.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { parsedSearch, type CountedPage, type PageArgs } from '#kit/graphql/page.ts';
import { can } from '../rules/permissions.ts';
import { findEntry, type HourRecord } from './entry.queries.ts';
import {
  countQueue,
  pageOfQueue,
  type HourCounts,
  type QueueFilter,
  type QueueParams,
} from './queue.queries.ts';

/** What the caller may decide about: their campuses, and nothing of their own. */
export function reachOf(ctx: Context): Pick<QueueParams, 'reach' | 'callerIds'> {
  const actor = actorOf(ctx);
  return { reach: reachWhere(actor, 'manager'), callerIds: peopleBehind(actor) };
}

const params = (ctx: Context, filter: QueueFilter): QueueParams => ({
  ...reachOf(ctx),
  filter: { ...filter, search: parsedSearch(filter.search, 'requestNotUnderstood') },
});

export const listQueue = (
  ctx: Context,
  { filter, ...page }: { filter: QueueFilter } & PageArgs,
): Promise<CountedPage<HourRecord>> => pageOfQueue(ctx.db, params(ctx, filter), page);

export const countEntries = (ctx: Context, filter: QueueFilter): Promise<HourCounts> =>
  countQueue(ctx.db, params(ctx, filter));

/** Hours about which the caller may decide; for others there are none. */
export async function entryToDecide(ctx: Context, id: string): Promise<HourRecord | null> {
  const found = await findEntry(ctx.db, id);
  return found && can.decide(actorOf(ctx), found) ? found : null;
}
