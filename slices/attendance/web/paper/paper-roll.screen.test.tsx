import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { Route, Routes } from 'react-router';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { useWayToRecord } from '#kit/client/records/opened-record.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '../../rules/messages.ts';
import { PaperRollScreen } from './paper-roll.screen.tsx';

const session = (id: string, day: string, facts: object = {}) => ({
  __typename: 'RollSession',
  _id: id,
  groupId: 'g',
  groupName: 'First Year',
  regionName: 'Walsall',
  courseName: 'Romans',
  teacherName: 'Paul Reed',
  room: 'Hall 2',
  day,
  startsAt: `${day}T09:00:00.000Z`,
  endsAt: `${day}T10:00:00.000Z`,
  timeZone: 'Europe/London',
  isCancelled: false,
  isHoliday: false,
  isOpen: true,
  rollTakenAt: null,
  exceptionCount: 0,
  ...facts,
});
const student = (name: string, leave: object | null = null) => ({
  __typename: 'RollStudent',
  _id: name,
  fullName: name,
  studentNumber: '100042',
  pictureUrl: null,
  leave,
});

const Way = () => {
  const { records } = useWayToRecord('/attendances/s1/print');
  return <nav>{records.map(({ name, address }) => `${name} ${address}`).join(' > ')}</nav>;
};

function show(path = '/attendances/s1/print'): FakeApi {
  const wednesday = session('s1', '2026-11-18');
  const api = new FakeApi({
    paperRoll: {
      data: {
        roll: {
          __typename: 'Roll',
          _id: 's1',
          session: wednesday,
          students: [student('Ana Ruiz'), student('Ben Roll', { status: 'APPROVED', typeName: 'Illness' })],
        },
      },
    },
    paperWeek: {
      data: {
        rollSessions: [
          session('s0', '2026-11-16', { courseName: 'Acts' }),
          session('s2', '2026-11-17', { isCancelled: true }),
          wednesday,
        ],
      },
    },
  });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage path={path} catalogues={[messages]}>
      <Routes>
        <Route path="/attendances/:sessionId/print" element={<PaperRollScreen />} />
      </Routes>
      <Way />
    </TestPage>,
  );
  return api;
}

beforeEach(() => configure());

test('the paper names class, teacher and students, with boxes to tick and a line to sign', async () => {
  show();
  const sheet = await screen.findByRole('article');
  for (const words of [
    'Romans',
    'First Year · Walsall',
    'Paul Reed',
    'Hall 2',
    'Ana Ruiz',
    'Teacher’s signature',
  ])
    expect(within(sheet).getByText(words)).toBeTruthy();
  expect(within(sheet).getByText('On leave: Illness')).toBeTruthy();
  expect(
    within(sheet)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(expect.arrayContaining(['P', 'L', 'A', 'E', 'Min']));
});

test('a week has a column for each class that is held', async () => {
  const api = show();
  await userEvent.click(await screen.findByRole('switch', { name: 'Whole week' }));
  expect(await screen.findByRole('columnheader', { name: /Acts/ })).toBeTruthy();
  expect(screen.getAllByRole('columnheader', { name: /Paul Reed/ })).toHaveLength(2);
  expect(api.variablesOf('paperWeek')).toMatchObject([{ groupId: 'g' }]);
  expect(screen.getByRole('heading', { name: 'Roll of the week' })).toBeTruthy();
});

test('the way to the paper leads back to its roll', async () => {
  show();
  await waitFor(() =>
    expect(screen.getByRole('navigation').textContent).toMatch(/^Nov 18 \/attendances\/s1 > .*print$/),
  );
});
