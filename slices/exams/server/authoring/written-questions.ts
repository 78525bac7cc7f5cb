import type { Db } from '#kit/db/database.ts';
import type { QuestionTexts } from '#slices/exams/rules/authoring/check-question.ts';
import type { AnswerKey } from '#slices/exams/rules/question.ts';
import {
  findCurrentQuestions,
  findKeys,
  findQuestionTexts,
  type CurrentQuestion,
} from '../question.queries.ts';

export interface WrittenQuestion extends CurrentQuestion {
  texts: (QuestionTexts & { explanation: string })[];
  rightOptions: string[];
  rightMatches: string[];
  isTrue: boolean | null;
  accepted: string[];
}

export async function findWrittenQuestions(db: Db, examId: string): Promise<WrittenQuestion[]> {
  const questions = await findCurrentQuestions(db, [examId]);
  const versionIds = questions.map(({ versionId }) => versionId);
  const [words, keys] = await Promise.all([
    findQuestionTexts(db, versionIds, null),
    findKeys(db, versionIds),
  ]);
  return questions.map((question) => {
    const key = keys.find(({ versionId }) => versionId === question.versionId);
    const texts = words
      .filter(({ versionId }) => versionId === question.versionId)
      .map((text) => ({ ...text, explanation: key?.explanations[text.locale] ?? '' }));
    return { ...question, texts, ...rightOf(key?.key, texts[0]) };
  });
}

function rightOf(
  key: AnswerKey | undefined,
  text: QuestionTexts | undefined,
): Pick<WrittenQuestion, 'rightOptions' | 'rightMatches' | 'isTrue' | 'accepted'> {
  const nothing = { rightOptions: [], rightMatches: [], isTrue: null, accepted: [] };
  switch (key?.kind) {
    case 'SINGLE_CHOICE':
      return { ...nothing, rightOptions: [key.option] };
    case 'MULTIPLE_CHOICE':
      return { ...nothing, rightOptions: [...key.options] };
    case 'TRUE_FALSE':
      return { ...nothing, isTrue: key.isTrue };
    case 'MATCHING':
      return { ...nothing, rightMatches: (text?.options ?? []).map(({ id }) => key.pairs[id] ?? '') };
    case 'FILL_IN':
      return { ...nothing, accepted: [...key.accepted] };
    case 'ESSAY':
    case undefined:
      return nothing;
  }
}
