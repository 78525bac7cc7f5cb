import type { Context } from '#kit/graphql/context.ts';
import { answersOf } from '#slices/exams/rules/sitting/attempt-log.ts';
import { toNumber } from '#slices/exams/rules/results/fraction.ts';
import type { GradeStep } from '#slices/exams/rules/results/grade-attempt.ts';
import { pointsFor } from '#slices/exams/rules/results/mark-answer.ts';
import type { AnswerKey, GivenAnswer, QuestionKind } from '#slices/exams/rules/question.ts';
import { reachTo } from '../attempt-reach.ts';
import { findMarks } from '../answer-mark.queries.ts';
import { findEvents, type AttemptRecord } from '../attempt.queries.ts';
import { gradeOf } from '../grade.ts';
import { findKeys, findQuestionTexts, type AskedImage, type AskedTexts } from '../question.queries.ts';
import { showsKeys } from '../show-keys.ts';
import { justBegun } from './just-begun.ts';

export interface ShownAnswer {
  options: string[];
  isTrue: boolean | null;
  pairs: { option: string; match: string }[];
  words: string[];
}

export interface AttemptQuestion {
  id: string;
  kind: QuestionKind;
  points: number;
  category: string;
  words: string;
  image: AskedImage | null;
  options: { id: string; words: string }[];
  matches: { id: string; words: string }[];
  answer: ShownAnswer | null;
  earned: number | null;
  right: ShownAnswer | null;
  explanation: string | null;
  comment: string | null;
}

const shown = (answer: GivenAnswer | AnswerKey): ShownAnswer => ({
  options: 'options' in answer ? [...answer.options] : 'option' in answer ? [answer.option] : [],
  isTrue: 'isTrue' in answer ? answer.isTrue : null,
  pairs: 'pairs' in answer ? Object.entries(answer.pairs).map(([option, match]) => ({ option, match })) : [],
  words: 'accepted' in answer ? [...answer.accepted] : 'words' in answer ? [answer.words] : [],
});

/** With what is right once released. */
export async function questionsOf(ctx: Context, attempt: AttemptRecord): Promise<AttemptQuestion[]> {
  const versionIds = attempt.asked.map(({ versionId }) => versionId);
  const reach = await reachTo(ctx, attempt);
  const { db } = reach;
  const isShown = await showsKeys(ctx, attempt, reach);
  const begun = justBegun(ctx, attempt.id);
  const [words, events, marks, keys] = await Promise.all([
    begun?.texts ?? findQuestionTexts(db, versionIds, attempt.locale),
    begun ? [] : findEvents(db, attempt.id),
    begun ? [] : findMarks(db, attempt.id),
    isShown ? findKeys(db, [...versionIds, ...Object.values(attempt.keys)]) : [],
  ]);
  const answers = answersOf(events, [...attempt.earlierDevices, attempt.deviceId]);
  return attempt.asked.flatMap(({ questionId, versionId, options, matches }) => {
    const asked = words.find((one) => one.versionId === versionId);
    if (!asked) return [];
    const answer = answers[questionId] ?? null;
    const mark = marks.find((one) => one.questionId === questionId);
    const keyVersion = attempt.keys[questionId] ?? versionId;
    const key = keys.find((one) => one.versionId === keyVersion);
    const byHand = mark && Number(mark.points);
    const points = key && pointsFor({ id: questionId, points: asked.points, key: key.key }, answer, byHand);
    return {
      id: questionId,
      kind: asked.kind,
      points: asked.points,
      category: asked.category,
      words: asked.words,
      image: asked.image,
      options: inOrder(asked.options, options),
      matches: inOrder(asked.matches, matches),
      answer: answer && shown(answer),
      earned: points ? toNumber(points) : null,
      right: key ? shown(key.key) : null,
      explanation: key?.explanations[attempt.locale] ?? null,
      comment: isShown ? (mark?.comment ?? null) : null,
    };
  });
}

const inOrder = (choices: AskedTexts['options'], ids: readonly string[]): { id: string; words: string }[] =>
  ids.flatMap((id) => choices.find((choice) => choice.id === id) ?? []);

export async function stepsOf(ctx: Context, attempt: AttemptRecord): Promise<GradeStep[]> {
  if (attempt.score === null) return [];
  const { db } = await reachTo(ctx, attempt);
  return (await gradeOf(db, attempt))?.steps ?? [];
}
