import type { Context } from '#kit/graphql/context.ts';
import { findAttempt } from '../attempt.queries.ts';
import { findQuestionTexts, type AskedTexts } from '../question.queries.ts';

/** What has to be known of a question to tell whether something answers it. */
export type AnswerableQuestion = Pick<AskedTexts, 'questionId' | 'kind' | 'options' | 'matches'>;

interface KnownAttempt {
  locale: string;
  /** The version of each question that was asked, by question. */
  versions: ReadonlyMap<string, string>;
}

/** Some thousand bytes each. A class that sits an exam is asked for over and over; the next one takes its place. */
const MAX_ATTEMPTS = 2_000;
const MAX_QUESTIONS = 5_000;

/** What an attempt asks is settled when it begins, and a version of a question is never changed: both may be kept. */
const attempts = new Map<string, KnownAttempt>();
const questions = new Map<string, AnswerableQuestion>();

function keep<Value>(kept: Map<string, Value>, max: number, key: string, value: Value): void {
  if (kept.size >= max) kept.clear();
  kept.set(key, value);
}

async function knownAttempt(ctx: Context, id: string): Promise<KnownAttempt | null> {
  const known = attempts.get(id);
  if (known) return known;
  const found = await findAttempt(ctx.db, id);
  if (!found) return null;
  const versions = new Map(found.asked.map(({ questionId, versionId }) => [questionId, versionId]));
  const attempt = { locale: found.locale, versions };
  keep(attempts, MAX_ATTEMPTS, id, attempt);
  return attempt;
}

/** Those of the questions that the attempt asks; null where the caller reaches no such attempt. */
export async function knownQuestions(
  ctx: Context,
  attemptId: string,
  questionIds: Iterable<string>,
): Promise<AnswerableQuestion[] | null> {
  const attempt = await knownAttempt(ctx, attemptId);
  if (!attempt) return null;
  const { locale, versions } = attempt;
  const versionIds = [...questionIds].flatMap((questionId) => versions.get(questionId) ?? []);
  const isMissing = (versionId: string): boolean => !questions.has(`${versionId} ${locale}`);
  // The others will be told of in a moment.
  if (versionIds.some(isMissing)) await learn(ctx, [...versions.values()].filter(isMissing), locale);
  return versionIds.flatMap((versionId) => questions.get(`${versionId} ${locale}`) ?? []);
}

async function learn(ctx: Context, versionIds: readonly string[], locale: string): Promise<void> {
  const found = await findQuestionTexts(ctx.db, versionIds, locale);
  for (const { versionId, questionId, kind, options, matches } of found)
    keep(questions, MAX_QUESTIONS, `${versionId} ${locale}`, { questionId, kind, options, matches });
}
