import { gql, type TypedDocumentNode } from '@apollo/client';
import type { TypedDocument } from '../typed-document.ts';

type Known = TypedDocumentNode<unknown, Record<string, unknown>>;

const parsed = new Map<string, { document: TypedDocument<unknown, unknown>; node: Known }>();

/** A document in the form Apollo works with. Names of operations are unique, so the name finds it again. */
export function parsedDocument<Result, Variables extends Record<string, unknown>>(
  document: TypedDocument<Result, Variables>,
): TypedDocumentNode<Result, Variables> {
  let known = parsed.get(document.operationName);
  if (!known) {
    known = { document, node: gql(document.query) };
    parsed.set(document.operationName, known);
  }
  return known.node as unknown as TypedDocumentNode<Result, Variables>;
}

/** The document as it was written: its text is sent unchanged, because the server knows the text by its hash. */
export function writtenDocument(operationName: string | undefined): TypedDocument<unknown, unknown> {
  const known = parsed.get(operationName ?? '');
  if (!known) throw new Error(`${operationName} did not come from a generated document.`);
  return known.document;
}
