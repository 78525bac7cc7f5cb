import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { findGradedAttempts, type AttemptRecord } from '../attempt.queries.ts';

/** The specification's own number (DASH-03). */
const MAX_RESULTS = 5;

/** How the caller's latest exams went, also those of a group they have left since. */
export const recentResults = (ctx: Context): Promise<AttemptRecord[]> =>
  findGradedAttempts(ctx.db, actorOf(ctx).personId, MAX_RESULTS);
