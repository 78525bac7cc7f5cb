import { randomUUID } from 'node:crypto';
import { buildSchema, graphql } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { College } from '#kit/testing/college.ts';
import { readIds } from './read-ids.ts';

const NOBODY = '00000000-0000-0000-0000-000000000000';
const known = randomUUID();

/** Answers what its resolver was given. */
async function given(args: string): Promise<unknown> {
  const schema = readIds(
    buildSchema(`
      input Item { id: ID!, name: String, parent: Item, others: [ID!] }
      type Query { find(id: ID, ids: [ID!], item: Item, name: String): String }`),
  );
  const rootValue = { find: (values: unknown) => JSON.stringify(values) };
  const { data } = await graphql({ schema, source: `{ find(${args}) }`, rootValue });
  return JSON.parse(String(data?.['find']));
}

describe('a resolver is given', () => {
  test.each([
    [`id: "${known}"`, { id: known }],
    [`id: "${known.toUpperCase()}"`, { id: known }],
    ['id: "not-a-uuid"', { id: NOBODY }],
    ['id: 7', { id: NOBODY }],
    ['id: null', { id: null }],
    [`ids: ["${known}", "x"]`, { ids: [known, NOBODY] }],
    ['item: { id: "x", name: "x" }', { item: { id: NOBODY, name: 'x' } }],
    [`item: { id: "${known}", others: ["x"] }`, { item: { id: known, others: [NOBODY] } }],
    [`item: { id: "${known}", parent: { id: "x" } }`, { item: { id: known, parent: { id: NOBODY } } }],
    ['name: "x"', { name: 'x' }],
  ])('for %s: %j', async (args, values) => {
    expect(await given(args)).toEqual(values);
  });
});

describe('an id that cannot exist', () => {
  let college: College;
  beforeAll(async () => {
    college = await College.open();
  });
  afterAll(() => college.close());

  test('finds nothing, as a variable and written out, and is no surprise', async () => {
    const ana = await college.signedIn();
    const asVariable = await ana.call('query u($id: ID!) { user(userId: $id) { _id } }', { id: `' or 1=1` });
    const writtenOut = await ana.call(`query u { user(userId: "' or 1=1") { _id } }`);
    for (const { data, errors } of [asVariable, writtenOut]) {
      expect({ data, errors }).toEqual({ data: { user: null }, errors: [] });
    }
  });

  test('inside of an input is refused like one of nobody', async () => {
    const ana = await college.signedIn();
    const change = `mutation a($input: AddressInput!) { updateAddress(addressInput: $input) { _id } }`;
    const { errors } = await ana.call(change, { input: { _id: 'x', country: 'GBR' } });
    expect(errors[0]?.extensions.problem).toBe('recordNotFound');
  });
});
