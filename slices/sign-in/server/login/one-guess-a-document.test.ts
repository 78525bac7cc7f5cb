import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callFrom } from '#testing/call-from.ts';
import { College, digestOf } from '#testing/college.ts';

let college: College;
beforeAll(async () => {
  college = await College.open();
});
afterAll(() => college.close());

const WRONG = digestOf('a guess');

describe('one document holds one guess', () => {
  const guess = (alias: string) =>
    `${alias}: loginWithPassword(email: "ana@example.org", password: "${WRONG}") { _id }`;

  test.each([
    ['aliases', `mutation m { ${guess('a')} ${guess('b')} }`],
    [
      'a fragment twice',
      `mutation m { ...one ...two } fragment one on Mutation { ${guess('a')} } fragment two on Mutation { ${guess('b')} }`,
    ],
    ['an inline fragment', `mutation m { ${guess('a')} ... on Mutation { ${guess('b')} } }`],
    [
      'a different way in',
      `mutation m { ${guess('a')} recoverPassword(token: "x", newPassword: "${WRONG}") }`,
    ],
  ])('with %s no guess is taken at all (D6)', async (_, query) => {
    const { text } = await callFrom({ url: college.url, query });
    expect(text).toContain('"problem":"requestTooLarge"');
    const { rowCount } = await college.database.owner.query(
      `select 1 from rate_count where key like 'login%'`,
    );
    expect(rowCount).toBe(0);
  });

  test('a list of documents is no document (D6)', async () => {
    const body = JSON.stringify(
      Array.from({ length: 10 }, () => ({ query: `mutation m { ${guess('a')} }` })),
    );
    const headers = { 'content-type': 'application/json', 'x-requested-by': 'college-app' };
    const response = await college.visitor().fetch('/graphql', { method: 'POST', headers, body });
    expect(await response.text()).toContain('"problem":"requestNotUnderstood"');
  });
});
