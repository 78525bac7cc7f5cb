import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { messages as clientMessages } from '#kit/client/messages.ts';
import { configure, FakeApi, serverError } from '#kit/client/testing/fake-api.ts';
import { messages as uiMessages } from '#kit/ui/messages.ts';
import { TextProvider } from '#kit/ui/text/text-provider.tsx';
import { messages } from '../../rules/messages.ts';
import { problems } from '../../rules/problems.ts';
import { TimetableCards } from './timetable-cards.tsx';

const texts = Object.fromEntries(
  [uiMessages, clientMessages, messages, problems].flatMap(({ sources }) =>
    Object.entries(sources).map(([id, { text }]) => [id, text]),
  ),
);

const session = {
  __typename: 'ClassSession',
  _id: 'monday',
  version: 3,
  courseId: null,
  courseName: 'Romans',
  teacherId: null,
  teacherName: 'Ruth',
  room: 'Room 1',
  day: '2026-11-23',
  startTime: '09:00',
  endTime: '11:00',
  isChanged: false,
  isHoliday: false,
  isCancelled: false,
  cancelReason: '',
  hasRoll: false,
  clashes: [
    {
      __typename: 'SessionClash',
      _id: 'other',
      kind: 'ROOM',
      groupName: 'Second Year',
      courseName: 'Acts',
    },
  ],
};

function show(sessions: readonly object[] = [session]): FakeApi {
  configure();
  const api = new FakeApi({
    groupTimetable: {
      data: {
        attendanceSchemas: [
          {
            __typename: 'AttendanceSchema',
            _id: 'schema',
            name: 'Degree',
            terms: [
              {
                __typename: 'AttendanceTerm',
                _id: 't',
                name: 'Autumn',
                firstDay: '2026-09-07',
                lastDay: '2026-12-18',
              },
            ],
          },
          {
            __typename: 'AttendanceSchema',
            _id: 'evening',
            name: 'Evening',
            terms: [
              {
                __typename: 'AttendanceTerm',
                _id: 'e',
                name: 'Evening term',
                firstDay: '2098-09-01',
                lastDay: '2098-12-20',
              },
            ],
          },
        ],
        group: {
          __typename: 'ManagedGroup',
          _id: 'g',
          attendanceCounting: {
            __typename: 'GroupCounting',
            _id: 'g',
            version: 2,
            hasRolls: true,
            schemas: [
              {
                __typename: 'GroupSchemaSpan',
                firstDay: '2000-01-01',
                schema: { __typename: 'GroupSchema', _id: 'schema', name: 'Degree' },
              },
            ],
            terms: [
              {
                __typename: 'AttendanceTerm',
                _id: 't',
                name: 'Autumn',
                firstDay: '2026-09-07',
                lastDay: '2026-12-18',
              },
            ],
          },
        },
        timetable: {
          __typename: 'Timetable',
          _id: 'g',
          timeZone: 'Europe/London',
          meetings: [],
          sessions,
          courses: [{ __typename: 'TimetableCourse', _id: 'romans', name: 'Romans', teacherId: 'ruth' }],
          teachers: [
            { __typename: 'TimetableTeacher', _id: 'ruth', name: 'Ruth' },
            { __typename: 'TimetableTeacher', _id: 'naomi', name: 'Naomi' },
          ],
        },
      },
    },
    groupSchemaEffect: {
      data: {
        groupSchemaEffect: {
          __typename: 'GroupSchemaEffect',
          termNames: ['Evening term'],
          studentCount: 3,
          recordCount: 0,
        },
      },
    },
    setGroupSchema: { data: { setGroupSchema: { __typename: 'GroupCounting', _id: 'g', version: 3 } } },
    undoGroupSchema: { data: { undoGroupSchema: { __typename: 'GroupCounting', _id: 'g', version: 4 } } },
    cancelClassSession: { data: { cancelClassSession: session } },
  });
  vi.stubGlobal('fetch', api.fetch);
  const router = createMemoryRouter([
    { path: '/', element: <TimetableCards groupId="g" today="2026-11-18" /> },
  ]);
  render(
    <TextProvider locale="en" texts={texts}>
      <RouterProvider router={router} />
    </TextProvider>,
  );
  return api;
}

