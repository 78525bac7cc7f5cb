import {
  defaultFieldResolver,
  getNullableType,
  isInputObjectType,
  isListType,
  isObjectType,
  isScalarType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import { RuleError } from './problem.ts';
import { isUuid } from '#kit/db/uuid.ts';

const NOBODY = '00000000-0000-0000-0000-000000000000';

/** An id that cannot exist is answered like one that does not: nothing is found. */
const idOf = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  return isUuid(value) ? value.toLowerCase() : NOBODY;
};

/**
 * A text as PostgreSQL can keep it. Half a pair of signs, as a careless cut leaves it, becomes the sign for unreadable
 * ones; the sign of number zero, which nobody types, is refused.
 */
const textOf = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  if (value.includes('\0')) throw new RuleError('requestNotUnderstood');
  return value.toWellFormed();
};

const READERS: Readonly<Record<string, Reader>> = { ID: idOf, String: textOf };

type Reader = (value: unknown) => unknown;
type Values = Record<string, unknown>;
type Field = { readonly name: string; readonly type: GraphQLInputType };

/**
 * Makes every resolver of the schema get uuids where it was promised ids, and texts that can be stored. The types ID
 * and String of GraphQL itself let anything through, and neither the schema builder nor the compiler of operations
 * lets others take their places.
 */
export function readArguments(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    for (const field of Object.values(type.getFields())) {
      const readers = readersOf(field.args);
      if (readers.length === 0) continue;
      const { resolve = defaultFieldResolver } = field;
      field.resolve = (parent, args: Values, ctx, info) =>
        resolve(parent, readFields(args, readers), ctx, info);
    }
  }
  return schema;
}

const readersOf = (fields: readonly Field[]): [string, Reader][] =>
  fields.flatMap(({ name, type }): [string, Reader][] => {
    const reader = readerOf(type);
    return reader ? [[name, reader]] : [];
  });

/** Null for a type that cannot hold an id or a text. */
function readerOf(given: GraphQLInputType): Reader | null {
  const type = getNullableType(given);
  if (isScalarType(type)) return READERS[type.name] ?? null;
  if (isInputObjectType(type)) return readerOfObject(type);
  const item = isListType(type) ? readerOf(type.ofType) : null;
  return item && ((value) => (Array.isArray(value) ? value.map(item) : value));
}

/** Its fields are looked at when the first value comes: an input may contain another of its own type. */
function readerOfObject(type: GraphQLInputObjectType): Reader {
  let readers: [string, Reader][] | null = null;
  return (value) => {
    if (typeof value !== 'object' || value === null) return value;
    readers ??= readersOf(Object.values(type.getFields()));
    return readFields(value as Values, readers);
  };
}

function readFields(values: Values, readers: readonly [string, Reader][]): Values {
  const read = { ...values };
  for (const [name, reader] of readers) if (name in values) read[name] = reader(values[name]);
  return read;
}
