import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { isLocale } from '#kit/messages/locales.ts';
import { checkQuestion, type QuestionDraft } from '#slices/exams/rules/authoring/check-question.ts';
import { can } from '#slices/exams/rules/permissions.ts';
import { loadExamForUpdate } from './exam.actions.ts';
import { findImages } from './question-image.queries.ts';
import { findQuestion, insertQuestion, insertVersion, retireQuestion } from '../question.queries.ts';

interface SavedQuestion {
  examId: string;
  questionId: string;
  version: number | null;
  draft: QuestionDraft;
  explanations: Readonly<Record<string, string>>;
}

/** Writes a question as it is asked from now on. Attempts that were given it before keep what they were given. */
export async function saveQuestion(ctx: Context, saved: SavedQuestion): Promise<string> {
  const { examId, questionId, version, draft, explanations } = saved;
  const actor = actorOf(ctx);
  if (!can.write(actor)) throw new RuleError('recordNotFound', 'NOT_FOUND');
  if (!draft.texts.every(({ locale }) => isLocale(locale))) throw new RuleError('requestNotUnderstood');
  const problem = checkQuestion(draft);
  if (problem) throw new RuleError(problem);
  return transaction(ctx.db, async (tx) => {
    await loadExamForUpdate(tx, ctx, examId);
    if (draft.imageId && (await findImages(tx, [draft.imageId])).length === 0)
      throw new RuleError('recordNotFound', 'NOT_FOUND');
    const isNew = version === null && (await insertQuestion(tx, questionId, examId));
    const before = await findQuestion(tx, questionId);
    if (!before || before.examId !== examId) throw new RuleError('recordNotFound', 'NOT_FOUND');
    if (!isNew && before.newest !== version) throw new RuleError('changedMeanwhile');
    const writtenAt = ctx.services.now();
    await insertVersion(tx, { ...draft, questionId, explanations, writtenAt, writtenBy: actor.personId });
    await audit(tx, ctx, {
      action: isNew ? 'createQuestion' : 'changeQuestion',
      entity: 'question',
      entityId: questionId,
      after: { examId, kind: draft.kind, points: draft.points, version: (before.newest ?? 0) + 1 },
    });
    return examId;
  });
}

export async function setQuestionRetired(ctx: Context, questionId: string, retired: boolean) {
  if (!can.write(actorOf(ctx))) throw new RuleError('recordNotFound', 'NOT_FOUND');
  return transaction(ctx.db, async (tx) => {
    const question = await findQuestion(tx, questionId);
    if (!question) throw new RuleError('recordNotFound', 'NOT_FOUND');
    await loadExamForUpdate(tx, ctx, question.examId);
    await retireQuestion(tx, questionId, retired ? ctx.services.now() : null);
    await audit(tx, ctx, {
      action: retired ? 'retireQuestion' : 'restoreQuestion',
      entity: 'question',
      entityId: questionId,
    });
    return question.examId;
  });
}
