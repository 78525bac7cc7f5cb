import { expect, test } from 'vitest';
import { GraphQLScalarType } from 'graphql';
import { schema } from '#apps/server/schema.ts';

function scalarOf(name: string): GraphQLScalarType {
  const scalar = schema.getType(name);
  if (!(scalar instanceof GraphQLScalarType)) throw new Error(`There is no ${name}.`);
  return scalar;
}
const read = (value: unknown): unknown => scalarOf('DateTime').parseValue(value);
const readDay = (value: unknown): unknown => scalarOf('Day').parseValue(value);
const percents = scalarOf('Percent');

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

test.each([
  [70, 7_000],
  [69.99, 6_999],
  [0, 0],
  [0.07, 7],
])('%d percent are %i hundredths, and leave as they came', (written, count) => {
  expect(percents.parseValue(written)).toBe(count);
  expect(percents.serialize(count)).toBe(written);
});

test.each(['70', Number.NaN, Infinity, null, true])('%s is no percentage', (value) => {
  expect(() => percents.parseValue(value)).toThrow('requestNotUnderstood');
});
