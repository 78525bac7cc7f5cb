import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { changedValues } from '../rules/document.ts';
import { checkCategory } from './check-category.ts';
import { loadDocumentForUpdate } from './load-document-for-update.ts';
import { parseDocument, type DocumentInputShape } from './document-input.ts';
import { insertDocument, isTitleTaken, lockTitles } from './document-writing.queries.ts';
import type { ManagedDocument } from './managed-document.ts';

/**
 * Makes a draft without words. Its id comes from the form, so that a form which is sent twice, because the first answer
 * was lost, makes one document; and if it says something else the second time, that is not dropped unseen.
 */
export async function createDocument(
  ctx: Context,
  id: string,
  input: DocumentInputShape,
): Promise<ManagedDocument> {
  const parsed = parseDocument(input);
  const { personId: writerId } = actorOf(ctx);
  return transaction(ctx.db, async (tx) => {
    await lockTitles(tx);
    if (await isTitleTaken(tx, parsed.title, id)) throw new RuleError('documentTitleTaken');
    await checkCategory(tx, parsed.categoryId);
    const isNew = await insertDocument(tx, id, { values: parsed, writerId });
    const document = await loadDocumentForUpdate(tx, id);
    if (!isNew && changedValues(document, parsed).length > 0) throw new RuleError('changedMeanwhile');
    if (isNew) {
      await audit(tx, ctx, {
        action: 'createDocument',
        entity: 'document',
        entityId: id,
        after: { ...parsed },
      });
    }
    return document;
  });
}
