import { loaderByOwner } from '#kit/graphql/loader.ts';
import { listStandingHolds } from './hold.queries.ts';
import { listIssues } from './issue.queries.ts';

export const issuesByStudent = loaderByOwner(
  (ctx, ids) => listIssues(ctx.db, ids),
  ({ personId }) => personId,
);

/** For those who were given the student: a hold of another campus holds as well. */
export const holdsByStudent = loaderByOwner(
  (ctx, ids) =>
    listStandingHolds(ctx.unscoped('what holds the papers of a student in reach'), ids, ctx.services.now()),
  ({ personId }) => personId,
);
