import { builder } from '#kit/graphql/builder.ts';
import { signedIn } from '#kit/graphql/permission.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { ExamAttempt } from '../sitting/attempts.graphql.ts';
import { findGradedAttempts, type AttemptRecord } from '../attempt.queries.ts';

const MAX_RESULTS = 5;

/** Also those of a group the caller has left since. */
const recentResults = (ctx: Context): Promise<AttemptRecord[]> =>
  findGradedAttempts(ctx.db, actorOf(ctx).personId, MAX_RESULTS);

builder.queryField('recentExamResults', (t) =>
  t.field({
    type: [ExamAttempt],
    description: 'The caller’s five latest attempts that have a grade, the newest first.',
    permission: signedIn,
    resolve: (_, __, ctx) => recentResults(ctx),
  }),
);
