import type { Db, Tx } from '#kit/db/database.ts';
import type { Context } from '#kit/graphql/context.ts';
import { findAttempt } from '../attempt.queries.ts';
import { findQuestionTexts, type AskedTexts } from '../question.queries.ts';

/** What has to be known of a question to tell whether something answers it. */
export type AnswerableQuestion = Pick<AskedTexts, 'questionId' | 'kind' | 'options' | 'matches'>;

/** What a version of a question asks. What it is about belongs to the question, and may change. */
type VersionTexts = Omit<AskedTexts, 'category'>;

interface KnownAttempt {
  locale: string;
  /** The version of each question that was asked, by question. */
  versions: ReadonlyMap<string, string>;
}

/** Some thousand bytes each, questions as attempts. A class that sits an exam is asked for over and over; the next one takes its place. */
const MAX_ATTEMPTS = 2_000;
const MAX_QUESTIONS = 5_000;

/** What an attempt asks is settled when it begins, and a version of a question is never changed: both may be kept. */
const attempts = new Map<string, KnownAttempt>();
const questions = new Map<string, VersionTexts>();

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
): Promise<VersionTexts[] | null> {
  const attempt = await knownAttempt(ctx, attemptId);
  if (!attempt) return null;
  const { locale, versions } = attempt;
  const versionIds = [...questionIds].flatMap((questionId) => versions.get(questionId) ?? []);
  // The others will be told of in a moment.
  if (!versionIds.every((versionId) => questions.has(`${versionId} ${locale}`)))
    await textsOf(ctx.db, [...versions.values()], locale);
  return textsOf(ctx.db, versionIds, locale);
}

/** What versions of questions ask in a language. */
export async function textsOf(
  db: Db | Tx,
  versionIds: readonly string[],
  locale: string,
): Promise<VersionTexts[]> {
  const known = new Map<string, VersionTexts>();
  const missing: string[] = [];
  for (const id of versionIds) {
    const kept = questions.get(`${id} ${locale}`);
    if (kept) known.set(id, kept);
    else missing.push(id);
  }
  const found = missing.length > 0 ? await findQuestionTexts(db, missing, locale) : [];
  for (const texts of found) {
    known.set(texts.versionId, texts);
    keep(questions, MAX_QUESTIONS, `${texts.versionId} ${locale}`, texts);
  }
  return versionIds.flatMap((id) => known.get(id) ?? []);
}
