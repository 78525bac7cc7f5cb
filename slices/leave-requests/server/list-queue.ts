import { isAboutActor, peopleBehind, reachWhere } from '#kit/access/actor.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { parsedSearch, type CountedPage, type PageArgs } from '#kit/graphql/page.ts';
import type { LeaveStatus } from '../rules/leave-request.ts';
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

/** What is read on the campuses that the caller administers or is dean of; nothing of their own. */
export function listToRead(
  ctx: Context,
  { status, ...page }: { status: LeaveStatus } & PageArgs,
): Promise<CountedPage<LeaveRecord>> {
  const actor = actorOf(ctx);
  return pageOfQueue(
    ctx.db,
    {
      reach: reachWhere(actor, 'admin', 'dean'),
      callerIds: peopleBehind(actor),
      filter: { status },
      sortBy: 'ASKED',
      isDescending: status !== 'PENDING',
    },
    page,
  );
}

/** One of these; for others there is none. */
export async function requestToRead(ctx: Context, id: string): Promise<LeaveRecord | null> {
  const request = await findLeaveRequest(ctx.db, id);
  const actor = actorOf(ctx);
  return request && can.read(actor, request) && !isAboutActor(actor, request) ? request : null;
}

/** One request that the caller may decide about; for others there is none. */
export async function requestToDecide(ctx: Context, id: string): Promise<LeaveRecord | null> {
  const request = await findLeaveRequest(ctx.db, id);
  return request && can.decide(actorOf(ctx), request) ? request : null;
}
