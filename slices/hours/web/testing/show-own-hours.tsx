import { render } from '@testing-library/react';
import { vi } from 'vitest';
import { FakeApi } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { defineMessages } from '#kit/messages/define-messages.ts';
import { messages } from '../../rules/messages.ts';
import { problems } from '../../rules/problems.ts';
import { OwnHoursPage } from '../student/own-hours.page.tsx';

const FRAME = defineMessages('frame', { menuHours: { text: 'Hours', about: 'Name of the page.' } });

export const category = (name: string, [requiredMinutes, confirmedMinutes, pendingMinutes]: number[]) => ({
  __typename: 'HourCategoryTotal',
  categoryId: name.toLowerCase(),
  name,
  requiredMinutes,
  confirmedMinutes,
  pendingMinutes,
  minutesPerWeek: 100,
});

export const month = (name: string, minutesConfirmed: number, minutesPending = 0) => ({
  __typename: 'HourMonth',
  month: name,
  minutesConfirmed,
  minutesPending,
  minutesRefused: 0,
});

export const group = (name: string) => ({
  __typename: 'OwnHourGroup',
  _id: name,
  name,
  firstDay: '2026-09-01',
  lastDay: '2026-11-19',
});

export const own = (differing: object = {}) => ({
  __typename: 'OwnHours',
  groups: [group('First Year')],
  groupId: 'First Year',
  today: '2026-11-19',
  lastDay: '2026-12-18',
  dueOn: null,
  weeksLeft: 5,
  categories: [category('Outreach', [2_400, 750, 180]), category('Choir', [600, 600, 0])],
  offered: [
    { __typename: 'OfferedHourCategory', _id: 'outreach', name: 'Outreach' },
    { __typename: 'OfferedHourCategory', _id: 'choir', name: 'Choir' },
  ],
  months: [month('2026-11', 120, 90), month('2026-10', 600)],
  timer: null,
  ...differing,
});

export const entry = (differing: object = {}) => ({
  __typename: 'HourEntry',
  _id: 'entry',
  day: '2026-11-16',
  minutes: 90,
  place: 'St Mary’s',
  note: 'Served soup',
  categoryId: 'outreach',
  categoryName: 'Outreach',
  groupId: 'First Year',
  status: 'PENDING',
  adminComments: '',
  loggedAt: '2026-11-17T07:31:00Z',
  decidedAt: null,
  decidedByName: null,
  version: 4,
  request: null,
  ...differing,
});

/** What a supervisor was asked, unless the test says otherwise still open. */
export const request = (state = 'OPEN', differing: object = {}) => ({
  __typename: 'HourRequest',
  _id: 'asked',
  supervisorName: 'Ruth Meyer',
  supervisorEmail: 'ruth@example.net',
  locale: 'de_DE',
  state,
  entryCount: 2,
  expiresAt: '2026-12-03T09:00:00Z',
  answeredAt: null,
  ...differing,
});

/** The student's page with hours that the server tells of. */
export function show(
  hours: object,
  { rows = [], path = '/student/hours' }: { rows?: object[]; path?: string } = {},
) {
  const api = new FakeApi({
    ownHours: { data: { ownHours: hours } },
    ownHourEntries: {
      data: {
        ownHourEntries: {
          __typename: 'HourEntryPage',
          rows,
          nextCursor: null,
          count: rows.length,
          countIsOpen: false,
        },
      },
    },
    saveHourEntry: { data: { saveHourEntry: entry() } },
    deleteHourEntry: { data: { deleteHourEntry: 'entry' } },
    startHourTimer: {
      data: { startHourTimer: { __typename: 'HourTimer', startedAt: '2026-11-19T09:00:00Z' } },
    },
    stopHourTimer: { data: { stopHourTimer: entry({ _id: 'timed', minutes: 75, place: '', note: '' }) } },
    discardHourTimer: { data: { discardHourTimer: true } },
    askSupervisor: { data: { askSupervisor: request() } },
    revokeHourRequest: { data: { revokeHourRequest: request('REVOKED') } },
  });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[messages, problems, FRAME]} path={path}>
      <OwnHoursPage slots={[]} />
    </TestPage>,
  );
  return api;
}
