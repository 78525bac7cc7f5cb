import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#kit/client/query/query-client.ts';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '../../rules/messages.ts';
import { openRoll } from '../roll/testing/open-roll.ts';
import { SessionsOfDay } from '../roll/sessions-of-day.tsx';
import { AddSession } from './add-session.tsx';

const planned = {
  __typename: 'ClassSession',
  _id: 's',
  version: 3,
  courseId: 'romans',
  courseName: 'Romans',
  teacherId: null,
  teacherName: null,
  room: '',
  day: '2026-11-18',
  startTime: '09:00',
  endTime: '10:00',
  isChanged: false,
  isHoliday: false,
  isCancelled: false,
  cancelReason: '',
  hasRoll: false,
  clashes: [],
};

const listed = (facts: object) => ({ ...openRoll([]).session, mayPlan: true, ...facts });

function show(page: 'list' | 'button', sessions: readonly object[] = []) {
  configure();
  const api = new FakeApi({
    rollSessions: { data: { rollSessions: sessions } },
    groupsToMeet: {
      data: {
        groups: {
          __typename: 'GroupPage',
          rows: [{ __typename: 'ManagedGroup', _id: 'g', name: 'First Year', regionName: 'Walsall' }],
        },
      },
    },
    groupTimetable: {
      data: {
        attendanceSchemas: [],
        group: null,
        timetable: {
          __typename: 'Timetable',
          _id: 'g',
          timeZone: 'Europe/London',
          meetings: [],
          sessions: [planned],
          courses: [{ __typename: 'TimetableCourse', _id: 'romans', name: 'Romans', teacherId: null }],
          teachers: [],
        },
      },
    },
    addClassSession: { data: { addClassSession: { ...planned, _id: 'new' } } },
    cancelClassSession: { data: { cancelClassSession: { ...planned, version: 4, isCancelled: true } } },
    restoreClassSession: { data: { restoreClassSession: { ...planned, version: 5 } } },
  });
  vi.stubGlobal('fetch', api.fetch);
  const onSaved = vi.fn<(saved: { day: string }) => void>();
  render(
    <TestPage catalogues={[messages]} path="/?tab=classes&day=2026-11-18">
      {page === 'list' ? <SessionsOfDay /> : <AddSession day="2026-11-18" onSaved={onSaved} />}
    </TestPage>,
  );
  return { api, onSaved, user: userEvent.setup() };
}

beforeEach(() => queryClient.clear());

test('a session is added to a group that is chosen, with the courses of that group (HOLE-44)', async () => {
  const { api, onSaved, user } = show('button');
  await user.click(screen.getByRole('button', { name: 'Add session' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
  await user.type(dialog.getByRole('combobox', { name: 'Group' }), 'first');
  await user.click(await screen.findByRole('option', { name: /First Year/ }));
  await dialog.findByRole('option', { name: 'Romans' });
  await user.selectOptions(dialog.getByLabelText('Course'), 'Romans');
  await user.type(dialog.getByLabelText('Starts at'), '14:00');
  await user.type(dialog.getByLabelText('Ends at'), '15:00');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(api.variablesOf('addClassSession')).toMatchObject([
    {
      groupId: 'g',
      sessionInput: { courseId: 'romans', day: '2026-11-18', startTime: '14:00', endTime: '15:00' },
    },
  ]);
});

test('a session of the day is cancelled from the list, as it is in the timetable by now, and Undo restores it', async () => {
  const { api, user } = show('list', [listed({})]);
  await user.click(await screen.findByRole('button', { name: /Romans, First Year/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Cancel session' }));
  await user.type(await screen.findByLabelText('Reason'), 'Retreat');
  await user.click(screen.getByRole('button', { name: 'Cancel session' }));
  await waitFor(() =>
    expect(api.variablesOf('cancelClassSession')).toMatchObject([
      { sessionId: 's', version: 3, reason: 'Retreat' },
    ]),
  );
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(api.variablesOf('restoreClassSession')).toMatchObject([{ sessionId: 's', version: 4 }]),
  );
});

test('who does not look after the campus, and where the roll was taken, moves and cancels nothing', async () => {
  show('list', [
    listed({ _id: 'theirs', courseName: 'Acts', mayPlan: false }),
    listed({ _id: 'held', courseName: 'Greek', rollTakenAt: '2026-11-18T10:00:00.000Z' }),
  ]);
  expect(await screen.findByText(/Acts/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Acts|Greek/ })).toBeNull();
});
