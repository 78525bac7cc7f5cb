import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { changedValues, mayBeRenamed, type DocumentValues } from '../rules/document.ts';
import { checkCategory } from './check-category.ts';
import { loadDocumentForUpdate } from './load-document-for-update.ts';
import { parseDocument, type DocumentInputShape } from './document-input.ts';
import { isTitleTaken, lockTitles, updateDocumentValues } from './document-writing.queries.ts';
import type { ManagedDocument } from './managed-document.ts';

interface Change {
  documentId: string;
  version: number;
  documentInput: DocumentInputShape;
}

/** Changes title, readers and category, unless they were changed since the form was opened. What is said again changes nothing. */
export async function updateDocument(ctx: Context, change: Change): Promise<ManagedDocument> {
  const { documentId, version, documentInput } = change;
  const parsed = parseDocument(documentInput);
  return transaction(ctx.db, async (tx) => {
    await lockTitles(tx);
    const before = await loadDocumentForUpdate(tx, documentId);
    const changed = changedValues(before, parsed);
    if (changed.length === 0) return before;
    if (version !== before.version) throw new RuleError('changedMeanwhile');
    if (!mayBeRenamed(before.title, parsed.title)) throw new RuleError('legalTitleStays');
    if (await isTitleTaken(tx, parsed.title, documentId)) throw new RuleError('documentTitleTaken');
    if (changed.includes('categoryId')) await checkCategory(tx, parsed.categoryId);
    await updateDocumentValues(tx, documentId, { values: parsed, writerId: actorOf(ctx).personId });
    const pick = (from: DocumentValues) => Object.fromEntries(changed.map((name) => [name, from[name]]));
    await audit(tx, ctx, {
      action: 'updateDocument',
      entity: 'document',
      entityId: documentId,
      before: pick(before),
      after: pick(parsed),
    });
    return loadDocumentForUpdate(tx, documentId);
  });
}
