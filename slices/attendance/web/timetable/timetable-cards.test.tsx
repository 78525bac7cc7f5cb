import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { messages as clientMessages } from '#kit/client/messages.ts';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { messages as uiMessages } from '#kit/ui/messages.ts';
import { TextProvider } from '#kit/ui/text/text-provider.tsx';
import { messages } from '../../rules/messages.ts';
import { TimetableCards } from './timetable-cards.tsx';

const texts = Object.fromEntries(
  [uiMessages, clientMessages, messages].flatMap(({ sources }) =>
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
      room: 'Room 1',
      startsAt: '2026-11-23T09:00:00Z',
      endsAt: '2026-11-23T10:00:00Z',
    },
  ],
};

function show(): FakeApi {
  configure();
  const api = new FakeApi({
    groupTimetable: {
      data: {
        attendanceSchemas: [],
        group: { __typename: 'ManagedGroup', _id: 'g', attendanceSchema: null },
        timetable: {
          __typename: 'Timetable',
          _id: 'g',
          timeZone: 'Europe/London',
          meetings: [],
          sessions: [session],
          courses: [],
          teachers: [],
        },
      },
    },
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
  expect(await screen.findByText('The room is taken by Second Year at this time.')).toBeTruthy();
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
