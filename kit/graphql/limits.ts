import {
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** What one document may ask for. Anything beyond is refused before a resolver runs. */
export const LIMITS = {
  tokens: 2_000,
  depth: 8,
  anonymousDepth: 6,
  aliases: 15,
  directives: 20,
  rootFields: 10,
  cost: 5_000,
  /** What a list counts for when it is not asked for a number of rows. */
  listSize: 20,
  mostRows: 100,
} as const;

/** What a document asks for, counted after its fragments are put in their places. */
export interface DocumentFacts {
  depth: number;
  aliases: number;
  directives: number;
  rootFields: string[];
  cost: number;
}

export type Excess = 'depth' | 'aliases' | 'directives' | 'rootFields' | 'cost' | 'rows' | 'credentials';

/** Fragments can multiply without end; past this many visits the document is refused as too costly anyway. */
const MOST_VISITS = 5_000;

interface Walk {
  fragments: Map<string, FragmentDefinitionNode>;
  facts: DocumentFacts;
  visits: number;
  tooManyRows: boolean;
}

export interface Measured {
  facts: DocumentFacts;
  tooManyRows: boolean;
}

/** Counts what an operation asks for. Cycles cannot occur: the document has been validated before. */
export function measure(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): Measured {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const facts: DocumentFacts = { depth: 0, aliases: 0, directives: 0, rootFields: [], cost: 0 };
  const walk: Walk = { fragments, facts, visits: 0, tooManyRows: false };
  facts.directives += operation.directives?.length ?? 0;
  const root = schema.getRootType(operation.operation) ?? null;
  visit(walk, operation.selectionSet, root, 1, 1);
  return { facts, tooManyRows: walk.tooManyRows };
}

function visit(
  walk: Walk,
  set: SelectionSetNode,
  type: GraphQLObjectType | null,
  depth: number,
  times: number,
): void {
  for (const selection of set.selections) {
    if (++walk.visits > MOST_VISITS) {
      walk.facts.cost = Infinity;
      return;
    }
    walk.facts.directives += selection.directives?.length ?? 0;
    if (selection.kind === Kind.FIELD) {
      visitField(walk, selection, type, depth, times);
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      visit(walk, selection.selectionSet, type, depth, times);
    } else {
      const fragment = walk.fragments.get(selection.name.value);
      if (fragment) visit(walk, fragment.selectionSet, type, depth, times);
    }
  }
}

function visitField(
  walk: Walk,
  node: FieldNode,
  type: GraphQLObjectType | null,
  depth: number,
  times: number,
): void {
  const { facts } = walk;
  if (node.alias) facts.aliases++;
  if (depth === 1) facts.rootFields.push(node.name.value);
  facts.depth = Math.max(facts.depth, depth);
  facts.cost += times;
  const field = type?.getFields()[node.name.value];
  if (!node.selectionSet) return;
  const named = field ? getNamedType(field.type) : null;
  visit(
    walk,
    node.selectionSet,
    isObjectType(named) ? named : null,
    depth + 1,
    times * rowsOf(walk, node, field),
  );
}

function rowsOf(walk: Walk, node: FieldNode, field: GraphQLField<unknown, unknown> | undefined): number {
  const first = node.arguments?.find((argument) => argument.name.value === 'first');
  if (first?.value.kind === Kind.INT) {
    const rows = Number(first.value.value);
    if (rows > LIMITS.mostRows) walk.tooManyRows = true;
    return Math.max(1, rows);
  }
  if (!field) return 1;
  const isPaged = field.args.some((argument) => argument.name === 'first');
  if (isPaged) return first ? LIMITS.mostRows : LIMITS.listSize; // A variable may ask for the most.
  return isListType(getNullableType(field.type)) ? LIMITS.listSize / 4 : 1;
}

/** Mutations that try a credential: one in a document, or a document would be a brute-force tool. */
const CREDENTIAL_FIELDS = new Set([
  'loginWithPassword',
  'recoverPassword',
  'forgotPassword',
  'selfCreateAccount',
  'validateMSAuth',
  'changePassword',
  'changeEmail',
]);

/** The first limit that is passed, or null. */
export function excess({ facts, tooManyRows }: Measured, isAnonymous: boolean): Excess | null {
  if (facts.cost > LIMITS.cost) return 'cost';
  if (facts.depth > (isAnonymous ? LIMITS.anonymousDepth : LIMITS.depth)) return 'depth';
  if (facts.aliases > LIMITS.aliases) return 'aliases';
  if (facts.directives > LIMITS.directives) return 'directives';
  if (facts.rootFields.length > LIMITS.rootFields) return 'rootFields';
  if (tooManyRows) return 'rows';
  if (facts.rootFields.filter((name) => CREDENTIAL_FIELDS.has(name)).length > 1) return 'credentials';
  return null;
}
