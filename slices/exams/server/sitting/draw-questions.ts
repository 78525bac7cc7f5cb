import { randomInt } from 'node:crypto';
import type { Tx } from '#kit/db/database.ts';
import { choicesInOrder, drawn } from '#slices/exams/rules/sitting/seeded-order.ts';
import type { Asked } from '../attempt.queries.ts';
import type { ExamStanding } from '../exam-standing.ts';
import { findKnownQuestions } from '../shown-keys.queries.ts';
import { findPicks, findQuestionTexts } from '../question.queries.ts';

/** The questions of one attempt: picked, put in order, and each with its choices in an order of its own. */
export async function drawQuestions(
  tx: Tx,
  { exam, questions }: ExamStanding,
  { locale, personId }: { locale: string; personId: string },
): Promise<Asked[]> {
  const known = await findKnownQuestions(tx, exam.id, personId);
  const draw = { seed: randomInt(2 ** 31), shuffles: exam.shuffles, known };
  const chosen = drawn(questions, await findPicks(tx, [exam.id]), draw);
  const words = await findQuestionTexts(
    tx,
    chosen.map(({ versionId }) => versionId),
    locale,
  );
  return chosen.map(({ questionId, versionId, kind }, index) => {
    const asked = words.find((one) => one.versionId === versionId);
    const idsOf = (choices: readonly { id: string }[] = []): string[] => choices.map(({ id }) => id);
    const choices = { kind, options: idsOf(asked?.options), matches: idsOf(asked?.matches) };
    return { questionId, versionId, ...choicesInOrder(choices, index, draw) };
  });
}
