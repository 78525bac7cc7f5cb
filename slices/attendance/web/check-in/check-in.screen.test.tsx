import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { configure, FakeApi, serverError } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '../../rules/messages.ts';
import { problems } from '../../rules/problems.ts';
import { CheckInScreen } from './check-in.screen.tsx';

const romans = (mark: object | null) => ({
  __typename: 'OpenCheckIn',
  _id: 's',
  courseName: 'Romans',
  groupName: 'First Year',
  room: '',
  startsAt: '2026-11-18T09:00:00.000Z',
  endsAt: '2026-11-18T10:00:00.000Z',
  timeZone: 'Europe/London',
  mark: mark && {
    kind: 'PRESENT',
    minutesLate: null,
    byCode: true,
    takenAt: '2026-11-18T09:03:00.000Z',
    ...mark,
  },
});

function show(path: string, checkIn: FakeApi['answers'][string]): FakeApi {
  const api = new FakeApi({ openCheckIns: { data: { openCheckIns: [romans(null)] } }, checkIn });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage path={path} catalogues={[messages, problems]}>
      <CheckInScreen />
    </TestPage>,
  );
  return api;
}

beforeEach(() => configure());

test('who has scanned the code is checked in at once, and told when', async () => {
  const api = show('/check-in?code=012345', { data: { checkIn: romans({}) } });
  expect(await screen.findByText('You’re checked in')).toBeTruthy();
  expect(screen.getByText(/^Romans, 9:03/)).toBeTruthy();
  expect(api.variablesOf('checkIn')).toEqual([{ code: '012345' }]);
});

test('a code that was scanned too late is told, and the one on the wall can be typed', async () => {
  const api = show('/check-in?code=012345', serverError('Wrong', { problem: 'checkInCodeWrong' }));
  expect(await screen.findByText(/^That code isn’t on the wall now/)).toBeTruthy();
  api.answers['checkIn'] = { data: { checkIn: romans({ kind: 'LATE', minutesLate: 20 }) } };
  await userEvent.type(await screen.findByLabelText('Code'), '999 888{Enter}');
  expect(await screen.findByText('Late, 20 min')).toBeTruthy();
  expect(api.variablesOf('checkIn')).toEqual([{ code: '012345' }, { code: '999 888' }]);
});

test('a wrong code is refused at its field', async () => {
  show('/check-in', serverError('Wrong', { problem: 'checkInCodeWrong', field: 'code' }));
  await userEvent.type(await screen.findByLabelText('Code'), '000000{Enter}');
  expect((await screen.findAllByText(/^That code isn’t on the wall now/)).length).toBeGreaterThan(0);
  expect(screen.getByLabelText('Code').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Romans')).toBeTruthy();
});

test('what a teacher has marked is told, and stays', async () => {
  show('/check-in?code=012345', { data: { checkIn: romans({ kind: 'ABSENT', byCode: false }) } });
  expect(
    await screen.findByText('Your teacher has already marked you: Absent. Only they can change it.'),
  ).toBeTruthy();
});
