import {
  getNamedType,
  getNullableType,
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
  email: 'somebody@example.org',
  password: 'f'.repeat(64),
  newPassword: 'f'.repeat(64),
  action: 'reportFrontEndError',
  payload: '{"error":"x","url":"/"}',
  type: 'ERROR',
};

/** Every text through every place that takes one, alone among good values: nothing is left to chance. */
export function sweepTexts(
  schema: GraphQLSchema,
  id: string,
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
          .flatMap((path) => texts.map((text) => asking(kind, field, id, { path, text }))),
      ),
  );
}

function textPlaces({ name, type }: Place): string[] {
  const named = getNamedType(type);
  if (named.name === 'String') return [name];
  if (!isInputObjectType(named)) return [];
  return Object.values(named.getFields())
    .flatMap(textPlaces)
    .map((path) => `${name}.${path}`);
}

interface Aimed {
  path: string;
  text: string;
}

function asking(kind: string, field: GraphQLField<unknown, unknown>, id: string, aimed: Aimed): Operation {
  const used = field.args.filter(
    ({ name, type }) => isNonNullType(type) || aimed.path.split('.')[0] === name,
  );
  const declared = used.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const given = used.map(({ name }) => `${name}: $${name}`).join(', ');
  const selection = isObjectType(getNamedType(field.type)) ? '{ __typename }' : '';
  return {
    query: `${kind} sweep(${declared}) { ${field.name}(${given}) ${selection} }`,
    operationName: 'sweep',
    variables: Object.fromEntries(used.map((place) => [place.name, goodValue(place, id, place.name, aimed)])),
  };
}

function goodValue({ name, type }: Place, id: string, path: string, aimed: Aimed): unknown {
  if (path === aimed.path) return listed(type, aimed.text);
  const named = getNamedType(type);
  if (isInputObjectType(named)) {
    const fields = Object.values(named.getFields());
    return Object.fromEntries(
      fields.map((field) => [field.name, goodValue(field, id, `${path}.${field.name}`, aimed)]),
    );
  }
  return listed(type, GOOD_SCALARS[named.name]?.(name, id) ?? null);
}

const GOOD_SCALARS: Readonly<Record<string, (name: string, id: string) => unknown>> = {
  ID: (_, id) => id,
  String: (name) => GOOD_TEXTS[name] ?? 'text',
  Int: () => 1,
  Float: () => 1,
  Boolean: () => true,
};

const listed = (type: GraphQLInputType, value: unknown): unknown =>
  isListType(getNullableType(type)) ? [value] : value;
