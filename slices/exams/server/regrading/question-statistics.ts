import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { toNumber } from '#slices/exams/rules/results/fraction.ts';
import {
  statisticsOf,
  type ItemStatistics,
  type QuestionOutcome,
} from '#slices/exams/rules/regrading/item-statistics.ts';
import { pointsFor } from '#slices/exams/rules/results/mark-answer.ts';
import { can } from '#slices/exams/rules/permissions.ts';
import type { AskedQuestion } from '#slices/exams/rules/question.ts';
import { findGradedFacts, type GradedFacts } from './graded-facts.queries.ts';
import { gradedQuestions, keyedVersions, versionsOf } from '../keyed-questions.ts';

export interface QuestionStatistics extends ItemStatistics {
  questionId: string;
}

/** Enough to know a question by; older ones were given other versions of it. */
const MAX_ATTEMPTS = 500;

export async function questionStatistics(ctx: Context, examId: string): Promise<QuestionStatistics[]> {
  if (!can.write(actorOf(ctx))) return [];
  const whole = ctx.unscoped('how a question went');
  const attempts = await findGradedFacts(whole, examId, MAX_ATTEMPTS);
  const versions = await keyedVersions(whole, attempts.flatMap(versionsOf));
  const outcomes = attempts.flatMap((facts) => outcomesOf(facts, gradedQuestions(versions, facts)));
  return [...Map.groupBy(outcomes, ({ questionId }) => questionId)].map(([questionId, ofIt]) => ({
    questionId,
    ...statisticsOf(ofIt),
  }));
}

interface NamedOutcome extends QuestionOutcome {
  questionId: string;
}

function outcomesOf({ answers, byHand }: GradedFacts, questions: readonly AskedQuestion[]): NamedOutcome[] {
  const earned = questions.flatMap((question) => {
    const points = pointsFor(question, answers[question.id] ?? null, byHand[question.id]);
    return points ? [{ questionId: question.id, outOf: question.points, points: toNumber(points) }] : [];
  });
  const all = earned.reduce((sum, { points }) => sum + points, 0);
  const outOfAll = earned.reduce((sum, { outOf }) => sum + outOf, 0);
  return earned.map(({ questionId, points, outOf }) => ({
    questionId,
    share: points / outOf,
    others: earned.length > 1 ? (all - points) / (outOfAll - outOf) : null,
  }));
}
