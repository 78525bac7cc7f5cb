import { loaderById } from '#kit/graphql/loader.ts';
import { countClasses } from './leave-request.queries.ts';

/** The classes of a group are not in a student's own reach; only their number is told, beside a request that is. */
export const classesById = loaderById((ctx, ids) =>
  countClasses(ctx.unscoped('how many classes fall on the days of a leave'), ids),
);
