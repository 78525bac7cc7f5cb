import type { Day } from '#kit/calendar/day.ts';
import type { WrittenEvaluationFragment } from '../office/evaluations.graphql.generated.ts';
import type { PendingEvaluation } from './pending-evaluations.ts';
import type { EvaluationWalkQuery } from './walk.graphql.generated.ts';

export type WalkRow = EvaluationWalkQuery['evaluationsOf'][number];
export type AskedCriterion = EvaluationWalkQuery['formsToEvaluateBy'][number]['criteria'][number];

export interface Answer {
  score: number | null;
  text: string;
}

/** What is written in a draft. */
export interface Words {
  day: Day;
  answers: Readonly<Record<string, Answer>>;
  comment: string;
}

/** A student on the way through a group, as their evaluator sees them: what is typed is newer than what is saved. */
export interface WalkedStudent {
  personId: string;
  name: string;
  evaluation: WrittenEvaluationFragment | null;
  /** What waits to be saved, or was refused. */
  kept: PendingEvaluation | null;
  criteria: readonly AskedCriterion[];
  words: Words;
  /** How many criteria still need an answer. */
  missing: number;
  state: 'NONE' | 'DRAFT' | 'READY' | 'PUBLISHED';
}

export const isAnswered = (answer: Answer | undefined): boolean =>
  answer !== undefined && (answer.score !== null || answer.text.trim() !== '');

/** The newer one of what the list and what a change has answered. */
export function newerOf(
  one: WrittenEvaluationFragment | null | undefined,
  other: WrittenEvaluationFragment | null,
): WrittenEvaluationFragment | null {
  if (!one || !other) return one ?? other;
  return one._id === other._id && one.version < other.version ? other : one;
}

type WrittenAnswers = PendingEvaluation['input']['answers'] | WrittenEvaluationFragment['answers'];

const answersIn = (answers: WrittenAnswers): Record<string, Answer> =>
  Object.fromEntries(
    answers.map(({ criterionId, score, text }) => [criterionId, { score: score ?? null, text: text ?? '' }]),
  );

interface Known {
  row: Pick<WalkRow, 'personId' | 'name'>;
  evaluation: WrittenEvaluationFragment | null;
  kept: PendingEvaluation | null;
  /** As the form asks now: a draft that was begun goes on with what it was begun with. */
  criteria: readonly AskedCriterion[];
  today: Day;
}

export function walkedStudent({ row, evaluation, kept, criteria: asked, today }: Known): WalkedStudent {
  const criteria = evaluation?.criteria ?? asked;
  const source = kept?.input ?? evaluation;
  const words = source
    ? { day: source.day, comment: source.comment, answers: answersIn(source.answers) }
    : { day: today, comment: '', answers: {} };
  const missing = criteria.filter(
    ({ criterionId, isOptional }) => !isOptional && !isAnswered(words.answers[criterionId]),
  ).length;
  const state =
    evaluation?.status === 'PUBLISHED' ? 'PUBLISHED' : !source ? 'NONE' : missing === 0 ? 'READY' : 'DRAFT';
  return { personId: row.personId, name: row.name, evaluation, kept, criteria, words, missing, state };
}
