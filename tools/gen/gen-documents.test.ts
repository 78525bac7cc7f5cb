import { createHash } from 'node:crypto';
import { parse, print, stripIgnoredCharacters } from 'graphql';
import { expect, test } from 'vitest';
import { addTypenames } from './add-typenames.ts';
import { generateDocuments } from './gen-documents.ts';
import { FIRST_CALLS_PATH, merge } from './gen-together.ts';
import { isOperation, nameOf, refuseNameless } from './screen-operations.ts';

const generated = await generateDocuments();

const firstCalls = JSON.parse(generated.find(([path]) => path === FIRST_CALLS_PATH)?.[1] ?? '') as Record<
  'at' | 'operationName' | 'query',
  string
>[];

const textOf = (query: string) => print(addTypenames(parse(query)));

test('__typename is asked for beside every _id but at the root, and only once', () => {
  const query =
    '{ _id user { _id groups { _id __typename } phones { number } ...on User { email } } } fragment F on User { _id }';
  expect(textOf(query).match(/__typename/g)).toHaveLength(3);
  expect(textOf(textOf(query))).toBe(textOf(query));
});

test('a generated document asks for every __typename there is', () => {
  const queries = generated.flatMap(([, text]) =>
    [...text.matchAll(/query: `([^`]*)`/g)].map(([, query = '']) => query),
  );
  expect(queries.length).toBeGreaterThan(5);
  for (const query of queries) expect(stripIgnoredCharacters(textOf(query))).toBe(query);
});

test('the server’s list holds the hash of every query as it is sent, and nothing else', () => {
  const list = JSON.parse(generated.at(-1)?.[1] ?? '') as Record<string, string>;
  const sent = generated.flatMap(([, text]) =>
    [...text.matchAll(/operationName: '(\w+)',\n {2}query: `([^`]*)`/g)].map(([, name, query = '']) => [
      createHash('sha256').update(query).digest('hex'),
      name,
    ]),
  );
  const first = firstCalls.map(({ operationName, query }) => [
    createHash('sha256').update(query).digest('hex'),
    operationName,
  ]);
  expect(Object.fromEntries([...sent, ...first])).toEqual(list);
  expect(Object.values(list)).toContain('loginWithPassword');
});

const queriesIn = (text: string) =>
  new Map(
    parse(text)
      .definitions.filter(isOperation)
      .map((operation) => [nameOf(operation), operation]),
  );

test('queries that are asked together are one operation, and each finds its part in the answer', () => {
  const queries = queriesIn('query a($locale: String) { a(locale: $locale) } query b { b c: d }');
  expect(merge('both', ['a', 'b'], queries, new Map())).toEqual({
    operationName: 'both',
    query: 'query both($locale:String){a(locale:$locale)b c:d}',
    parts: { a: { fields: ['a'], variables: ['locale'] }, b: { fields: ['b', 'c'], variables: [] } },
  });
});

test.each([
  ['query a { a } query b { a: c }', 'both would be answered a twice.'],
  ['query a($n: Int) { a(n: $n) } query b($n: ID) { b(n: $n) }', 'both needs two kinds of $n.'],
  ['query a { a } mutation b { b }', 'There is no query b to be asked together with others.'],
  ['query a { a } query b { b } query both { c }', 'both is defined twice.'],
])('%s cannot be asked together: %s', (text, reason) => {
  expect(() => merge('both', ['a', 'b'], queriesIn(text), new Map())).toThrow(reason);
});

test('a page that asks with its HTML asks for all that the frame needs, too', () => {
  expect(firstCalls.length).toBeGreaterThan(3);
  for (const { query } of firstCalls) expect(query).toMatch(/\{currentUser\{.*translations\(/);
});

test.each([
  ['{ a }', 'An operation has no name'],
  ['query a { a } mutation a { a }', 'a is defined twice.'],
  ['type A { a: Int }', 'ObjectTypeDefinition is no operation.'],
])('%s is refused: %s', (text, reason) => {
  expect(() => refuseNameless(parse(text).definitions)).toThrow(reason);
});
