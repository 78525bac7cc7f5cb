import { beforeEach, expect, test, vi } from 'vitest';
import { call } from './call.ts';
import { CallProblem } from './call-problem.ts';
import { speak } from '../spoken-locale.ts';
import { configure, FakeApi, serverError } from '../testing/fake-api.ts';
import type { TypedDocument } from '../typed-document.ts';

const regions: TypedDocument<{ regions: string[] }, { first: number }> = {
  operationName: 'regions',
  query: 'query regions($first: Int) {\n  regions(first: $first)\n}',
};

function answering(answer: FakeApi['answers'][string]): FakeApi {
  const api = new FakeApi({ regions: answer });
  vi.stubGlobal('fetch', api.fetch);
  return api;
}

const problemOfCall = () => call(regions, { first: 2 }).catch((problem: unknown) => problem as CallProblem);

beforeEach(() => {
  configure();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('a call posts exactly the name, the variables and the text of an operation, with cookies (API-02) (API-03) (API-04)', async () => {
  const api = answering({ data: { regions: ['Walsall'] } });
  expect(await call(regions, { first: 2 })).toEqual({ regions: ['Walsall'] });
  expect(api.calls).toHaveLength(1);
  const [{ url, init, body }] = api.calls as [FakeApi['calls'][number]];
  expect(url).toBe('/graphql');
  expect(init).toMatchObject({ method: 'POST', credentials: 'include', cache: 'no-store' });
  expect(body).toStrictEqual({ operationName: 'regions', variables: { first: 2 }, query: regions.query });
});

test('every call says which language the page speaks, once it speaks one', async () => {
  const api = answering({ data: { regions: [] } });
  await call(regions, { first: 2 });
  speak('de_DE');
  await call(regions, { first: 2 });
  const said = api.calls.map(({ init }) => new Headers(init.headers).get('x-locale'));
  expect(said).toEqual([null, 'de_DE']);
});

test('the host of the API comes from the configuration (API-05)', async () => {
  configure({ apiHost: 'https://api.example' });
  const api = answering({ data: { regions: [] } });
  await call(regions, { first: 2 });
  expect(api.calls[0]?.url).toBe('https://api.example/graphql');
});

test.each([300, 401, 403, 404, 413, 500, 503])(
  'status %i is a generic error, whatever the body says (API-30)',
  async (status) => {
    answering(Response.json({ data: { regions: [] } }, { status }));
    const problem = await problemOfCall();
    expect(problem).toBeInstanceOf(CallProblem);
    expect(problem).toMatchObject({
      message: `Response not successful: Received status code ${status}`,
      code: 'UNREADABLE',
    });
  },
);

test.each(['<!doctype html>', '', '{"data":', '[]', '"text"', '{}', '{"data":null}', '{"data":[1]}'])(
  'the answer %j cannot be read and is a generic error with the status received (API-31)',
  async (text) => {
    answering(new Response(text, { status: 200 }));
    expect(await problemOfCall()).toMatchObject({
      message: 'Response not successful: Received status code 200',
      code: 'UNREADABLE',
    });
  },
);

test('no answer at all is a generic error with status 0, told apart from a refusal (API-32)', async () => {
  answering(new TypeError('Failed to fetch'));
  expect(await problemOfCall()).toMatchObject({
    message: 'Response not successful: Received status code 0',
    code: 'UNREACHABLE',
  });
});

test('an error of the server brings its message, its problem and its reference', async () => {
  answering(
    serverError('Something went wrong. Quote K7QM-2F9X.', {
      code: 'INTERNAL',
      problem: 'unexpectedProblem',
      values: { reference: 'K7QM-2F9X' },
      reference: 'K7QM-2F9X',
    }),
  );
  expect(await problemOfCall()).toMatchObject({
    message: 'Something went wrong. Quote K7QM-2F9X.',
    code: 'INTERNAL',
    problem: 'unexpectedProblem',
    values: { reference: 'K7QM-2F9X' },
    reference: 'K7QM-2F9X',
  });
});

test('the problem of a query is logged to the console, that of a mutation is not (LOG-07)', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  answering(serverError('No.'));
  const problem = await problemOfCall();
  expect(log).toHaveBeenCalledWith('regions', problem);
  log.mockClear();
  const mutation = { operationName: 'regions', query: 'mutation regions { regions }' };
  await expect(call(mutation, {})).rejects.toThrow('No.');
  expect(log).not.toHaveBeenCalled();
});

test('a call that was cancelled is no problem to tell', async () => {
  const leaving = new AbortController();
  vi.stubGlobal('fetch', () => {
    leaving.abort();
    return Promise.reject(leaving.signal.reason as Error);
  });
  const failure = await call(regions, { first: 2 }, { signal: leaving.signal }).catch(
    (error: unknown) => error,
  );
  expect(failure).not.toBeInstanceOf(CallProblem);
});

test('a call that was cancelled while its answer was coming is no problem to tell either', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const leaving = new AbortController();
  const answer = new Response();
  vi.spyOn(answer, 'text').mockImplementation(async () => {
    leaving.abort();
    throw leaving.signal.reason;
  });
  answering(answer);
  const problem = await call(regions, { first: 2 }, { signal: leaving.signal }).catch(
    (error: unknown) => error,
  );
  expect(problem).toBe(leaving.signal.reason);
  expect(log).not.toHaveBeenCalled();
});
