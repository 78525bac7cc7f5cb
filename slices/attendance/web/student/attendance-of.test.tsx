import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enter } from '#kit/client/session/session.ts';
import { configure, FakeApi, fakeUser } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { defineMessages } from '#kit/messages/define-messages.ts';
import { chooseReaderZone } from '#kit/ui/date/reader-zone.ts';
import { messages } from '../../rules/messages.ts';
import { StudentAttendancePage } from './student-attendance.page.tsx';
import { slots } from './student-attendance.slots.tsx';

/** What the bar of the site calls the page. */
const FRAME = defineMessages('frame', { menuAttendance: { text: 'Attendance', about: 'Name of the page.' } });
const counts = { __typename: 'AttendanceCounts', present: 18, late: 1, absent: 4, excused: 2 };
const term = (name: string, differing: object = {}) => ({
  __typename: 'TermAttendance',
  _id: `term ${name}`,
  groupName: `First Year · ${name}`,
  timeZone: 'UTC',
  name,
  isNow: true,
  gradingParameters: {
    __typename: 'GradingParameters',
    minutesLateThreshold: 15,
    graceAbsentsPerTerm: 3,
    graceLatesPerTerm: 2,
    absenceDeduction: 3,
    lateDeduction: 1,
  },
  lowPercent: 80,
  counts,
  untakenCount: 1,
  percent: 82.61,
  absencesOverGrace: 1,
  latesOverGrace: 0,
  absencesLeft: 0,
  latesLeft: 1,
  deduction: 3,
  courses: [],
  ...differing,
});
const excused = {
  __typename: 'AttendanceRecord',
  _id: 'record',
  sessionId: 'class',
  day: '2026-11-02',
  startsAt: '2026-11-02T09:00:00Z',
  endsAt: '2026-11-02T10:30:00Z',
  courseName: 'Romans',
  status: 'EXCUSED',
  percent: 82.61,
  isExplained: false,
  steps: [
    {
      __typename: 'AttendanceStep',
      kind: 'MARKED',
      status: 'ABSENT',
      minutesLate: null,
      byName: 'Paul Reed',
    },
    {
      __typename: 'AttendanceStep',
      kind: 'LEAVE_APPROVED',
      status: null,
      minutesLate: null,
      byName: 'Mary Hall',
    },
  ],
};

beforeEach(() => {
  configure();
  enter(fakeUser({}));
});

afterEach(() => chooseReaderZone(null));

function show(terms: object[], records: object[] = []): FakeApi {
  const attendance = { __typename: 'StudentAttendance', _id: 'attendance', terms, records };
  const api = new FakeApi({ ownAttendance: { data: { attendance } } });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[messages, FRAME]}>
      <StudentAttendancePage slots={slots} />
    </TestPage>,
  );
  return api;
}

test('students see where they stand, and how each number and status came about (ATT-01)', async () => {
  show([term('Autumn 2026')], [excused]);
  expect((await screen.findByText('Absences')).parentElement?.textContent).toContain('4');
  expect(screen.getByText(/leave approved by Mary Hall → Excused/).textContent).toMatch(
    /^Absent \(Paul Reed\)/,
  );
  await userEvent.click(screen.getByRole('button', { name: /^3%/ }));
  expect(await screen.findByText('1 × 3%')).toBeTruthy();
});

test('another term is chosen by its group, named once', async () => {
  const api = show([term('Autumn 2026'), term('Spring 2026', { isNow: false })]);
  const choice = await screen.findByRole('combobox', { name: 'Term' });
  expect([...choice.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'First Year · Autumn 2026',
    'First Year · Spring 2026',
  ]);
  await userEvent.selectOptions(choice, 'term Spring 2026');
  await vi.waitFor(() =>
    expect(api.calls.at(-1)?.body.variables).toMatchObject({ termId: 'term Spring 2026' }),
  );
});

test('before the first roll there is nothing to count', async () => {
  show([]);
  expect(await screen.findByText('No attendance yet')).toBeTruthy();
});

test('the days of a month stand under the names of the weekdays, and the colours are explained', async () => {
  show([term('Autumn 2026')], [excused]);
  const [month] = await screen
    .findAllByRole('list')
    .then((lists) => lists.filter(({ textContent }) => textContent?.startsWith('1234')));
  // November 2026 begins on a Sunday, as the week does in English.
  expect(month?.previousElementSibling?.textContent).toBe('SunMonTueWedThuFriSat');
  expect(month?.nextElementSibling?.textContent).toBe('PresentLateAbsentExcused');
});

test('the hours of a class are those of its campus, with its zone for a student whose clock differs', async () => {
  chooseReaderZone('Europe/London');
  const inJakarta = { startsAt: '2026-11-01T18:00:00Z', endsAt: '2026-11-01T19:30:00Z' };
  show([term('Autumn 2026', { timeZone: 'Asia/Jakarta' })], [{ ...excused, ...inJakarta }]);
  const row = (await screen.findByText('Mon, Nov 2 · Romans')).closest('li');
  expect(row?.textContent?.replaceAll(/[\u2009\u202F]/g, ' ')).toContain('1:00 – 2:30 AM, Jakarta (GMT+7)');
});
