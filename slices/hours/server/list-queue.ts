import { peopleBehind, reachWhere } from '#kit/access/actor.ts';
import { actorOf } from '#kit/graphql/action.ts';
import { perRequest, type Context } from '#kit/graphql/context.ts';
import { parsedSearch, readPage, type CountedPage, type PageArgs } from '#kit/graphql/page.ts';
import { can } from '../rules/permissions.ts';
import { findEntry, type HourRecord } from './entry.queries.ts';
import {
  countIn,
  countQueue,
  rowsOfQueue,
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

/** A page and the numbers over it ask for the same counts: they are read once. */
const countsRead = perRequest(() => new Map<string, Promise<HourCounts>>());

export function countEntries(ctx: Context, filter: QueueFilter): Promise<HourCounts> {
  const asked = params(ctx, { ...filter, status: null });
  const key = JSON.stringify(asked.filter);
  const read = countsRead(ctx);
  const counted = read.get(key) ?? countQueue(ctx.db, asked);
  read.set(key, counted);
  return counted;
}

export function listQueue(
  ctx: Context,
  { filter, ...page }: { filter: QueueFilter } & PageArgs,
): Promise<CountedPage<HourRecord>> {
  const asked = params(ctx, filter);
  return readPage(
    page,
    (max, after) => rowsOfQueue(ctx.db, asked, max, after),
    async (max) => Math.min(max, countIn(await countEntries(ctx, filter), filter)),
  );
}

/** Hours about which the caller may decide; for others there are none. */
export async function entryToDecide(ctx: Context, id: string): Promise<HourRecord | null> {
  const found = await findEntry(ctx.db, id);
  return found && can.decide(actorOf(ctx), found) ? found : null;
}
