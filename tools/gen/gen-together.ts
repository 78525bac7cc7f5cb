import { glob, readFile } from 'node:fs/promises';
import {
  Kind,
  OperationTypeNode,
  parse,
  print,
  type FieldNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
} from 'graphql';
import { inSource, nameOf, queryText, refuseInvalid, type KnownFragments } from './screen-operations.ts';

const SOURCES = ['apps/web/**/*.together.json', 'slices/*/web/**/*.together.json'];
const FRAME_SOURCE = 'apps/web/frame/frame.together.json';
export const FIRST_CALLS_PATH = 'apps/web/frame/first-calls.generated.json';

/** What a screen asks for in one call, as its slice writes it down beside the screen. */
interface TogetherSource {
  /** The name of the operation. */
  name: string;
  /** The address of the screen, which a page opened there asks for with its HTML. */
  at: string;
  /** The names of the queries. */
  parts: string[];
  /** Where the variables come from: `:name` of the address, `@name` of what the browser remembers. */
  variables?: Record<string, string>;
  /** What a browser asks for at the address that is there for the first time. */
  isUsual?: true;
}

interface Part {
  fields: string[];
  variables: string[];
}

interface Merged {
  operationName: string;
  query: string;
  parts: Record<string, Part>;
}

type Queries = ReadonlyMap<string, OperationDefinitionNode>;

const isField = (node: SelectionNode): node is FieldNode => node.kind === Kind.FIELD;

/** The key of a root field in the answer. */
const keyOf = ({ alias, name }: FieldNode): string => (alias ?? name).value;

function queryNamed(queries: Queries, name: string): OperationDefinitionNode {
  const query = queries.get(name);
  if (query?.operation !== OperationTypeNode.QUERY)
    throw new Error(`There is no query ${name} to be asked together with others.`);
  return query;
}

/** One operation that asks for what several queries ask for. Two that would answer under one name are refused. */
export function merge(
  name: string,
  parts: readonly string[],
  queries: Queries,
  known: KnownFragments,
): Merged {
  if (queries.has(name)) throw new Error(`${name} is defined twice.`);
  const all = parts.map((part) => queryNamed(queries, part));
  const variables = new Map<string, NonNullable<OperationDefinitionNode['variableDefinitions']>[number]>();
  const fields = new Map<string, FieldNode>();
  for (const query of all) {
    for (const variable of query.variableDefinitions ?? []) {
      const other = variables.get(variable.variable.name.value);
      if (other && print(other) !== print(variable))
        throw new Error(`${name} needs two kinds of $${variable.variable.name.value}.`);
      variables.set(variable.variable.name.value, variable);
    }
    for (const field of rootFields(query)) {
      if (fields.has(keyOf(field))) throw new Error(`${name} would be answered ${keyOf(field)} twice.`);
      fields.set(keyOf(field), field);
    }
  }
  const operation: OperationDefinitionNode = {
    kind: Kind.OPERATION_DEFINITION,
    operation: OperationTypeNode.QUERY,
    name: { kind: Kind.NAME, value: name },
    variableDefinitions: [...variables.values()],
    selectionSet: { kind: Kind.SELECTION_SET, selections: [...fields.values()] },
  };
  return {
    operationName: name,
    query: queryText(operation, known),
    parts: Object.fromEntries(all.map((query) => [nameOf(query), partOf(query)])),
  };
}

const rootFields = ({ selectionSet }: OperationDefinitionNode): FieldNode[] =>
  selectionSet.selections.filter(isField);

const partOf = (query: OperationDefinitionNode): Part => ({
  fields: rootFields(query).map(keyOf),
  variables: (query.variableDefinitions ?? []).map(({ variable }) => variable.name.value),
});

const written = ({ operationName, query, parts }: Merged, { at, variables = {} }: TogetherSource): string =>
  `import type { Together } from '#kit/client/together/together.ts';

export const ${operationName}: Together = {
  operationName: '${operationName}',
  query: ${inSource(query)},
  at: ${JSON.stringify(at)},
  parts: ${JSON.stringify(parts)},
  variables: ${JSON.stringify(variables)},
};
`;

/** The same with what the frame asks for, for a page that is opened again. */
const firstName = (name: string): string => `${name}First`;

/** What screens ask for in one call: a typed value beside each list, and what pages ask with their HTML. */
export async function generateTogether(
  schema: GraphQLSchema,
  queries: Queries,
  known: KnownFragments,
): Promise<{ files: [path: string, text: string][]; operations: Merged[] }> {
  const paths: string[] = [];
  for await (const path of glob(SOURCES)) paths.push(path);
  const sources = await Promise.all(
    paths.toSorted().map(async (path) => ({
      path,
      source: JSON.parse(await readFile(path, 'utf8')) as TogetherSource,
    })),
  );
  const frame = sources.find(({ path }) => path === FRAME_SOURCE)?.source.parts ?? [];
  const operations: Merged[] = [];
  const files: [path: string, text: string][] = [];
  const firstCalls: (Merged &
    Pick<TogetherSource, 'at' | 'variables' | 'isUsual'> & { screen: string; from: string })[] = [];
  const add = (name: string, parts: readonly string[]): Merged => {
    const merged = merge(name, parts, queries, known);
    refuseInvalid(schema, parse(merged.query).definitions);
    operations.push(merged);
    return merged;
  };
  for (const { path, source } of sources) {
    const { name, at, parts, variables = {}, isUsual } = source;
    const from = path.replace(/\.json$/, '.generated.ts');
    files.push([from, written(add(name, parts), source)]);
    if (path === FRAME_SOURCE) continue;
    const usual = isUsual && { isUsual };
    firstCalls.push({
      at,
      screen: name,
      from,
      variables,
      ...usual,
      ...add(firstName(name), [...frame, ...parts]),
    });
  }
  files.push([FIRST_CALLS_PATH, `${JSON.stringify(firstCalls, null, 2)}\n`]);
  return { files, operations };
}
