import { builder } from '#kit/graphql/builder.ts';
import { viaParent } from '#kit/graphql/permission.ts';
import type { Pick } from '#slices/exams/rules/authoring/check-exam.ts';
import { wholeIn } from '#slices/exams/rules/authoring/question-order.ts';
import { archiveExam, reorderQuestions } from './arrange-exam.ts';
import { Exam, overseers, QuestionInput, writers } from './authoring.graphql.ts';
import { findExam } from '../exam.queries.ts';
import { importQuestions } from './import-questions.ts';
import { picksByExam, questionsByExam, textsByExam } from '../loaders.ts';
import { draftOf } from './question-input.ts';
import { examToRead } from '../read-exam.ts';

const ExamText = builder
  .objectRef<{ locale: string; title: string; instructions: string }>('ExamText')
  .implement({
    permission: viaParent,
    fields: (t) => ({
      locale: t.exposeString('locale'),
      title: t.exposeString('title'),
      instructions: t.exposeString('instructions'),
    }),
  });

const ExamPick = builder.objectRef<Pick>('ExamPick').implement({
  description: 'Of the questions of a category so many are asked.',
  permission: viaParent,
  fields: (t) => ({ category: t.exposeString('category'), pick: t.exposeInt('pick') }),
});

builder.objectFields(Exam, (t) => ({
  texts: t.field({ type: [ExamText], resolve: ({ id }, _, ctx) => textsByExam(ctx).load(id) }),
  picks: t.field({ type: [ExamPick], resolve: ({ id }, _, ctx) => picksByExam(ctx).load(id) }),
  questionCount: t.int({
    resolve: async ({ id }, _, ctx) => (await questionsByExam(ctx).load(id)).length,
  }),
  wholeIn: t.stringList({
    description: 'The languages in which every question can be asked; it opens in no other.',
    resolve: async ({ id }, _, ctx) => wholeIn(await questionsByExam(ctx).load(id)),
  }),
}));

builder.queryField('exam', (t) =>
  t.field({
    type: Exam,
    nullable: true,
    permission: overseers,
    args: {
      examId: t.arg.id({ required: true }),
      locale: t.arg.string({ description: 'The language to read in; the caller’s own without it.' }),
    },
    resolve: (_, { examId, locale }, ctx) => examToRead(ctx, examId, locale),
  }),
);

builder.mutationField('reorderQuestions', (t) =>
  t.field({
    type: Exam,
    nullable: true,
    permission: writers,
    args: {
      examId: t.arg.id({ required: true }),
      questionIds: t.arg.idList({
        required: true,
        description: 'All questions of the exam in their new order.',
      }),
    },
    resolve: async (_, { examId, questionIds }, ctx) =>
      findExam(ctx.db, await reorderQuestions(ctx, examId, questionIds), ctx.locale),
  }),
);

builder.mutationField('archiveExam', (t) =>
  t.field({
    type: Exam,
    nullable: true,
    permission: writers,
    args: { examId: t.arg.id({ required: true }), archived: t.arg.boolean({ required: true }) },
    resolve: async (_, { examId, archived }, ctx) =>
      findExam(ctx.db, await archiveExam(ctx, examId, archived), ctx.locale),
  }),
);

const NewQuestionInput = builder.inputType('NewQuestionInput', {
  fields: (t) => ({
    questionId: t.id({ required: true, description: 'A new id, made by the page.' }),
    questionInput: t.field({ type: QuestionInput, required: true }),
  }),
});

builder.mutationField('importQuestions', (t) =>
  t.field({
    type: Exam,
    nullable: true,
    permission: writers,
    description: 'Adds questions behind those there are, all of them or none.',
    args: {
      examId: t.arg.id({ required: true }),
      questions: t.arg({ type: [NewQuestionInput], required: true }),
    },
    resolve: async (_, { examId, questions }, ctx) => {
      const drafts = questions.map(({ questionId, questionInput }) => ({
        questionId,
        ...draftOf(questionInput),
      }));
      return findExam(ctx.db, await importQuestions(ctx, examId, drafts), ctx.locale);
    },
  }),
);
