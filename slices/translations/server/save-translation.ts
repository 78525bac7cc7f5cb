import type { AuditAction } from '#kit/access/known-actions.ts';
import type { Tx } from '#kit/db/database.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import type { Locale } from '#kit/messages/locales.ts';
import { checkTranslation, isReserved } from '../rules/check-translation.ts';
import { messageIn, type ListedMessage } from './interface-messages.ts';
import { wordsAround } from './words-around.ts';
import {
  changeTranslation,
  deleteTranslation,
  findTranslation,
  insertTranslation,
  type TranslationRecord,
} from './translation.queries.ts';

interface TranslationKey {
  locale: Locale;
  id: string;
  /** The college's words as the writer saw them, null if they saw none; left out, the last change wins. */
  knownText?: string | null | undefined;
}

/** Puts the college's own words in place of a text that ships. */
export function saveTranslation(
  ctx: Context,
  input: TranslationKey & { text: string },
): Promise<ListedMessage> {
  const { locale, text } = input;
  const original = shipped(ctx, input);
  const { english } = original;
  const problem = checkTranslation(text, original, wordsAround(ctx, locale));
  if (problem) {
    const { kind, ...values } = problem;
    throw new RuleError(kind, 'BAD_USER_INPUT', values);
  }
  return transaction(ctx.db, async (tx) => {
    const before = await knownTranslation(tx, input);
    const words = { text, english, updatedBy: actorOf(ctx).personId };
    const after = before
      ? await changeTranslation(tx, before.id, words)
      : await insertTranslation(tx, { locale, messageId: input.id, ...words });
    if (!after) throw new RuleError('translationChanged');
    await auditChange(tx, ctx, 'saveTranslation', { before, after });
    return shipped(ctx, input, after);
  });
}

/** Takes the college's own words away again, so that the text that ships is shown. */
export function restoreBundledText(ctx: Context, key: TranslationKey): Promise<ListedMessage> {
  const restored = shipped(ctx, key);
  if (isReserved(restored, wordsAround(ctx, key.locale)))
    throw new RuleError('securityTextReserved', 'FORBIDDEN');
  return transaction(ctx.db, async (tx) => {
    const before = await knownTranslation(tx, key);
    if (!before) return restored;
    await deleteTranslation(tx, before.id);
    await auditChange(tx, ctx, 'restoreBundledText', { before });
    return restored;
  });
}

function shipped(ctx: Context, { locale, id }: TranslationKey, stored?: TranslationRecord): ListedMessage {
  const message = messageIn(ctx.services.bundled, locale, id, stored);
  if (!message) throw new RuleError('messageUnknown', 'NOT_FOUND');
  return message;
}

/** What is stored now, if it is what the writer saw. */
async function knownTranslation(tx: Tx, key: TranslationKey): Promise<TranslationRecord | undefined> {
  const stored = await findTranslation(tx, key.locale, key.id);
  const { knownText } = key;
  if (knownText !== undefined && knownText !== (stored?.text ?? null))
    throw new RuleError('translationChanged');
  return stored;
}

interface Change {
  before?: TranslationRecord | undefined;
  after?: TranslationRecord;
}

function auditChange(tx: Tx, ctx: Context, action: AuditAction, { before, after }: Change): Promise<void> {
  const wordsOf = (row: TranslationRecord) => ({
    locale: row.locale,
    messageId: row.messageId,
    text: row.text,
  });
  return audit(tx, ctx, {
    action,
    entity: 'translation',
    entityId: (after ?? before)?.id ?? null,
    before: before ? wordsOf(before) : null,
    after: after ? wordsOf(after) : null,
  });
}
