import { builder } from '#kit/graphql/builder.ts';
import { viaParent, withRole } from '#kit/graphql/permission.ts';
import { restoreGrades, restorePlan, type GradeRestorePlan } from './restore-grades.ts';

// What one person has done to grades all over the college is undone by those who answer for all of it.
const superadmins = withRole('superadmin');

const GradeRestore = builder.objectRef<GradeRestorePlan>('GradeRestore').implement({
  description: 'What becomes of the grades that one person changed in a span of time when that is undone.',
  permission: viaParent,
  fields: (t) => ({
    count: t.int({
      description: 'Grades that go back to what they were before.',
      resolve: ({ toRestore }) => toRestore.length,
    }),
    students: t.int({
      resolve: ({ toRestore }) => new Set(toRestore.map(({ last }) => last.personId)).size,
    }),
    courses: t.int({ resolve: ({ toRestore }) => new Set(toRestore.map(({ last }) => last.courseId)).size }),
    changedSince: t.exposeInt('changedSince', {
      description: 'Grades that somebody else has changed since.',
    }),
    final: t.exposeInt('final', { description: 'Grades that are final and stay until they are unlocked.' }),
  }),
});

builder.queryField('gradeRestore', (t) =>
  t.field({
    type: GradeRestore,
    permission: superadmins,
    description: 'What restoreGrades would do.',
    args: {
      personId: t.arg.id({ required: true, description: 'Whoever changed the grades.' }),
      from: t.arg({ type: 'DateTime', required: true }),
      to: t.arg({ type: 'DateTime', required: true }),
    },
    resolve: (_, { personId: changedBy, ...span }, ctx) => restorePlan(ctx.db, { changedBy, ...span }),
  }),
);

builder.mutationField('restoreGrades', (t) =>
  t.field({
    type: GradeRestore,
    permission: superadmins,
    description: 'Undoes what one person did to grades in a span of time, all of it at once.',
    args: {
      personId: t.arg.id({ required: true, description: 'Whoever changed the grades.' }),
      from: t.arg({ type: 'DateTime', required: true }),
      to: t.arg({ type: 'DateTime', required: true }),
      reason: t.arg.string({ required: true }),
    },
    resolve: (_, { personId: changedBy, ...args }, ctx) => restoreGrades(ctx, { changedBy, ...args }),
  }),
);
