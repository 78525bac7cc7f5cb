import { getOperationAST, parse } from 'graphql';
import { expect, test } from 'vitest';
import { schema } from '#apps/server/schema.ts';
import { excess, LIMITS, type DocumentFacts } from '#kit/graphql/limits.ts';
import { measure } from '#kit/graphql/measure.ts';
import type { Permission } from '#kit/graphql/permission.ts';
import { firstCalls, ownOperations } from '#testing/own-operations.ts';

interface Params extends DocumentFacts {
  name: string;
  /** Whether a user who has not signed in may ask it, and so is held to the limits of visitors. */
  isForVisitors: boolean;
}

const rootFields = { ...schema.getQueryType()?.getFields(), ...schema.getMutationType()?.getFields() };
const needsSession = (field: string): boolean =>
  (rootFields[field]?.extensions['permission'] as Permission | undefined)?.needsSession !== false;

function params([name, query]: [string, string]): Params {
  const document = parse(query);
  const operation = getOperationAST(document);
  if (!operation) throw new Error(`There is no operation in ${query}`);
  const facts = measure(schema, document, operation);
  return { ...facts, name, isForVisitors: !facts.rootFields.some(needsSession) };
}

const operations = [...ownOperations()].map(params);
const together = [...firstCalls()].map(params);

test('no screen asks for more than the user who sees it is given', () => {
  const tooLarge = [...operations, ...together].map((facts) => [
    facts.name,
    excess(facts, facts.isForVisitors),
  ]);
  expect(tooLarge.filter(([, passed]) => passed)).toEqual([]);
});

test('what visitors ask is held to the limits of visitors', () => {
  const names = operations.filter(({ isForVisitors }) => isForVisitors).map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['loginWithPassword', 'signUpGroup', 'documentByTitle', 'passwordLinkIsOpen']),
  );
  expect(names).not.toContain('users');
  const tooDeep = { ...operations[0]!, depth: LIMITS.anonymousDepth + 1 };
  expect([excess(tooDeep, true), excess(tooDeep, false)]).toEqual(['depth', null]);
});
