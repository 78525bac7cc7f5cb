import { loaderByOwner } from '#kit/graphql/loader.ts';
import { findSessionsOnLeave } from './sessions-on-leave.queries.ts';

/** The classes of a group are not in a student's own reach; only their number is told, beside a request that is. */
export const sessionsOnLeave = loaderByOwner(
  (ctx, ids) =>
    findSessionsOnLeave(ctx.unscoped('the classes on the days of a leave in reach'), ids, ctx.locale),
  ({ requestId }) => requestId,
);
