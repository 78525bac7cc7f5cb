import { createHash } from 'node:crypto';
import { parse, print, stripIgnoredCharacters } from 'graphql';
import { expect, test } from 'vitest';
import { addTypenames } from './add-typenames.ts';
import { generateDocuments } from './gen-documents.ts';
import { refuseNameless } from './screen-operations.ts';

const generated = await generateDocuments();

const textOf = (query: string) => print(addTypenames(parse(query)));

test('__typename is asked for in every selection but the root, and only once', () => {
  const query = '{ user { _id groups { name __typename } ...on User { email } } } fragment F on User { _id }';
  expect(textOf(query).match(/__typename/g)).toHaveLength(4);
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
  expect(Object.fromEntries(sent)).toEqual(list);
  expect(Object.values(list)).toContain('loginWithPassword');
});

test.each([
  ['{ a }', 'An operation has no name'],
  ['query a { a } mutation a { a }', 'a is defined twice.'],
  ['type A { a: Int }', 'ObjectTypeDefinition is no operation.'],
])('%s is refused: %s', (text, reason) => {
  expect(() => refuseNameless(parse(text).definitions)).toThrow(reason);
});
