import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '../../rules/messages.ts';
import { CheckInWallScreen } from './check-in-wall.screen.tsx';

const student = (name: string, at: string | null) => ({
  __typename: 'RollStudent',
  _id: name,
  fullName: name,
  mark: at && { byCode: true, takenAt: at },
});

const wall = (code: string | null, msLeft: number) => ({
  data: {
    checkInCode: {
      __typename: 'CheckInCode',
      _id: 's',
      code,
      msLeft,
      roll: {
        __typename: 'Roll',
        _id: 's',
        session: {
          __typename: 'RollSession',
          _id: 's',
          courseName: 'Romans',
          groupName: 'First Year',
          room: 'Hall 2',
          startsAt: '2026-11-18T09:00:00.000Z',
          endsAt: '2026-11-18T10:00:00.000Z',
          timeZone: 'Europe/London',
        },
        students: [
          student('Ana', '2026-11-18T09:01:00.000Z'),
          student('Ben', null),
          student('Cleo', '2026-11-18T09:02:00.000Z'),
        ],
      },
    },
  },
});

let api: FakeApi;
async function show(code: string | null, msLeft: number): Promise<void> {
  api = new FakeApi({ checkInWall: wall(code, msLeft) });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[messages]}>
      <CheckInWallScreen />
    </TestPage>,
  );
  await pass(0);
}
const pass = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });

beforeEach(() => {
  configure();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

test('the code stands there with the seconds that are left, and who has come, the newest first', async () => {
  await show('012345', 9_000);
  expect(screen.getByText('012').parentElement?.textContent).toBe('012 345');
  expect(screen.getByText('New code in 9 s')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Check-in address' })).toBeTruthy();
  expect(screen.getByText('2 of 3 checked in')).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Cleo', 'Ana']);
});

test('the next code is asked for when its time has come', async () => {
  await show('012345', 2_000);
  api.answers['checkInWall'] = wall('999888', 15_000);
  await pass(2_100);
  expect(screen.queryByText('012')).toBeNull();
  expect(screen.getByText('999')).toBeTruthy();
});

test('without contact a code that has run out is not shown as one', async () => {
  await show('012345', 5_000);
  api.answers['checkInWall'] = new Error('cut off');
  await pass(4_000);
  expect(screen.getByText('012')).toBeTruthy();
  await pass(1_500);
  expect(screen.queryByText('012')).toBeNull();
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('Next code …')).toBeTruthy();
  await pass(5_000);
  expect(screen.getByRole('alert').textContent).toMatch(/^No connection/);
  api.answers['checkInWall'] = wall('111222', 15_000);
  await pass(3_000);
  expect(screen.getByText('111')).toBeTruthy();
});

test('what was stopped elsewhere, or has ended, shows no code', async () => {
  await show(null, 5_000);
  expect(screen.getByText('The check-in is over')).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});
