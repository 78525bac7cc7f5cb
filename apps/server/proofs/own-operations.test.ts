import { getOperationAST, parse } from 'graphql';
import { expect, test } from 'vitest';
import { schema } from '#apps/server/schema.ts';
import { excess } from '#kit/graphql/limits.ts';
import { measure } from '#kit/graphql/measure.ts';
import { ownOperations } from '#kit/testing/own-operations.ts';

const excessOf = (query: string): string | null => {
  const document = parse(query);
  const operation = getOperationAST(document);
  if (!operation) throw new Error(`There is no operation in ${query}`);
  return excess(measure(schema, document, operation), false);
};

test('no screen asks for more than anybody is given', () => {
  const operations = [...ownOperations()];
  expect(operations.length).toBeGreaterThan(20);
  const tooLarge = operations.map(([name, query]) => [name, excessOf(query)]).filter(([, past]) => past);
  expect(tooLarge).toEqual([]);
});
