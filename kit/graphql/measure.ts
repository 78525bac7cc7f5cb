import {
  getNamedType,
  isAbstractType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  typeFromAST,
  Kind,
  visit as walkThrough,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLCompositeType,
  type GraphQLSchema,
  type InlineFragmentNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import type { DocumentFacts } from './limits.ts';
import { rowsOf } from './requested-rows.ts';

/** How often a document opens a brace around fields, as it is written. */
export function countSelectionSets(document: DocumentNode): number {
  let count = 0;
  walkThrough(document, { SelectionSet: () => void count++, Argument: () => false });
  return count;
}

/** Fragments can multiply without end; past this many visits the document is refused as too costly anyway. */
const MAX_VISITS = 5_000;

interface Walk {
  schema: GraphQLSchema;
  fragments: Map<string, FragmentDefinitionNode>;
  /** What each variable is when it is not given. */
  defaults: Map<string, ValueNode | undefined>;
  facts: DocumentFacts;
  visits: number;
}

/** Counts what an operation asks for. Cycles cannot occur: the document has been validated before. */
export function measure(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): DocumentFacts {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const facts: DocumentFacts = {
    depth: 0,
    aliases: 0,
    directives: operation.directives?.length ?? 0,
    rootFields: [],
    credentials: 0,
    cost: 0,
    isUrgent: true,
    isUnattended: true,
    carriesSecret: false,
    tellsOfCaller: false,
    readsList: false,
    asksForTooManyRows: false,
    rowVariables: [],
  };
  const defaults = new Map(
    operation.variableDefinitions?.map(({ variable, defaultValue }) => [variable.name.value, defaultValue]),
  );
  const walk: Walk = { schema, fragments, defaults, facts, visits: 0 };
  const root = schema.getRootType(operation.operation) ?? null;
  visit(walk, operation.selectionSet, root, 1, 1);
  return facts;
}

/**
 * Counts a selection. Where it stands on an interface or a union, a record is of one kind only, so of what is asked of
 * each kind the dearest counts.
 */
function visit(
  walk: Walk,
  set: SelectionSetNode,
  type: GraphQLCompositeType | null,
  depth: number,
  times: number,
  /** How many rows the page was asked for, where the selection stands in one. */
  pageRows = 1,
): void {
  const { facts } = walk;
  const costOfKind = new Map<string, number>();
  for (const selection of set.selections) {
    if (++walk.visits > MAX_VISITS) {
      facts.cost = Infinity;
      return;
    }
    facts.directives += selection.directives?.length ?? 0;
    if (selection.kind === Kind.FIELD) {
      visitField(walk, selection, type, depth, times, pageRows);
      continue;
    }
    const fragment =
      selection.kind === Kind.INLINE_FRAGMENT ? selection : walk.fragments.get(selection.name.value);
    if (!fragment) continue;
    const inside = typeOn(walk, fragment, type);
    const before = facts.cost;
    visit(walk, fragment.selectionSet, inside, depth, times, pageRows);
    if (isAbstractType(type) && isObjectType(inside)) {
      costOfKind.set(inside.name, (costOfKind.get(inside.name) ?? 0) + facts.cost - before);
      facts.cost = before;
    }
  }
  facts.cost += Math.max(0, ...costOfKind.values());
}

/** The type that a fragment speaks of: its own, or the one around it. */
function typeOn(
  { schema }: Walk,
  { typeCondition }: Pick<InlineFragmentNode, 'typeCondition'>,
  outer: GraphQLCompositeType | null,
): GraphQLCompositeType | null {
  const named = typeCondition ? typeFromAST(schema, typeCondition) : outer;
  return isCompositeType(named) ? named : null;
}

const fieldOf = (
  type: GraphQLCompositeType | null,
  name: string,
): GraphQLField<unknown, unknown> | undefined =>
  isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;

/** A page counts once; the requested number of rows counts for its rows. */
const isPage = (type: unknown): boolean =>
  isObjectType(type) &&
  type.getFields()['rows'] !== undefined &&
  type.getFields()['nextCursor'] !== undefined;

function visitField(
  walk: Walk,
  node: FieldNode,
  type: GraphQLCompositeType | null,
  depth: number,
  times: number,
  /** How many rows the page was asked for, where the selection stands in one. */
  pageRows = 1,
): void {
  const { facts } = walk;
  const field = fieldOf(type, node.name.value);
  if (node.alias) facts.aliases++;
  if (depth === 1) facts.rootFields.push(node.name.value);
  if (depth === 1 && field?.extensions['triesCredential'] === true) facts.credentials++;
  if (depth === 1 && field?.extensions['isUrgent'] !== true) facts.isUrgent = false;
  if (depth === 1 && field?.extensions['isUnattended'] !== true) facts.isUnattended = false;
  if (field?.extensions['carriesSecret'] === true) facts.carriesSecret = true;
  facts.depth = Math.max(facts.depth, depth);
  facts.cost += times;
  if (!node.selectionSet) return;
  const rows = isPage(type) && node.name.value === 'rows' ? pageRows : rowsOf(walk, node, field);
  const named = field ? getNamedType(field.type) : null;
  if (depth === 1 && isPage(named)) facts.readsList = true;
  if (depth === 1 && named?.extensions['tellsOfCaller'] === true) facts.tellsOfCaller = true;
  visit(
    walk,
    node.selectionSet,
    isCompositeType(named) ? named : null,
    depth + 1,
    isPage(named) ? times : times * rows,
    rows,
  );
}
