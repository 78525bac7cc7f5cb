import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { readSiteSettings } from '#slices/site-settings/server/api.ts';
import { findSupportViews } from './support-views.queries.ts';

/** Whoever wants to know of older ones asks the office, which has them all. */
const MAX_TOLD = 10;

/** When the staff saw the site as the caller sees it, unless the college keeps that to itself. */
export async function listSupportViews(ctx: Context): Promise<Date[]> {
  const { tellsSupportViews } = await readSiteSettings(ctx.db);
  if (!tellsSupportViews) return [];
  return findSupportViews(ctx.unscoped('who saw the site as the caller'), actorOf(ctx).personId, MAX_TOLD);
}
