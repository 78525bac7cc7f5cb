import { randomUUID } from 'node:crypto';
import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import type { Operation } from './operations.ts';

type Place = Pick<GraphQLArgument | GraphQLInputField, 'name' | 'type'>;

/** Values that pass the first checks, so that a text beside them comes as far as the database. */
const GOOD_TEXTS: Readonly<Record<string, string>> = {
  country: 'USA',
  locale: 'en',
  password: 'f'.repeat(64),
  newPassword: 'f'.repeat(64),
  action: 'reportFrontEndError',
  payload: '{"error":"x","url":"/"}',
  type: 'ERROR',
};

/** The id to give to an argument, or a field of an input, of an operation. */
export type IdFor = (operation: string, name: string) => string;

/** Every text through every place that takes one, alone among good values: nothing is left to chance. */
export function sweepTexts(
  schema: GraphQLSchema,
  idFor: IdFor,
  texts: readonly string[],
  except: readonly string[],
): Operation[] {
  const roots = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const;
  return roots.flatMap(([kind, root]) =>
    Object.values(root?.getFields() ?? {})
      .filter(({ name }) => !except.includes(name))
      .flatMap((field) =>
        field.args
          .flatMap(textPlaces)
          .flatMap((path) => texts.map((text) => asking(kind, field, idFor, { path, text }))),
      ),
  );
}

function textPlaces({ name, type }: Place): string[] {
  const named = getNamedType(type);
  if (named.name === 'String' || named.name === 'RichText') return [name];
  if (!isInputObjectType(named)) return [];
  return Object.values(named.getFields())
    .flatMap(textPlaces)
    .map((path) => `${name}.${path}`);
}

interface Aimed {
  path: string;
  text: string;
}

function asking(kind: string, field: GraphQLField<unknown, unknown>, idFor: IdFor, aimed: Aimed): Operation {
  const idNamed = (name: string): string => idFor(field.name, name);
  const used = field.args.filter(
    ({ name, type }) => isNonNullType(type) || aimed.path.split('.')[0] === name,
  );
  const declared = used.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const given = used.map(({ name }) => `${name}: $${name}`).join(', ');
  const selection = isObjectType(getNamedType(field.type)) ? '{ __typename }' : '';
  return {
    query: `${kind} sweep(${declared}) { ${field.name}(${given}) ${selection} }`,
    operationName: 'sweep',
    variables: Object.fromEntries(
      used.map((place) => [place.name, goodValue(place, idNamed, place.name, aimed)]),
    ),
  };
}

type IdNamed = (name: string) => string;

function goodValue({ name, type }: Place, idNamed: IdNamed, path: string, aimed: Aimed): unknown {
  if (path === aimed.path) return listed(type, aimed.text);
  const named = getNamedType(type);
  if (isInputObjectType(named)) {
    const fields = Object.values(named.getFields());
    return Object.fromEntries(
      fields.map((field) => [field.name, goodValue(field, idNamed, `${path}.${field.name}`, aimed)]),
    );
  }
  if (isEnumType(named)) return listed(type, named.getValues()[0]?.name ?? null);
  return listed(type, GOOD_SCALARS[named.name]?.(name, idNamed) ?? null);
}

const GOOD_SCALARS: Readonly<Record<string, (name: string, idNamed: IdNamed) => unknown>> = {
  ID: (name, idNamed) => idNamed(name),
  DateTime: () => '2026-11-20T12:00:00.000Z',
  // Each time another: who finds an address taken is told by whom, in words that an earlier operation chose.
  String: (name) => (name === 'email' ? `${randomUUID()}@example.org` : (GOOD_TEXTS[name] ?? 'text')),
  RichText: () => '<p>text</p>',
  Int: () => 1,
  Float: () => 1,
  Boolean: () => true,
};

const listed = (type: GraphQLInputType, value: unknown): unknown =>
  isListType(getNullableType(type)) ? [value] : value;
