import { peopleBehind } from '#kit/access/actor.ts';
import { actorOf } from '#kit/graphql/action.ts';
import { builder } from '#kit/graphql/builder.ts';
import { viaParent, withRole } from '#kit/graphql/permission.ts';
import { findRegradesBy, type MadeRegrade } from '#slices/exams/server/api.ts';
import { restoreGrades } from './restore-grades.ts';
import { restorePlan, type GradeRestorePlan } from './restore-plan.ts';

// What one person has done to grades all over the college is undone by those who answer for all of it.
const superadmins = withRole('superadmin');

/** The last change of everything that goes back. */
const lastOf = ({
  entered,
  marks,
  decisions,
  works,
}: GradeRestorePlan): { personId: string; courseId: string }[] => [
  ...entered.toRestore.map(({ last }) => last),
  ...marks.toRestore.map(({ last }) => last),
  ...decisions.toRestore.map(({ last }) => last),
  ...works.toRestore.map(({ last }) => last),
];

const MadeRegradeType = builder.objectRef<MadeRegrade>('MadeRegrade').implement({
  description: 'That an exam was regraded: undone on the page of the exam, not with other grades.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    examId: t.exposeID('examId'),
    courseId: t.exposeID('courseId'),
    courseCode: t.exposeString('courseCode'),
    title: t.exposeString('title'),
    changed: t.exposeInt('changed', { description: 'How many grades it changed.' }),
  }),
});

const GradeRestore = builder.objectRef<GradeRestorePlan>('GradeRestore').implement({
  description: 'What becomes of the grades that one person changed in a span of time when that is undone.',
  permission: viaParent,
  fields: (t) => ({
    count: t.int({
      description: 'Grades, points, deductions and voided attempts that go back to what they were before.',
      resolve: (plan) => lastOf(plan).length,
    }),
    students: t.int({ resolve: (plan) => new Set(lastOf(plan).map(({ personId }) => personId)).size }),
    courses: t.int({ resolve: (plan) => new Set(lastOf(plan).map(({ courseId }) => courseId)).size }),
    changedSince: t.int({
      description:
        'Grades that another person has changed since, and voided attempts that the student has replaced by another.',
      resolve: ({ entered, marks, decisions, works }) =>
        entered.changedSince + marks.changedSince + decisions.changedSince + works.changedSince,
    }),
    final: t.int({
      description: 'Grades that are final and stay until they are unlocked.',
      resolve: ({ entered }) => entered.final,
    }),
    regrades: t.field({
      type: [MadeRegradeType],
      description: 'The exams that the person regraded in that time, which stay as they are.',
      resolve: ({ made }, _, ctx) => findRegradesBy(ctx.db, made, ctx.locale),
    }),
  }),
});

builder.queryField('gradeRestore', (t) =>
  t.field({
    type: GradeRestore,
    permission: superadmins,
    description: 'What restoreGrades would do.',
    args: {
      personId: t.arg.id({ required: true, description: 'The user who changed the grades.' }),
      from: t.arg({ type: 'DateTime', required: true }),
      to: t.arg({ type: 'DateTime', required: true }),
    },
    resolve: (_, { personId: changedBy, ...span }, ctx) =>
      restorePlan(ctx.db, { changedBy, ...span }, peopleBehind(actorOf(ctx))),
  }),
);

builder.mutationField('restoreGrades', (t) =>
  t.field({
    type: GradeRestore,
    permission: superadmins,
    description: 'Undoes what one person did to grades in a span of time, all of it at once.',
    args: {
      personId: t.arg.id({ required: true, description: 'The user who changed the grades.' }),
      from: t.arg({ type: 'DateTime', required: true }),
      to: t.arg({ type: 'DateTime', required: true }),
      reason: t.arg.string({ required: true }),
    },
    resolve: (_, { personId: changedBy, ...args }, ctx) => restoreGrades(ctx, { changedBy, ...args }),
  }),
);
