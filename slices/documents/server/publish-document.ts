import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { checkPublishing } from '../rules/document.ts';
import { loadDocumentForUpdate } from './load-document-for-update.ts';
import { listBodies } from './document-versions.queries.ts';
import { storePublished } from './document-writing.queries.ts';
import type { ManagedDocument } from './managed-document.ts';

/** Lets readers have a document, or makes it a draft again, which only superadmins see. */
export const publishDocument = (
  ctx: Context,
  documentId: string,
  published: boolean,
): Promise<ManagedDocument> =>
  transaction(ctx.db, async (tx) => {
    const document = await loadDocumentForUpdate(tx, documentId);
    if (document.published === published) return document;
    const bodies = await listBodies(tx, documentId);
    const problem = checkPublishing({ title: document.title, bodies }, published);
    if (problem) throw new RuleError(problem);
    await storePublished(tx, documentId, { published, writerId: actorOf(ctx).personId });
    await audit(tx, ctx, {
      action: published ? 'publishDocument' : 'withdrawDocument',
      entity: 'document',
      entityId: documentId,
    });
    return loadDocumentForUpdate(tx, documentId);
  });
