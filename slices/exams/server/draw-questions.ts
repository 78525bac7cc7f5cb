import { randomInt } from 'node:crypto';
import type { Tx } from '#kit/db/database.ts';
import { inSeededOrder, pickQuestions } from '../rules/seeded-order.ts';
import type { Asked } from './attempt.queries.ts';
import type { ExamStanding } from './exam-standing.ts';
import { findPicks, findQuestionWords } from './question.queries.ts';

/** The questions of one attempt: picked, put in order, and each with its choices in an order of its own. */
export async function drawQuestions(
  tx: Tx,
  { exam, questions }: ExamStanding,
  locale: string,
): Promise<Asked[]> {
  const seed = randomInt(2 ** 31);
  const picks = new Map((await findPicks(tx, [exam.id])).map(({ category, pick }) => [category, pick]));
  const pools = [...Map.groupBy(questions, ({ category }) => category)].map(([category, inIt]) => ({
    questionIds: inIt.map(({ questionId }) => questionId),
    pick: picks.get(category) ?? null,
  }));
  const ids = pickQuestions(pools, { seed, shuffles: exam.shuffles });
  const byId = new Map(questions.map((question) => [question.questionId, question]));
  const chosen = ids.flatMap((id) => byId.get(id) ?? []);
  const words = await findQuestionWords(
    tx,
    chosen.map(({ versionId }) => versionId),
    locale,
  );
  return chosen.map(({ questionId, versionId, kind }, place) => {
    const asked = words.find((one) => one.versionId === versionId);
    const idsOf = (choices: readonly { id: string }[] = []): string[] => choices.map(({ id }) => id);
    const options = idsOf(asked?.options);
    return {
      questionId,
      versionId,
      // What is matched keeps its order on the left; the right-hand side would give it away otherwise.
      options: exam.shuffles && kind !== 'MATCHING' ? inSeededOrder(options, seed + place + 1) : options,
      matches: inSeededOrder(idsOf(asked?.matches), seed + place + 1),
    };
  });
}
