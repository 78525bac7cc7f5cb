import type { Tx } from '#kit/db/database.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import type { Locale } from '#kit/messages/locales.ts';
import { checkTranslation, isReserved, type TranslationProblem } from '../rules/check-translation.ts';
import { MAX_AT_ONCE, type FileTexts } from '../rules/translations-file.ts';
import { messageIn } from './interface-messages.ts';
import { wordsAround } from './words-around.ts';
import {
  findTranslations,
  insertTranslations,
  takeTranslations,
  type NewTranslation,
} from './translation.queries.ts';

/** What a user's file would do to one text, or why it would not. */
export interface CheckedTexts extends FileTexts {
  /** The college's words so far; null where it has none. */
  before: string | null;
  problem: TranslationProblem | { kind: 'messageUnknown' } | null;
}

/** Holds words from a file against the rules and against what is stored; those that change nothing are left out. */
export async function checkTranslations(
  ctx: Context,
  { locale, words }: { locale: Locale; words: readonly FileTexts[] },
): Promise<CheckedTexts[]> {
  refuseTooMany(words);
  const stored = byId(await findTranslations(ctx.db, locale, idsOf(words)));
  return words
    .map(({ id, text }) => ({
      id,
      text,
      before: stored.get(id) ?? null,
      problem: problemOf(ctx, locale, { id, text }),
    }))
    .filter(({ before, text }) => before !== text);
}

function problemOf(ctx: Context, locale: Locale, { id, text }: FileTexts): CheckedTexts['problem'] {
  const message = messageIn(ctx.services.bundled, locale, id, undefined);
  return message ? checkTranslation(text, message, wordsAround(ctx, locale)) : { kind: 'messageUnknown' };
}

export interface ChangedTexts {
  id: string;
  /** Null takes the college's own words away. */
  text: string | null;
  /** The college's words as the writer saw them, null if they saw none. */
  knownText: string | null;
}

/** Puts many of the college's own words in place at once, all of them or none. */
export async function saveTranslations(
  ctx: Context,
  { locale, changes }: { locale: Locale; changes: readonly ChangedTexts[] },
): Promise<number> {
  refuseTooMany(changes);
  const parsed = changes.map((change) => ({ ...change, english: englishOf(ctx, locale, change) }));
  const updatedBy = actorOf(ctx).personId;
  const rows = parsed.flatMap(({ id, text, english }): NewTranslation[] =>
    text === null ? [] : [{ locale, messageId: id, text, english, updatedBy }],
  );
  return transaction(ctx.db, async (tx) => {
    const taken = await takeTranslations(tx, locale, idsOf(changes));
    const stored = byId(taken);
    const isKnown = changes.every(({ id, knownText }) => (stored.get(id) ?? null) === knownText);
    if (!isKnown || !(await insertTranslations(tx, rows))) throw new RuleError('translationsChanged');
    await auditChanges(tx, ctx, locale, changes);
    return changes.length;
  });
}

/** The English text that words are written for; words that cannot stand in for it are refused. */
function englishOf(ctx: Context, locale: Locale, { id, text }: ChangedTexts): string {
  const message = messageIn(ctx.services.bundled, locale, id, undefined);
  if (!message) throw new RuleError('messageUnknown', 'NOT_FOUND');
  const around = wordsAround(ctx, locale);
  if (isReserved(message, around)) throw new RuleError('securityTextReserved', 'FORBIDDEN');
  const problem = text === null ? null : checkTranslation(text, message, around);
  if (problem) {
    const { kind, ...values } = problem;
    throw new RuleError(kind, 'BAD_USER_INPUT', values);
  }
  return message.english;
}

const idsOf = (words: readonly { id: string }[]): string[] => words.map(({ id }) => id);

const byId = (rows: readonly { messageId: string; text: string }[]): Map<string, string> =>
  new Map(rows.map(({ messageId, text }) => [messageId, text]));

function refuseTooMany(words: readonly unknown[]): void {
  if (words.length > MAX_AT_ONCE) throw new RuleError('tooManyTexts', 'BAD_USER_INPUT', { max: MAX_AT_ONCE });
}

const auditChanges = (
  tx: Tx,
  ctx: Context,
  locale: Locale,
  changes: readonly ChangedTexts[],
): Promise<void> =>
  audit(tx, ctx, {
    action: 'saveTranslations',
    entity: 'translation',
    entityId: null,
    before: { locale, texts: Object.fromEntries(changes.map(({ id, knownText }) => [id, knownText])) },
    after: { locale, texts: Object.fromEntries(changes.map(({ id, text }) => [id, text])) },
  });
