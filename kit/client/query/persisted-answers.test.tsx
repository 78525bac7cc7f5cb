import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetUser } from '../session/forget-user.ts';
import { readPersistedCache } from '../storage/persisted-cache.ts';
import { configure, FakeApi, serverError } from '../testing/fake-api.ts';
import { TestPage } from '../testing/test-page.tsx';
import type { TypedDocument } from '../typed-document.ts';
import { stopWorkOfUser } from '../session/work-of-user.ts';
import { isPersistedAnswer, persistAnswersOf, type PersistedFields } from './persisted-answers.ts';
import { useQuery } from './use-query.ts';

const KEPT: PersistedFields = { Query: ['regions', 'zones'], Region: ['name', 'address'], Address: ['city'] };

const region = (differing: object = {}) => ({
  __typename: 'Region',
  _id: 'w',
  name: 'Walsall',
  address: { __typename: 'Address', city: 'Walsall' },
  ...differing,
});

test.each([
  ['all that is named', { regions: [region()], zones: ['EUROPE'] }, true],
  ['nothing there', { regions: null }, true],
  ['a root field that is not named', { regions: [region()], currentUser: null }, false],
  ['a field that is not named', { regions: [region({ phone: '01922' })] }, false],
  [
    'a field that is not named, deeper',
    { regions: [region({ address: { __typename: 'Address', line1: '1' } })] },
    false,
  ],
  ['another type under a name that is', { regions: [{ __typename: 'User', name: 'Ana' }] }, false],
  ['no type at all', { regions: [{ name: 'Ana' }] }, false],
  [
    'a type called as everything in JavaScript is',
    { regions: [{ __typename: 'constructor', name: 1 }] },
    false,
  ],
])('an answer is stored whole or not at all: %s (TRAP-78)', (_, data, isStored) => {
  expect(isPersistedAnswer(data, KEPT)).toBe(isStored);
});

const regions: TypedDocument<{ regions: { name: string }[] }, { zone: string }> = {
  operationName: 'regions',
  query:
    'query regions($zone: String!) {\n  regions(zone: $zone) {\n    _id\n    name\n    __typename\n  }\n}',
};

function RegionNames() {
  const { data, problem } = useQuery(regions, { zone: 'EUROPE' });
  return <p>{problem ? 'refused' : data?.regions.map(({ name }) => name).join()}</p>;
}

function show(answer: FakeApi['answers'][string] = new Error('never answered')) {
  vi.stubGlobal('fetch', new FakeApi({ regions: answer }).fetch);
  return render(<RegionNames />, { wrapper: TestPage });
}

const known = { data: { regions: [region()] } };
const QUESTION = '["regions",{"zone":"EUROPE"}]';
const stored = () => JSON.parse(localStorage.getItem('cache') ?? 'null') as unknown;

beforeEach(() => {
  configure();
  localStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  stopWorkOfUser();
});

test('what may be stored is there at once on the next visit, for whom it was stored', async () => {
  persistAnswersOf('ana', KEPT);
  const { unmount } = show(known);
  await screen.findByText('Walsall');
  await vi.waitFor(
    () => expect(stored()).toEqual({ userId: 'ana', answers: { [QUESTION]: known.data } }),
    3_000,
  );
  unmount();

  stopWorkOfUser();
  persistAnswersOf('ana', KEPT);
  const next = show();
  expect(screen.getByText('Walsall')).toBeTruthy();
  next.unmount();

  persistAnswersOf('ben', KEPT);
  show();
  expect(screen.queryByText('Walsall')).toBeNull();
  expect(stored()).toBeNull();
});

test('what is refused is taken from the disk too', async () => {
  localStorage.setItem('cache', JSON.stringify({ userId: 'ana', answers: { [QUESTION]: known.data } }));
  persistAnswersOf('ana', KEPT);
  show(serverError('Not for you', { code: 'FORBIDDEN' }));
  expect(screen.getByText('Walsall')).toBeTruthy();
  await screen.findByText('refused');
  await vi.waitFor(() => expect(readPersistedCache('ana')).toEqual({}), 3_000);
});

test('what was stored under other rules is not shown', () => {
  localStorage.setItem('cache', JSON.stringify({ userId: 'ana', answers: { [QUESTION]: known.data } }));
  persistAnswersOf('ana', { Query: ['regions'] });
  show();
  expect(screen.queryByText('Walsall')).toBeNull();
});

test('nobody sees what the person before them has read', async () => {
  persistAnswersOf('ana', KEPT);
  const { unmount } = show(known);
  await screen.findByText('Walsall');
  unmount();
  forgetUser();
  persistAnswersOf('ben', KEPT);
  show();
  expect(screen.queryByText('Walsall')).toBeNull();
});
