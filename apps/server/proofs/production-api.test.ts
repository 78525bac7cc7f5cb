import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { bareCall } from '#testing/bare-call.ts';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';
import { ownOperations } from '#testing/own-operations.ts';
import { PRODUCTION } from '#testing/production.ts';

let college: College;
let visitor: Browser;
beforeAll(async () => {
  college = await College.open({ env: PRODUCTION });
  visitor = college.visitor();
});
afterAll(() => college.close());

const operation = (name: string): string => {
  const query = ownOperations().get(name);
  if (query === undefined) throw new Error(`No screen sends ${name}.`);
  return query;
};
const MISUNDERSTOOD = { code: 'BAD_USER_INPUT', problem: 'requestNotUnderstood' };

describe('in production the API', () => {
  test('answers what our own screens ask (E4)', async () => {
    const { status, data, errors } = await visitor.call(operation('currentUser'));
    expect({ status, data, errors }).toEqual({ status: 200, data: { currentUser: null }, errors: [] });
  });

  test.each([
    ['an operation of another person', 'query currentUser { currentUser { _id } }'],
    ['one of ours with a blank more', `${operation('currentUser')} `],
    ['introspection', getIntrospectionQuery()],
    ['a look at one type', 'query look { __type(name: "User") { fields { name } } }'],
    ['a name that is nearly right', 'query near { curentUser { _id } }'],
  ])('refuses %s, without a hint (E4)', async (_, query) => {
    const { data, errors, text } = await visitor.call(query);
    expect({ data, errors }).toEqual({
      data: null,
      errors: [expect.objectContaining({ extensions: MISUNDERSTOOD })],
    });
    expect(text).not.toMatch(/did you mean|__schema|currentUser/i);
  });

  test('has no page to try it out on (E4)', async () => {
    const { status, text } = await bareCall(`${college.url}/graphql`, { headers: { accept: 'text/html' } });
    expect(status).toBe(405);
    expect(text).toBe('{"error":"refused"}');
  });

  test('tells of a surprise by its reference alone (E4)', async () => {
    vi.spyOn(college.served.state.services.rateLimits, 'take').mockRejectedValue(
      new Error('select password_hash from person at /srv/berea/person.queries.ts:12'),
    );
    const { text, errors } = await visitor.call(operation('loginWithPassword'), {
      email: 'a@b.c',
      password: 'x',
    });
    expect(errors[0]?.extensions).toMatchObject({ code: 'INTERNAL', problem: 'unexpectedProblem' });
    expect(text).not.toMatch(/select|\.ts\b|\/srv|stack/);
  });

  test('answers a body that is no JSON without a word about it (E4)', async () => {
    const headers = { 'content-type': 'application/json', 'x-requested-by': 'college-app' };
    for (const body of [
      '{',
      '',
      '{"query":1}',
      '{"__proto__":{"query":"{a}"}}',
      'null',
      '"text"',
      '[]',
      '\u0000',
    ]) {
      const { status, text } = await bareCall(`${college.url}/graphql`, { method: 'POST', headers, body });
      expect(status).toBeLessThan(500);
      expect(text).not.toMatch(/JSON|position|token|proto|stack/i);
    }
  });
});
