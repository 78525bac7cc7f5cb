import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { College } from '#testing/college.ts';
import { PRODUCTION } from '#testing/production.ts';

let college: College;
beforeAll(async () => {
  college = await College.open({ env: { ...PRODUCTION, ALLOW_ANY_QUERY: 'true' } });
});
afterAll(() => college.close());

test('a production that takes any document still does not show its schema (E4)', async () => {
  const visitor = college.visitor();
  const any = await visitor.call('query mine { currentUser { _id } }');
  expect({ data: any.data, errors: any.errors }).toEqual({ data: { currentUser: null }, errors: [] });
  for (const look of [getIntrospectionQuery(), 'query look { __type(name: "User") { fields { name } } }']) {
    const { data, errors } = await visitor.call(look);
    expect([data, errors[0]?.extensions.problem]).toEqual([null, 'requestNotUnderstood']);
  }
});
