import type { Tx } from '#kit/db/database.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { lockDocument } from './document-writing.queries.ts';
import type { ManagedDocument } from './managed-document.ts';
import { findManagedDocument } from './managed-documents.queries.ts';

/** A document that is being changed, held until the transaction ends. */
export async function loadDocumentForUpdate(tx: Tx, id: string): Promise<ManagedDocument> {
  await lockDocument(tx, id);
  const document = await findManagedDocument(tx, id);
  if (!document) throw new RuleError('recordNotFound', 'NOT_FOUND');
  return document;
}
