import { loaderByOwner } from '#kit/graphql/loader.ts';
import { listStandingHolds } from './hold.queries.ts';
import { listIssues } from './issue.queries.ts';

export const issuesByStudent = loaderByOwner(
  (ctx, ids) => listIssues(ctx.db, ids),
  ({ personId }) => personId,
);

export const holdsByStudent = loaderByOwner(
  (ctx, ids) => listStandingHolds(ctx.db, ids),
  ({ personId }) => personId,
);
