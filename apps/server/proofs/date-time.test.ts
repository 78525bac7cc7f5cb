import { expect, test } from 'vitest';
import { GraphQLScalarType } from 'graphql';
import { schema } from '#apps/server/schema.ts';

const readerOf = (name: string) => {
  const scalar = schema.getType(name);
  if (!(scalar instanceof GraphQLScalarType)) throw new Error(`There is no ${name}.`);
  return (value: unknown): unknown => scalar.parseValue(value);
};
const read = readerOf('DateTime');
const readDay = readerOf('Day');

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

test.each(['2026-03-01', '2028-02-29'])('%s is a day', (text) => {
  expect(readDay(text)).toBe(text);
});

test.each(['2026-02-29', '2026-3-1', '2026-03-01T00:00:00Z', '0026-03-01', 'Christmas', '', 0, null])(
  '%j is no day',
  (value) => {
    expect(() => readDay(value)).toThrow('dayInvalid');
  },
);
