import { expect, test } from 'vitest';
import { GraphQLScalarType } from 'graphql';
import { schema } from '#apps/server/schema.ts';

const scalar = schema.getType('DateTime');
if (!(scalar instanceof GraphQLScalarType)) throw new Error('There is no DateTime.');
const read = (value: unknown): unknown => scalar.parseValue(value);

test.each(['2026-03-01T12:00:00Z', '1900-01-01T00:00:00Z', '2199-12-31T23:59:59.999Z'])(
  '%s is an instant',
  (text) => {
    expect(read(text)).toEqual(new Date(text));
  },
);

test.each([
  '1899-12-31T23:59:59Z',
  '2200-01-01T00:00:00Z',
  '+275760-09-13T00:00:00.000Z',
  '-000001-01-01T00:00:00Z',
  '0026-03-01T12:00:00Z',
  'tomorrow',
  '',
  0,
  null,
])('%j is none', (value) => {
  expect(() => read(value)).toThrow('requestNotUnderstood');
});
