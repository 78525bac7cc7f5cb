import {
  isInputObjectType,
  isObjectType,
  getNamedType,
  isRequiredArgument,
  type GraphQLSchema,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
} from 'graphql';
import type { WriteCase, CollectedSlice, Target, Variables } from './slice-matrix.ts';
import type { Who } from './words.ts';

export interface ReadRow {
  who: Who;
  namesOthers: Who;
  isAsTyped: boolean;
}

/** What all slices together say about who may do what. */
export interface Table {
  reads: ReadonlyMap<string, ReadRow>;
  /** The queries that are tried. */
  queries: ReadonlySet<string>;
  asks: ReadonlyMap<string, (target: Target) => readonly Variables[]>;
  writes: ReadonlyMap<string, { cases: readonly WriteCase[]; ignores?: readonly string[] }>;
  /** Fields with two rows. */
  doubles: readonly string[];
}

export function makeTable(slices: readonly CollectedSlice[]): Table {
  const rows = slices.flatMap(({ matrix }) =>
    Object.entries(matrix.reads).flatMap(([type, groups]) =>
      Object.entries(groups).flatMap(([names, who]) =>
        names.split(' ').map((name): [string, ReadRow] => {
          const field = `${type}.${name}`;
          const namesOthers = matrix.namesOthers?.[field] ?? [];
          return [field, { who, namesOthers, isAsTyped: matrix.asTyped?.includes(field) ?? false }];
        }),
      ),
    ),
  );
  const names = rows.map(([field]) => field);
  const tried = slices.filter(({ isTried }) => isTried);
  return {
    reads: new Map(rows),
    queries: new Set(
      tried.flatMap(({ matrix }) =>
        Object.keys(matrix.reads['Query'] ?? {}).flatMap((fields) => fields.split(' ')),
      ),
    ),
    asks: new Map(slices.flatMap(({ matrix }) => Object.entries(matrix.asks ?? {}))),
    writes: new Map(tried.flatMap(({ matrix }) => Object.entries(matrix.writes ?? {}))),
    doubles: names.filter((field, index) => names.indexOf(field) !== index),
  };
}

type Field = GraphQLField<unknown, unknown>;

/** The fields of every type, the mutations apart. */
export function fieldsOf(schema: GraphQLSchema): { reads: Map<string, Field>; writes: Map<string, Field> } {
  const types = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !name.startsWith('__') && name !== 'Mutation');
  const reads = types.flatMap((type) =>
    Object.values(type.getFields()).map((field): [string, Field] => [`${type.name}.${field.name}`, field]),
  );
  return {
    reads: new Map(reads),
    writes: new Map(Object.entries(schema.getMutationType()?.getFields() ?? {})),
  };
}

/** Where a field takes ids: 'userId', 'addressInput.itemId'. */
export const idPaths = (field: Field): string[] => field.args.flatMap((argument) => idPathsIn(argument));

function idPathsIn({ name, type }: GraphQLArgument | GraphQLInputField): string[] {
  const named: GraphQLInputType = getNamedType(type);
  if (named.name === 'ID') return [name];
  if (!isInputObjectType(named)) return [];
  return Object.values(named.getFields())
    .flatMap((inner) => idPathsIn(inner))
    .map((path) => `${name}.${path}`);
}

/** What is missing in the table or does not belong in it, each with what to do about it. */
export function tableProblems(schema: GraphQLSchema, table: Table): string[] {
  const { reads, writes } = fieldsOf(schema);
  const where = 'in slices/NAME/server/NAME.matrix.ts of the slice that adds it';
  return [
    ...missing(reads, table.reads).map(
      (field) => `${field} has no row: say who may read it, under "reads" ${where}.`,
    ),
    ...missing(writes, table.writes).map(
      (field) => `Mutation.${field} has no row: say who may call it and with what, under "writes" ${where}.`,
    ),
    ...missing(table.reads, reads).map((field) => `${field} has a row but is no field of the schema.`),
    ...missing(table.writes, writes).map((field) => `${field} has a row but is no mutation.`),
    ...table.doubles.map((field) => `${field} has two rows.`),
    ...[...reads]
      .filter(([name, { args }]) => args.some(needsAsk) && !table.asks.has(name))
      .map(([name]) => `${name} needs arguments: give some to try, under "asks" ${where}.`),
  ];
}

const missing = (wanted: ReadonlyMap<string, unknown>, present: ReadonlyMap<string, unknown>): string[] =>
  [...wanted.keys()].filter((name) => !present.has(name));

const needsAsk = (argument: GraphQLArgument): boolean =>
  isRequiredArgument(argument) && getNamedType(argument.type).name !== 'ID';
