import { builder } from '#kit/graphql/builder.ts';
import { signedIn } from '#kit/graphql/permission.ts';
import { ExamAttempt } from '../sitting/attempts.graphql.ts';
import { recentResults } from './recent-results.ts';

builder.queryField('recentExamResults', (t) =>
  t.field({
    type: [ExamAttempt],
    description: 'The caller’s five latest attempts that have a grade, the newest first.',
    permission: signedIn,
    resolve: (_, __, ctx) => recentResults(ctx),
  }),
);
