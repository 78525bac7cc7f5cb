import { Kind, visit, type DocumentNode, type FieldNode, type SelectionNode } from 'graphql';

const typename: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

const isTypename = (selection: SelectionNode): boolean =>
  selection.kind === Kind.FIELD && selection.name.value === '__typename';

const isId = (selection: SelectionNode): boolean =>
  selection.kind === Kind.FIELD && selection.name.value === '_id' && selection.alias === undefined;

/**
 * Asks for __typename beside every _id: what a mutation answers is found again by both in what screens show
 * (kit/client/query/write-answer.ts). What has no _id is not found so, and its type would only make answers longer.
 */
export const addTypenames = (document: DocumentNode): DocumentNode =>
  visit(document, {
    SelectionSet(node, _key, parent) {
      const isRoot =
        parent && !Array.isArray(parent) && (parent as { kind: Kind }).kind === Kind.OPERATION_DEFINITION;
      if (isRoot || !node.selections.some(isId) || node.selections.some(isTypename)) return undefined;
      return { ...node, selections: [...node.selections, typename] };
    },
  });
