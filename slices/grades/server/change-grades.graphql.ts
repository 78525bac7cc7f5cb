import { builder } from '#kit/graphql/builder.ts';
import type { Context } from '#kit/graphql/context.ts';
import { signedIn } from '#kit/graphql/permission.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { enterGrades, takeBackGrades } from './enter-grades.ts';
import { finaliseCourse, unlockCourse } from './finalising/finalise-course.ts';
import { Gradebook } from './gradebook/gradebook.graphql.ts';
import { readGradebook, type GradebookRecord } from './gradebook/gradebook.ts';
import { weighParts } from './weigh-parts.ts';

const opened = async (ctx: Context, courseOfferingId: string): Promise<GradebookRecord> => {
  const book = await readGradebook(ctx, courseOfferingId);
  if (!book) throw new RuleError('recordNotFound', 'NOT_FOUND');
  return book;
};

const EnteredGradeInput = builder.inputType('EnteredGradeInput', {
  fields: (t) => ({
    changeId: t.id({ required: true, description: 'A new id, made by the browser.' }),
    studentId: t.id({ required: true }),
    partId: t.id({ description: 'None for the grade of the course itself.' }),
    grade: t.field({
      type: 'Percent',
      description: 'From 0 to 100; neither this nor complete, and its own grade counts again.',
    }),
    complete: t.boolean(),
    lastChangeId: t.id({ description: 'The newest change of this grade that the caller knows.' }),
  }),
});

builder.mutationField('enterGrades', (t) =>
  t.field({
    type: Gradebook,
    permission: signedIn,
    description: 'Enters grades in place of what was reached, all of them or none.',
    args: {
      courseOfferingId: t.arg.id({ required: true }),
      reason: t.arg.string({ required: true }),
      grades: t.arg({ type: [EnteredGradeInput], required: true }),
    },
    resolve: async (_, { grades, ...args }, ctx) =>
      opened(
        ctx,
        await enterGrades(ctx, {
          ...args,
          grades: grades.map(({ grade, complete, partId, lastChangeId, ...one }) => ({
            ...one,
            partId: partId ?? null,
            lastChangeId: lastChangeId ?? null,
            score: grade ?? null,
            complete: complete ?? null,
          })),
        }),
      ),
  }),
);

builder.mutationField('takeBackGrades', (t) =>
  t.field({
    type: Gradebook,
    permission: signedIn,
    args: { courseOfferingId: t.arg.id({ required: true }), changeIds: t.arg.idList({ required: true }) },
    resolve: async (_, args, ctx) => opened(ctx, await takeBackGrades(ctx, args)),
  }),
);

builder.mutationField('finaliseCourse', (t) =>
  t.field({
    type: Gradebook,
    permission: signedIn,
    args: {
      courseOfferingId: t.arg.id({ required: true }),
      finalisationId: t.arg.id({ required: true, description: 'A new id, made by the browser.' }),
      incomplete: t.arg.int({
        description: 'How many students the caller was told will be recorded as incomplete.',
      }),
    },
    resolve: async (_, { incomplete, ...args }, ctx) =>
      opened(ctx, await finaliseCourse(ctx, { ...args, incomplete: incomplete ?? null })),
  }),
);

builder.mutationField('unlockCourse', (t) =>
  t.field({
    type: Gradebook,
    permission: signedIn,
    args: {
      courseOfferingId: t.arg.id({ required: true }),
      finalisationId: t.arg.id({ required: true }),
      reason: t.arg.string({ required: true }),
    },
    resolve: async (_, args, ctx) => opened(ctx, await unlockCourse(ctx, args)),
  }),
);

const PartWeightInput = builder.inputType('PartWeightInput', {
  fields: (t) => ({ partId: t.id({ required: true }), weight: t.int({ required: true }) }),
});

builder.mutationField('weighParts', (t) =>
  t.field({
    type: Gradebook,
    permission: signedIn,
    description: 'Says how much the parts of a course count, wherever it is taught.',
    args: {
      courseOfferingId: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      weights: t.arg({ type: [PartWeightInput], required: true }),
    },
    resolve: async (_, args, ctx) => opened(ctx, await weighParts(ctx, args)),
  }),
);
