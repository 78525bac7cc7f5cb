import { addDays, type Day } from '#kit/calendar/day.ts';
import type { Criterion } from './evaluation-form.ts';

export const EVALUATION_STATUSES = ['DRAFT', 'PUBLISHED'] as const;
export type EvaluationStatus = (typeof EVALUATION_STATUSES)[number];

export const SCORE_MIN = 1;
export const SCORE_MAX = 5;
export const ANSWER_MAX = 2_000;
export const COMMENT_MAX = 4_000;
export const REPLY_MAX = 2_000;
/** How long a walk through a group finds what was published on it; then the next one begins. */
export const WALK_DAYS = 7;

/** A number for a scale, a text else, by criterion; what was not answered is not there. */
export type Answers = Readonly<Record<string, number | string>>;

export interface WrittenAnswer {
  criterionId: string;
  score?: number | null | undefined;
  text?: string | null | undefined;
}

export interface AnswerFault {
  problem: 'evaluationScoreInvalid' | 'evaluationAnswerTooLong' | 'requestNotUnderstood';
  /** The criterion. */
  field: string;
  max?: number;
}

/** What was answered, in the order of the criteria, or what is wrong with it. */
export function readAnswers(
  criteria: readonly Criterion[],
  written: readonly WrittenAnswer[],
): { answers: Answers; fault: AnswerFault | null } {
  const said = new Map(written.map((answer) => [answer.criterionId, answer]));
  const known = new Set(criteria.map(({ id }) => id));
  const stranger = [...said.keys()].find((id) => !known.has(id));
  if (stranger !== undefined)
    return { answers: {}, fault: { problem: 'requestNotUnderstood', field: stranger } };
  const answers: Record<string, number | string> = {};
  for (const { id, kind } of criteria) {
    const { score, text } = said.get(id) ?? {};
    const fault = kind === 'SCALE' ? scoreFault(id, score) : textFault(id, text);
    if (fault) return { answers: {}, fault };
    const answer = kind === 'SCALE' ? score : text?.trim();
    if (answer !== undefined && answer !== null && answer !== '') answers[id] = answer;
  }
  return { answers, fault: null };
}

const scoreFault = (field: string, score: number | null | undefined): AnswerFault | null =>
  (score ?? null) === null || isScore(score) ? null : { problem: 'evaluationScoreInvalid', field };

const isScore = (score: unknown): boolean =>
  Number.isInteger(score) && Number(score) >= SCORE_MIN && Number(score) <= SCORE_MAX;

const textFault = (field: string, text: string | null | undefined): AnswerFault | null =>
  (text?.trim().length ?? 0) > ANSWER_MAX
    ? { problem: 'evaluationAnswerTooLong', field, max: ANSWER_MAX }
    : null;

/** The criteria that have to be answered before an evaluation is published. */
export const missingAnswers = (criteria: readonly Criterion[], answers: Answers): string[] =>
  criteria.flatMap(({ id, isOptional }) => (isOptional || answers[id] !== undefined ? [] : [id]));

interface Membership {
  firstDay: Day;
  /** Null while it lasts. */
  lastDay: Day | null;
}

/** Why a student cannot be evaluated on a day, or null. */
export function dayProblem(
  wanted: Day,
  { firstDay, lastDay }: Membership,
  today: Day,
): 'evaluationDayInFuture' | 'evaluationDayOutsideGroup' | null {
  if (wanted > today) return 'evaluationDayInFuture';
  return wanted < firstDay || (lastDay !== null && wanted > lastDay) ? 'evaluationDayOutsideGroup' : null;
}

/** From which day on what was published belongs to the walk of today. */
export const firstDayOfWalk = (today: Day): Day => addDays(today, 1 - WALK_DAYS);
