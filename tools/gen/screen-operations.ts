import { glob, readFile } from 'node:fs/promises';
import {
  Kind,
  parse,
  print,
  stripIgnoredCharacters,
  Source,
  validate,
  visit,
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { addTypenames } from './add-typenames.ts';

const SOURCES = ['apps/*/**/*.graphql', 'kit/**/*.graphql', 'slices/*/{web,parts,companion}/**/*.graphql'];

export interface OperationsFile {
  path: string;
  definitions: readonly DefinitionNode[];
}

export type KnownFragments = ReadonlyMap<string, FragmentDefinitionNode>;

export const isFragment = (node: DefinitionNode): node is FragmentDefinitionNode =>
  node.kind === Kind.FRAGMENT_DEFINITION;

export const isOperation = (node: DefinitionNode): node is OperationDefinitionNode =>
  node.kind === Kind.OPERATION_DEFINITION;

export const nameOf = (node: OperationDefinitionNode | FragmentDefinitionNode): string =>
  node.name?.value ?? '';

export const documentOf = (definitions: readonly DefinitionNode[]): DocumentNode => ({
  kind: Kind.DOCUMENT,
  definitions: [...definitions],
});

/** All operations of the screens, in the order of their paths, asking for __typename. */
export async function readOperationsFiles(): Promise<OperationsFile[]> {
  const paths: string[] = [];
  for await (const path of glob(SOURCES)) paths.push(path);
  return Promise.all(
    paths.toSorted().map(async (path) => {
      const document = parse(new Source(await readFile(path, 'utf8'), path));
      return { path, definitions: addTypenames(document).definitions };
    }),
  );
}

/** Names are how the server's list, the browser's network panel and what the client keeps know an operation, so each exists once. */
export function refuseNameless(definitions: readonly DefinitionNode[]): void {
  const seen = new Set<string>();
  for (const node of definitions) {
    if (!isFragment(node) && !isOperation(node)) throw new Error(`${node.kind} is no operation.`);
    const name = nameOf(node);
    if (name === '') throw new Error(`An operation has no name:\n${print(node)}`);
    if (seen.has(name)) throw new Error(`${name} is defined twice.`);
    seen.add(name);
  }
}

export function refuseInvalid(schema: GraphQLSchema, definitions: readonly DefinitionNode[]): void {
  const errors = validate(schema, documentOf(definitions));
  if (errors.length > 0) throw new Error(errors.map(String).join('\n\n'));
}

/** The fragments a definition needs, directly or through other fragments, in the order they are met. */
function fragmentsOf(
  node: OperationDefinitionNode | FragmentDefinitionNode,
  known: KnownFragments,
  found = new Set<FragmentDefinitionNode>(),
): Set<FragmentDefinitionNode> {
  visit(node, {
    FragmentSpread({ name }) {
      const fragment = known.get(name.value);
      if (!fragment || found.has(fragment)) return;
      found.add(fragment);
      fragmentsOf(fragment, known, found);
    },
  });
  return found;
}

/** The exact text that is sent; the server's list holds its hash. */
export const queryText = (operation: OperationDefinitionNode, known: KnownFragments): string =>
  stripIgnoredCharacters(print(documentOf([operation, ...fragmentsOf(operation, known)])));

/** A text as it stands in a source. */
export const inSource = (text: string): string =>
  `\`${text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')}\``;
