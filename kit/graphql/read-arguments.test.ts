import { randomUUID } from 'node:crypto';
import { buildSchema, graphql } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { College } from '#testing/college.ts';
import { readArguments } from './read-arguments.ts';

const NOBODY = '00000000-0000-0000-0000-000000000000';
const known = randomUUID();

/** Answers what its resolver was given. */
async function given(args: string): Promise<unknown> {
  const schema = readArguments(
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
    ['name: "whole \\uD83D\\uDE42"', { name: 'whole 🙂' }],
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

describe('a text that no database can keep', () => {
  let college: College;
  beforeAll(async () => {
    college = await College.open();
  });
  afterAll(() => college.close());

  test.each([
    [
      'as a variable',
      'query d($title: String!) { documentByTitle(title: $title) { _id } }',
      { title: 'a\0b' },
    ],
    ['written out', 'query d { documentByTitle(title: "a\\u0000b") { _id } }', {}],
    [
      'inside of an input',
      'mutation u($input: UserProfileInput!) { updateUserProfile(userProfileInput: $input) { _id } }',
      { input: { firstName: '\0' } },
    ],
  ])('is refused %s, and is no surprise (E1)', async (_, query, variables) => {
    const { errors } = await (await college.signedIn()).call(query, variables);
    expect(errors.map(({ extensions }) => extensions.problem)).toEqual(['requestNotUnderstood']);
  });

  test('but half a sign is kept as an unreadable one, also in the audit log', async () => {
    const ana = await college.signedIn();
    const change = 'mutation a($input: AddressInput!) { updateAddress(addressInput: $input) { city } }';
    const { data } = await ana.call(change, { input: { city: 'Denver \uD83D', country: 'USA' } });
    expect(data).toEqual({ updateAddress: { city: 'Denver \uFFFD' } });
  });
});
