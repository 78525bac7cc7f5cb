import SchemaBuilder from '@pothos/core';
import './permission-plugin.ts';
import { GraphQLScalarType } from 'graphql';
import type { Context } from './context.ts';

/** The one schema builder. Slices add their types and fields to it by being imported (apps/server/schema.ts). */
export const builder = new SchemaBuilder<{
  Context: Context;
  DefaultFieldNullability: false;
  Scalars: {
    ID: { Input: string; Output: string };
    DateTime: { Input: Date; Output: Date };
  };
}>({
  plugins: ['permission'],
  defaultFieldNullability: false,
});

builder.queryType({});
builder.mutationType({});

builder.scalarType('DateTime', {
  description: 'An instant, ISO 8601 in UTC.',
  serialize: (value) => value.toISOString(),
  parseValue: (value) => {
    const instant = typeof value === 'string' ? new Date(value) : null;
    if (!instant || Number.isNaN(instant.getTime())) throw new TypeError('not an instant');
    return instant;
  },
});

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** An id that cannot exist is answered like one that does not: nothing is found. */
const idOf = (value: unknown): string =>
  typeof value === 'string' && UUID.test(value) ? value.toLowerCase() : NOBODY;

builder.addScalarType(
  'ID',
  new GraphQLScalarType<string, string>({
    name: 'ID',
    description: 'A uuid.',
    serialize: String,
    parseValue: idOf,
    parseLiteral: (node) => idOf('value' in node ? node.value : null),
  }),
);
