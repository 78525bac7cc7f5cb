import { peopleBehind, reachWhere } from '#kit/access/actor.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { parsedSearch, type CountedPage, type PageArgs } from '#kit/graphql/page.ts';
import { can } from '../rules/permissions.ts';
import { findLeaveRequest, type LeaveRecord } from './leave-request.queries.ts';
import {
  countQueue,
  pageOfQueue,
  type LeaveCounts,
  type QueueFilter,
  type QueueParams,
} from './queue.queries.ts';

/** What the caller may decide about: their campuses, and nothing of their own. */
export function reachOf(ctx: Context): Pick<QueueParams, 'reach' | 'callerIds'> {
  const actor = actorOf(ctx);
  return { reach: reachWhere(actor, 'admin'), callerIds: peopleBehind(actor) };
}

const params = (filter: QueueFilter): QueueFilter => ({
  ...filter,
  search: parsedSearch(filter.search, 'requestNotUnderstood'),
});

export const listQueue = (
  ctx: Context,
  { filter, sortBy, isDescending, ...page }: Omit<QueueParams, 'reach' | 'callerIds'> & PageArgs,
): Promise<CountedPage<LeaveRecord>> =>
  pageOfQueue(ctx.db, { ...reachOf(ctx), filter: params(filter), sortBy, isDescending }, page);

export const countLeaves = (ctx: Context, filter: QueueFilter): Promise<LeaveCounts> =>
  countQueue(ctx.db, { ...reachOf(ctx), filter: params(filter) });

/** One request that the caller may decide about; for others there is none. */
export async function requestToDecide(ctx: Context, id: string): Promise<LeaveRecord | null> {
  const request = await findLeaveRequest(ctx.db, id);
  return request && can.decide(actorOf(ctx), request) ? request : null;
}
