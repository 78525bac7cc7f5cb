import { builder } from '#kit/graphql/builder.ts';
import { viaParent } from '#kit/graphql/permission.ts';
import { nameOfDoer } from '#slices/people/server/api.ts';
import { Submission } from './grading.graphql.ts';
import { gradeHistoryOf } from './read-submission.ts';
import { StudentAssignment } from '../submitting/student-assignments.graphql.ts';
import type { WorkGradeChange } from './work-grade-change.queries.ts';

const GradeChangeOfWork = builder.objectRef<WorkGradeChange>('GradeChangeOfWork').implement({
  description: 'A grade that a student was given for their work, and that a user changed or took away.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    grade: t.expose('score', { type: 'Percent', nullable: true }),
    complete: t.exposeBoolean('complete', { nullable: true }),
    previousGrade: t.expose('previousScore', { type: 'Percent', nullable: true }),
    previousComplete: t.exposeBoolean('previousComplete', { nullable: true }),
    reason: t.exposeString('reason', { nullable: true, description: 'None where it was undone right away.' }),
    takesBack: t.boolean({
      description: 'Whether it gave back what had been there before another change.',
      resolve: ({ takesBack }) => takesBack !== null,
    }),
    changedAt: t.expose('changedAt', { type: 'DateTime' }),
    changedByName: t.string({
      nullable: true,
      resolve: ({ changedBy, impersonatorId }, _, ctx) => nameOfDoer(ctx, changedBy, impersonatorId),
    }),
  }),
});

const DESCRIPTION = 'Who changed the grade after it was given, when and why; the newest first.';

builder.objectField(Submission, 'gradeChanges', (t) =>
  t.field({
    type: [GradeChangeOfWork],
    description: DESCRIPTION,
    resolve: ({ submission }, _, ctx) => gradeHistoryOf(ctx, submission),
  }),
);

builder.objectField(StudentAssignment, 'gradeChanges', (t) =>
  t.field({
    type: [GradeChangeOfWork],
    description: DESCRIPTION,
    resolve: ({ submission }, _, ctx) => gradeHistoryOf(ctx, submission),
  }),
);