test('a session tells what it clashes with, and is cancelled with a reason', async () => {
  const user = userEvent.setup();
  const api = show();
  expect(await screen.findByText('The room is taken by Second Year · Acts at this time.')).toBeTruthy();
  expect(screen.getByText('No weekly classes yet')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /Romans/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Cancel session' }));
  await user.type(await screen.findByLabelText('Reason'), 'Retreat');
  await user.click(screen.getByRole('button', { name: 'Cancel session' }));
  await waitFor(() => expect(api.variablesOf('cancelClassSession')).toHaveLength(1));
  expect(api.variablesOf('cancelClassSession')[0]).toMatchObject({
    sessionId: 'monday',
    version: 3,
    reason: 'Retreat',
  });
});

const meeting = {
  __typename: 'WeeklyMeeting',
  _id: 'meeting',
  version: 1,
  courseId: 'romans',
  courseName: 'Romans',
  teacherId: 'naomi',
  teacherName: 'Naomi',
  room: '',
  weekdays: ['MONDAY'],
  startTime: '09:00',
  endTime: '11:00',
  firstDay: '2026-11-18',
  lastDay: '2026-12-18',
  clashes: [
    { __typename: 'SessionClash', _id: 'o1', kind: 'TEACHER', groupName: 'Second Year', courseName: 'Acts' },
    { __typename: 'SessionClash', _id: 'o2', kind: 'TEACHER', groupName: 'Second Year', courseName: 'Acts' },
    { __typename: 'SessionClash', _id: 'o3', kind: 'GROUP', groupName: 'First Year', courseName: 'Greek' },
  ],
};

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: 'Add weekly class' }));
  await user.selectOptions(screen.getByLabelText('Course'), 'Romans');
  await user.type(screen.getByLabelText('Starts at'), '09:00');
  await user.type(screen.getByLabelText('Ends at'), '11:00');
}

test('a weekly class ends with its term, its teacher is searched for, and what clashes is told beside the field', async () => {
  const user = userEvent.setup();
  const api = show();
  api.answers['createWeeklyMeeting'] = { data: { createWeeklyMeeting: meeting } };
  await fillIn(user);
  const teacher = screen.getByRole<HTMLInputElement>('combobox', { name: 'Teacher' });
  expect(teacher.value).toBe('Ruth');
  await user.clear(teacher);
  await user.type(teacher, 'nao');
  await user.click(await screen.findByRole('option', { name: 'Naomi' }));
  await user.click(screen.getAllByRole('checkbox')[0]!);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.variablesOf('createWeeklyMeeting')).toHaveLength(1));
  expect(api.variablesOf('createWeeklyMeeting')[0]).toMatchObject({
    meetingInput: { teacherId: 'naomi', firstDay: '2026-11-18', lastDay: '2026-12-18' },
  });
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText('The teacher is with Second Year · Acts at this time.')).toBeTruthy();
  expect(dialog.getByText('This group has Greek at this time.')).toBeTruthy();
  expect(dialog.getByText('Saved. 3 sessions clash, first with Second Year.')).toBeTruthy();
  // Saved again as it is, the form closes.
  api.answers['updateWeeklyMeeting'] = { data: { updateWeeklyMeeting: meeting } };
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('what the server refuses stands at its field, also where it is chosen by several checkboxes', async () => {
  const user = userEvent.setup();
  const api = show();
  api.answers['createWeeklyMeeting'] = serverError('', { problem: 'weekdaysMissing', field: 'weekdays' });
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const days = within(screen.getByRole('group', { name: 'Days' }));
  expect(await days.findByText('Choose at least one day of the week.')).toBeTruthy();
});

test('a class of today leads to its roll, one to come does not', async () => {
  show([{ ...session, _id: 'today', day: '2026-11-18', clashes: [] }, session]);
  const links = await screen.findAllByRole('link', { name: 'Take the roll' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/attendances/today']);
});

test('of a teacher who is busy on a campus that the reader does not look after nothing else is told', async () => {
  const busy = {
    __typename: 'SessionClash',
    _id: 'monday:elsewhere',
    kind: 'TEACHER',
    groupName: null,
    courseName: null,
  };
  show([{ ...session, clashes: [busy] }]);
  expect(await screen.findByText('The teacher has a class on another campus at this time.')).toBeTruthy();
});

test('another schema of the group says what it changes before it does, and offers Undo after it', async () => {
  const user = userEvent.setup();
  const api = show();
  await user.selectOptions(await screen.findByLabelText('Attendance schema'), 'evening');
  expect(
    await screen.findByText(
      /^Evening will count: Evening term\. Terms that are over stay as they are\. The deductions of 3 students change\.$/,
    ),
  ).toBeTruthy();
  expect(api.variablesOf('setGroupSchema')).toEqual([]);
  await user.selectOptions(screen.getByLabelText('Counts from'), '2098-09-01');
  await waitFor(() =>
    expect(api.variablesOf('groupSchemaEffect').at(-1)).toMatchObject({ firstDay: '2098-09-01' }),
  );
  await user.click(screen.getByRole('button', { name: 'Change attendance schema' }));
  await waitFor(() => expect(api.variablesOf('setGroupSchema')).toHaveLength(1));
  const [change] = api.variablesOf('setGroupSchema');
  expect(change).toMatchObject({ groupId: 'g', version: 2, schemaId: 'evening', firstDay: '2098-09-01' });
});
