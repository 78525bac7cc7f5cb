import type { AuditAction } from '#kit/access/known-actions.ts';
import type { Tx } from '#kit/db/database.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { cleanRichText } from '#kit/rich-text/clean-rich-text.ts';
import type { UncleanHtml } from '#kit/rich-text/unclean-html.ts';
import { checkBody, MAX_CONTENT } from '../rules/document.ts';
import { loadDocumentForUpdate } from './load-document-for-update.ts';
import { findVersion, listBodies, storeBody } from './document-versions.queries.ts';
import { noteWriter } from './document-writing.queries.ts';
import type { ManagedDocument } from './managed-document.ts';

interface Place {
  documentId: string;
  locale: string;
  /** The number of the body the change is based on; 0 where there was none. */
  version: number;
}

/** Saves a body in one language, unless it was saved since it was opened. Without words, the body is taken away. */
export async function saveDocumentBody(
  ctx: Context,
  { content, ...place }: Place & { content: UncleanHtml },
): Promise<ManagedDocument> {
  // Taking markup apart is work, which nobody can make us do on more than could be kept.
  if (content.length > MAX_CONTENT) throw new RuleError('documentTooLong');
  const clean = cleanRichText(content);
  return transaction(ctx.db, (tx) => write(tx, ctx, place, { content: clean, action: 'saveDocumentBody' }));
}

/** Saves an earlier body again, as the newest one. */
export const restoreDocumentVersion = (
  ctx: Context,
  { number, ...place }: Place & { number: number },
): Promise<ManagedDocument> =>
  transaction(ctx.db, async (tx) => {
    const earlier = await findVersion(tx, place.documentId, { locale: place.locale, number });
    if (!earlier) throw new RuleError('recordNotFound', 'NOT_FOUND');
    return write(tx, ctx, place, { content: earlier.content, action: 'restoreDocumentVersion' });
  });

async function write(
  tx: Tx,
  ctx: Context,
  { documentId, locale, version }: Place,
  { content, action }: { content: string; action: AuditAction },
): Promise<ManagedDocument> {
  const document = await loadDocumentForUpdate(tx, documentId);
  const problem = checkBody(document, { locale, content });
  if (problem) throw new RuleError(problem);
  const before = (await listBodies(tx, documentId)).find((body) => body.locale === locale);
  if (content === (before?.content ?? '')) return document;
  if (version !== (before?.number ?? 0)) throw new RuleError('changedMeanwhile');
  const { personId: writtenBy } = actorOf(ctx);
  const number = version + 1;
  await storeBody(tx, documentId, { locale, number, content, writtenAt: ctx.services.now(), writtenBy });
  await noteWriter(tx, documentId, writtenBy);
  await audit(tx, ctx, {
    action,
    entity: 'document',
    entityId: documentId,
    before: { locale, number: version },
    after: { locale, number },
  });
  return loadDocumentForUpdate(tx, documentId);
}
