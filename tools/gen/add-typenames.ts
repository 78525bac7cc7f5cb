import { Kind, visit, type DocumentNode, type FieldNode, type SelectionNode } from 'graphql';

const typename: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

const isTypename = (selection: SelectionNode): boolean =>
  selection.kind === Kind.FIELD && selection.name.value === '__typename';

/**
 * Asks for __typename in every selection but the root: what a mutation answers is found again by it in what screens
 * show (kit/client/query/write-answer.ts).
 */
export const addTypenames = (document: DocumentNode): DocumentNode =>
  visit(document, {
    SelectionSet(node, _key, parent) {
      const isRoot =
        parent && !Array.isArray(parent) && (parent as { kind: Kind }).kind === Kind.OPERATION_DEFINITION;
      if (isRoot || node.selections.some(isTypename)) return undefined;
      return { ...node, selections: [...node.selections, typename] };
    },
  });
