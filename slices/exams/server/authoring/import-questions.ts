import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { isLocale } from '#kit/messages/locales.ts';
import { checkQuestion } from '#slices/exams/rules/authoring/check-question.ts';
import { MAX_IMPORTED } from '#slices/exams/rules/authoring/read-questions.ts';
import { loadExamForUpdate } from './arrange-exam.ts';
import { findQuestion, insertQuestion, insertVersion } from '../question.queries.ts';
import type { WrittenDraft } from './question-input.ts';

export interface NewQuestion extends WrittenDraft {
  questionId: string;
}

/** Adds questions behind those an exam has, all of them or none. Sent twice, they are added once. */
export async function importQuestions(
  ctx: Context,
  examId: string,
  questions: readonly NewQuestion[],
): Promise<string> {
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
