import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { codegen } from '@graphql-codegen/core';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import {
  buildSchema,
  parse,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { generateTogether } from './gen-together.ts';
import {
  documentOf,
  inSource,
  isFragment,
  isOperation,
  nameOf,
  queryText,
  readOperationsFiles,
  refuseInvalid,
  refuseNameless,
  type KnownFragments,
  type OperationsFile,
} from './screen-operations.ts';

const SCHEMA_PATH = 'schema.graphql';
/** The type of texts that may be shown as markup: only what the server calls rich text has it. */
const RICH_HTML = 'RichHtml';
const DAY_IMPORT = "import type { Day } from '#kit/calendar/day.ts';";
const INSTANT_IMPORT = "import type { Instant } from '#kit/calendar/instant.ts';";
const AMOUNT_IMPORT = "import type { MinorUnits } from '#kit/money/minor-units.ts';";
/** Enumerations and inputs, which many screens share. */
const SCHEMA_TYPES_PATH = 'kit/client/schema-types.generated.ts';
const OPERATIONS_PATH = 'apps/server/operations.generated.json';

const CONFIG = {
  scalars: {
    ID: 'string',
    DateTime: 'Instant',
    Day: 'Day',
    MinorUnits: 'MinorUnits',
    Percent: 'number',
    RichText: { input: 'string', output: RICH_HTML },
  },
  namingConvention: 'change-case-all#upperCaseFirst',
  skipTypename: true,
  immutableTypes: true,
};

/** The plugin repeats these in every file, with an import by a path of its own making. */
const REPEATED =
  /^(\/\*\* Internal type\..*|(export )?type (Exact|Incremental)<.*|import type \* as Types .*)\n/gm;

/** Both forms are given: the plugin's host would build a schema for every file. */
interface Schema {
  schema: DocumentNode;
  schemaAst: GraphQLSchema;
}

const withoutRepeated = (types: string): string =>
  types
    .replaceAll(REPEATED, '')
    .replaceAll(/ = Exact<\{([^{}]*)\}>;/g, ' = {$1};')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

async function typesOf(file: OperationsFile, schema: Schema, known: KnownFragments): Promise<string> {
  const externalFragments = [...known.values()]
    .filter((node) => !file.definitions.includes(node))
    .map((node) => ({
      name: nameOf(node),
      onType: node.typeCondition.name.value,
      node,
      isExternal: true,
      importFrom: null,
    }));
  const types = await codegen({
    filename: file.path,
    ...schema,
    documents: [{ location: file.path, document: documentOf(file.definitions) }],
    plugins: [{ operations: {} }],
    pluginMap: { operations: typescriptOperations },
    // refuseInvalid has looked at all files together; one file alone would miss its neighbours' fragments.
    skipDocumentsValidation: true,
    config: {
      ...CONFIG,
      externalFragments,
      importSchemaTypesFrom: SCHEMA_TYPES_PATH,
      namespacedImportName: 'Types',
    },
  });
  return withoutRepeated(types);
}

/** The enumerations and inputs that any of the operations uses. */
async function schemaTypes(
  definitions: OperationsFile['definitions'],
  schema: Schema,
): Promise<[path: string, text: string]> {
  const types = await codegen({
    filename: SCHEMA_TYPES_PATH,
    ...schema,
    documents: [{ location: SCHEMA_TYPES_PATH, document: documentOf(definitions) }],
    plugins: [{ operations: {} }],
    pluginMap: { operations: typescriptOperations },
    skipDocumentsValidation: true,
    config: { ...CONFIG, generateOperationTypes: false },
  });
  return [
    SCHEMA_TYPES_PATH,
    `${DAY_IMPORT}
${INSTANT_IMPORT}
${/\bMinorUnits\b/.test(types) ? `${AMOUNT_IMPORT}\n` : ''}
${withoutRepeated(types)}
`,
  ];
}

/** The name typescript-operations gives the type of an operation's answer. */
function answerType(operation: OperationDefinitionNode): string {
  const name = nameOf(operation);
  const kind = operation.operation === 'query' ? 'Query' : 'Mutation';
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}${kind}`;
}

function typedValue(operation: OperationDefinitionNode, known: KnownFragments): string {
  const type = answerType(operation);
  return `export const ${nameOf(operation)}: TypedDocument<${type}, ${type}Variables> = {
  operationName: '${nameOf(operation)}',
  query: ${inSource(queryText(operation, known))},
};`;
}

async function generatedFile(
  file: OperationsFile,
  schema: Schema,
  known: KnownFragments,
): Promise<[path: string, text: string]> {
  const types = await typesOf(file, schema, known);
  const values = file.definitions.filter(isOperation).map((operation) => typedValue(operation, known));
  const used = [
    ...(/: (ReadonlyArray<)?Day\b/.test(types) ? [DAY_IMPORT] : []),
    ...(/: (ReadonlyArray<)?Instant\b/.test(types) ? [INSTANT_IMPORT] : []),
    ...(/: (ReadonlyArray<)?MinorUnits\b/.test(types) ? [AMOUNT_IMPORT] : []),
    ...(types.includes('Types.') ? [`import type * as Types from '#${SCHEMA_TYPES_PATH}';`] : []),
    ...(values.length > 0 ? ["import type { TypedDocument } from '#kit/client/typed-document.ts';"] : []),
    ...(types.includes(`: ${RICH_HTML}`)
      ? ["import type { RichHtml } from '#kit/rich-text/rich-html.ts';"]
      : []),
  ];
  const head = used.length > 0 ? [used.join('\n')] : [];
  return [`${file.path}.generated.ts`, `${[...head, types, ...values].join('\n\n')}\n`];
}

/** Every operation of the screens as a typed value beside it, and the list of those the server accepts in production. */
export async function generateDocuments(): Promise<[path: string, text: string][]> {
  const schemaText = await readFile(SCHEMA_PATH, 'utf8');
  const files = await readOperationsFiles();
  const definitions = files.flatMap((file) => file.definitions);
  refuseNameless(definitions);
  const schema: Schema = { schema: parse(schemaText), schemaAst: buildSchema(schemaText) };
  refuseInvalid(schema.schemaAst, definitions);

  const known: KnownFragments = new Map(definitions.filter(isFragment).map((node) => [nameOf(node), node]));
  const generated = await Promise.all(files.map((file) => generatedFile(file, schema, known)));
  const operations = definitions.filter(isOperation);
  const queries = new Map(operations.map((operation) => [nameOf(operation), operation]));
  const together = await generateTogether(schema.schemaAst, queries, known);
  const accepted = [
    ...operations.map((operation) => ({ name: nameOf(operation), query: queryText(operation, known) })),
    ...together.operations.map(({ operationName, query }) => ({ name: operationName, query })),
  ]
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, query }) => [createHash('sha256').update(query).digest('hex'), name] as const);
  const shared = await schemaTypes(definitions, schema);
  return [
    ...generated,
    ...together.files,
    shared,
    [OPERATIONS_PATH, `${JSON.stringify(Object.fromEntries(accepted), null, 2)}\n`],
  ];
}
