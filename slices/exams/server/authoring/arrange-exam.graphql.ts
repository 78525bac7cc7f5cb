import { builder } from '#kit/graphql/builder.ts';
import { viaParent } from '#kit/graphql/permission.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { isLocale } from '#kit/messages/locales.ts';
import { ManagedCourse } from '#slices/courses/server/api.ts';
import type { Pick } from '#slices/exams/rules/authoring/check-exam.ts';
import { wholeIn, isOrderOf } from '#slices/exams/rules/authoring/question-order.ts';
import { checkQuestion } from '#slices/exams/rules/authoring/check-question.ts';
import { MAX_IMPORTED } from '#slices/exams/rules/authoring/read-questions.ts';
import { Exam, overseers, QuestionInput, writers } from './authoring.graphql.ts';
import { findExam } from '../exam.queries.ts';
import { loadExamForUpdate, findQuestionOrder, storeArchived, storeQuestionOrder } from './exam.actions.ts';
import { attemptCount, examCount, picksByExam, questionsByExam, textsByExam } from '../loaders.ts';
import { draftOf, type WrittenDraft } from './question-input.ts';
import { examToRead } from '../read-exam.ts';
import { findQuestion, insertQuestion, insertVersion } from '../question.queries.ts';

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
  attemptCount: t.int({
    description: 'On the campuses that the caller looks after.',
    resolve: ({ id }, _, ctx) => attemptCount(ctx).load(id),
  }),
  wholeIn: t.stringList({
    description: 'The languages in which every question can be asked; it opens in no other.',
    resolve: async ({ id }, _, ctx) => wholeIn(await questionsByExam(ctx).load(id)),
  }),
}));

builder.objectField(ManagedCourse, 'examCount', (t) =>
  t.int({
    description: 'Also those that were taken out.',
    resolve: ({ id }, _, ctx) => examCount(ctx).load(id),
  }),
);

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

builder.mutationFields((t) => ({
  reorderQuestions: t.field({
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
  archiveExam: t.field({
    type: Exam,
    nullable: true,
    permission: writers,
    args: { examId: t.arg.id({ required: true }), archived: t.arg.boolean({ required: true }) },
    resolve: async (_, { examId, archived }, ctx) =>
      findExam(ctx.db, await archiveExam(ctx, examId, archived), ctx.locale),
  }),
}));

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

interface NewQuestion extends WrittenDraft {
  questionId: string;
}

/** Adds questions behind those an exam has, all of them or none. Sent twice, they are added once. */
async function importQuestions(ctx: Context, examId: string, questions: readonly NewQuestion[]) {
  if (questions.length > MAX_IMPORTED) throw new RuleError('requestNotUnderstood');
  for (const { draft } of questions) {
    if (!draft.texts.every(({ locale }) => isLocale(locale))) throw new RuleError('requestNotUnderstood');
    // What is imported is words alone.
    if (draft.imageId) throw new RuleError('requestNotUnderstood');
    const problem = checkQuestion(draft);
    if (problem) throw new RuleError(problem);
  }
  const written = { writtenAt: ctx.services.now(), writtenBy: actorOf(ctx).personId };
  return transaction(ctx.db, async (tx) => {
    await loadExamForUpdate(tx, ctx, examId);
    let added = 0;
    for (const { questionId, draft, explanations } of questions) {
      if (await insertQuestion(tx, questionId, examId)) {
        await insertVersion(tx, { ...draft, questionId, explanations, ...written });
        added += 1;
      } else if ((await findQuestion(tx, questionId))?.examId !== examId) {
        throw new RuleError('recordNotFound', 'NOT_FOUND');
      }
    }
    if (added > 0)
      await audit(tx, ctx, {
        action: 'importQuestions',
        entity: 'exam',
        entityId: examId,
        after: { questions: added },
      });
    return examId;
  });
}

/** Puts the questions of an exam into another order, told whole: one that was made meanwhile must not be lost. */
const reorderQuestions = (ctx: Context, examId: string, questionIds: readonly string[]): Promise<string> =>
  transaction(ctx.db, async (tx) => {
    await loadExamForUpdate(tx, ctx, examId);
    const before = await findQuestionOrder(tx, examId);
    if (!isOrderOf(before, questionIds)) throw new RuleError('changedMeanwhile');
    if (before.every((id, index) => id === questionIds[index])) return examId;
    await storeQuestionOrder(tx, examId, questionIds);
    await audit(tx, ctx, {
      action: 'reorderQuestions',
      entity: 'exam',
      entityId: examId,
      before: { questionIds: before },
      after: { questionIds },
    });
    return examId;
  });

/** Takes an exam out of its course, or brings it back. Nobody can begin it any more; what was sat stays on record. */
const archiveExam = (ctx: Context, examId: string, archived: boolean): Promise<string> =>
  transaction(ctx.db, async (tx) => {
    await loadExamForUpdate(tx, ctx, examId);
    await storeArchived(tx, examId, archived ? ctx.services.now() : null);
    await audit(tx, ctx, {
      action: archived ? 'archiveExam' : 'restoreExam',
      entity: 'exam',
      entityId: examId,
    });
    return examId;
  });
