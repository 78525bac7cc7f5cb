import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { checkDeleting } from '../rules/document.ts';
import { bringDocumentBack, findDeletedTitle, removeDocument } from './deleted-documents.queries.ts';
import { loadDocumentForUpdate } from './load-document-for-update.ts';
import { isTitleTaken, lockDocument, lockTitles } from './document-writing.queries.ts';
import type { ManagedDocument } from './managed-document.ts';

interface Deleting {
  documentId: string;
  /** What a published document is called, typed by whoever deletes it. */
  typedTitle: string | null;
}

/** Takes a document from everybody. Its versions stay, so that it can be brought back. */
export const deleteDocument = (ctx: Context, { documentId, typedTitle }: Deleting): Promise<string> =>
  transaction(ctx.db, async (tx) => {
    await lockDocument(tx, documentId);
    // It was clicked twice.
    if ((await findDeletedTitle(tx, documentId)) !== null) return documentId;
    const document = await loadDocumentForUpdate(tx, documentId);
    const problem = checkDeleting(document, typedTitle);
    if (problem) throw new RuleError(problem);
    await removeDocument(tx, documentId, { now: ctx.services.now(), writerId: actorOf(ctx).personId });
    const { title, published } = document;
    await audit(tx, ctx, {
      action: 'deleteDocument',
      entity: 'document',
      entityId: documentId,
      before: { title, published },
    });
    return documentId;
  });

/** Brings a deleted document back as it was, unless another one has its title by now. */
export const restoreDocument = (ctx: Context, documentId: string): Promise<ManagedDocument> =>
  transaction(ctx.db, async (tx) => {
    await lockTitles(tx);
    await lockDocument(tx, documentId);
    const title = await findDeletedTitle(tx, documentId);
    if (title === null) return loadDocumentForUpdate(tx, documentId);
    if (await isTitleTaken(tx, title, documentId)) throw new RuleError('documentTitleTaken');
    await bringDocumentBack(tx, documentId, actorOf(ctx).personId);
    await audit(tx, ctx, {
      action: 'restoreDocument',
      entity: 'document',
      entityId: documentId,
      after: { title },
    });
    return loadDocumentForUpdate(tx, documentId);
  });
