import { reachWhere } from '#kit/access/actor.ts';
import { actorOf } from '#kit/graphql/action.ts';
import { countById, loaderById, loaderByOwner } from '#kit/graphql/loader.ts';
import { findAssignmentFiles } from './assignment-files.queries.ts';
import { findGroups } from './assignment-groups.queries.ts';
import {
  countAssignments,
  countSubmissions,
  countSubmissionsOfOfferings,
  findAssignments,
  findAssignmentTexts,
} from './assignment.queries.ts';

export const assignmentById = loaderById((ctx, ids) => findAssignments(ctx.db, ids, ctx.locale));

export const assignmentCount = countById((ctx, courseIds) => countAssignments(ctx.db, courseIds));

export const groupsByAssignment = loaderByOwner(
  (ctx, ids) => findGroups(ctx.db, ids),
  ({ assignmentId }) => assignmentId,
);

export const textsByAssignment = loaderByOwner(
  (ctx, ids) => findAssignmentTexts(ctx.db, ids),
  ({ assignmentId }) => assignmentId,
);

export const filesByAssignment = loaderByOwner(
  (ctx, ids) => findAssignmentFiles(ctx.db, ids),
  ({ assignmentId }) => assignmentId,
);

/** On the campuses whose work the caller reads. */
export const submissionCount = countById((ctx, ids) =>
  countSubmissions(ctx.db, ids, reachWhere(actorOf(ctx), 'admin')),
);

export const submissionCountOfOffering = countById((ctx, ids) => countSubmissionsOfOfferings(ctx.db, ids));
