import { peopleBehind, reachWhere } from '#kit/access/actor.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { parsedSearch, type CountedPage, type PageArgs } from '#kit/graphql/page.ts';
import { can } from '../rules/permissions.ts';
import { findExplanation, type ExplanationRecord } from './explanation.queries.ts';
import {
  countQueue,
  pageOfQueue,
  type ExplanationCounts,
  type QueueFilter,
  type QueueParams,
} from './queue.queries.ts';

/** What the caller may decide about: their campuses, and nothing of their own. */
export function reachOf(ctx: Context): Pick<QueueParams, 'reach' | 'callerIds'> {
  const actor = actorOf(ctx);
  return { reach: reachWhere(actor, 'attendanceAdmin'), callerIds: peopleBehind(actor) };
}

const params = (ctx: Context, filter: QueueFilter): QueueParams => ({
  ...reachOf(ctx),
  filter: { ...filter, search: parsedSearch(filter.search, 'requestNotUnderstood') },
});

export const listQueue = (
  ctx: Context,
  { filter, ...page }: { filter: QueueFilter } & PageArgs,
): Promise<CountedPage<ExplanationRecord>> =>
  pageOfQueue(ctx.db, { ...params(ctx, filter), locale: ctx.locale }, page);

export const countExplanations = (ctx: Context, filter: QueueFilter): Promise<ExplanationCounts> =>
  countQueue(ctx.db, params(ctx, filter));

/** One explanation that the caller may decide about; for others there is none. */
export async function explanationToDecide(ctx: Context, id: string): Promise<ExplanationRecord | null> {
  const found = await findExplanation(ctx.db, { id, locale: ctx.locale });
  return found && can.decide(actorOf(ctx), found) ? found : null;
}
