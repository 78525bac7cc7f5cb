import { afterAll, beforeAll, expect, test } from 'vitest';
import { College } from '#testing/college.ts';

let college: College;
beforeAll(async () => {
  college = await College.open();
});
afterAll(() => college.close());

const BODY = JSON.stringify({
  operationName: 'locales',
  variables: {},
  query: 'query locales { locales { value } }',
});
const post = (path: string) =>
  fetch(college.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-by': 'college-app' },
    body: BODY,
  });

test('the API answers at /graphql and nowhere else (API-01)', async () => {
  const answer = (await (await post('/graphql')).json()) as { data: { locales: { value: string }[] } };
  expect(answer.data.locales).toHaveLength(13);
  const elsewhere = ['/', '/api', '/api/graphql', '/graphql/', '/graphiql', '/query'];
  const statuses = await Promise.all(elsewhere.map(async (path) => [path, (await post(path)).status]));
  expect(statuses).toEqual(elsewhere.map((path) => [path, 404]));
});

test('only POST is taken (API-02)', async () => {
  const address = `${college.url}/graphql?query=${encodeURIComponent('{ locales { value } }')}`;
  const others = ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'];
  const statuses = await Promise.all(
    others.map(async (method) => [method, (await fetch(address, { method })).status]),
  );
  expect(statuses).toEqual(others.map((method) => [method, 405]));
});
