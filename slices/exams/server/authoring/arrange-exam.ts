import type { Tx } from '#kit/db/database.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { refuseIfShared } from '#slices/courses/server/api.ts';
import { can } from '#slices/exams/rules/permissions.ts';
import { isOrderOf } from '#slices/exams/rules/authoring/question-order.ts';
import {
  findCourseOfExam,
  findQuestionOrder,
  lockExam,
  storeArchived,
  storeQuestionOrder,
} from './exam-writing.queries.ts';

/** An exam that the caller writes and may change, held until the transaction ends. */
export async function loadExamForUpdate(tx: Tx, ctx: Context, examId: string): Promise<void> {
  const courseId = can.write(actorOf(ctx)) && (await findCourseOfExam(tx, examId));
  if (!courseId) throw new RuleError('recordNotFound', 'NOT_FOUND');
  await refuseIfShared(tx, ctx, courseId);
  await lockExam(tx, examId);
}

/** Puts the questions of an exam into another order, told whole: one that was made meanwhile must not be lost. */
export const reorderQuestions = (
  ctx: Context,
  examId: string,
  questionIds: readonly string[],
): Promise<string> =>
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
export const archiveExam = (ctx: Context, examId: string, archived: boolean): Promise<string> =>
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
