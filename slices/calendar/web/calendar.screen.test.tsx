import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enter } from '#kit/client/session/session.ts';
import { configure, FakeApi, fakeUser } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { chooseReaderZone } from '#kit/ui/date/reader-zone.ts';
import { listenForShortcuts } from '#kit/ui/shortcut/listen-for-shortcuts.ts';
import { shortcutsNow } from '#kit/ui/shortcut/shortcuts.ts';
import { messages } from '../rules/messages.ts';
import { CalendarScreen } from './calendar.screen.tsx';
import { WeekPanel } from './week-panel.tsx';

const entry = {
  __typename: 'CalendarEntry',
  _id: 'exam-closes-1',
  kind: 'EXAM_CLOSES',
  title: 'Hermeneutics I exam',
  detail: 'BI 101',
  note: '',
  startsAt: '2026-11-17T23:59:00.000Z',
  endsAt: null as string | null,
  allDay: false,
  timeZone: 'Europe/London',
  campus: null as string | null,
  path: '/student/exams/1' as string | null,
  url: null as string | null,
  isDone: false,
  eventId: null,
  eventDay: null,
};
const chapel = {
  ...entry,
  _id: 'event-2',
  kind: 'EVENT',
  title: 'Chapel',
  detail: 'Hall',
  note: 'Everyone is welcome.',
  startsAt: '2026-11-18T10:30:00.000Z',
  endsAt: '2026-11-18T11:30:00.000Z',
  path: '/calendar?day=2026-11-18',
};

function show(
  page: React.ReactElement,
  entries: readonly object[],
  { isWide = true, timezone = 'Europe/London', calendarConnection = null as object | null } = {},
) {
  const calendar = { __typename: 'Calendar', timeZone: 'Europe/London', isCut: false, entries };
  const api = new FakeApi({
    calendarAround: { data: { calendar } },
    calendarOfDays: {
      data: {
        calendar,
        calendarFeed: null,
        followedCalendars: [],
        calendarProvider: 'google',
        calendarConnection,
      },
    },
    createCalendarFeed: { data: { createCalendarFeed: 'https://college.test/ical/secret.ics' } },
  });
  vi.stubGlobal('fetch', api.fetch);
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  enter(fakeUser({ timezone }));
  render(<TestPage catalogues={[messages]}>{page}</TestPage>);
  return api;
}

beforeEach(() => {
  configure();
  vi.useFakeTimers({ now: new Date('2026-11-17T12:00:00Z'), toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  chooseReaderZone(null);
});

test('the panel shows this week with today marked, and what is to come by day (DASH-01)', async () => {
  show(<WeekPanel />, [entry, chapel]);
  const exam = await screen.findByRole('link', { name: /Hermeneutics I exam closes/ });
  expect(exam.getAttribute('href')).toBe('/student/exams/1');
  expect(exam.textContent).toContain('11:59 PM');
  expect(screen.getByText('Today').getAttribute('aria-current')).toBe('date');
  expect(screen.getByRole('link', { name: 'Tue 17' }).getAttribute('aria-current')).toBe('date');
  expect(screen.getByRole('link', { name: /Chapel/ }).textContent).toContain('Until 11:30 AM · Hall');
});

test('another week is a press away, and asked for by its days', async () => {
  const api = show(<WeekPanel />, [entry]);
  await screen.findByRole('link', { name: /Hermeneutics/ });
  await userEvent.click(screen.getByRole('button', { name: 'Next week' }));
  expect(await screen.findByText('No calendar events to show')).toBeTruthy();
  expect(api.calls.at(-1)?.body).toMatchObject({
    operationName: 'calendarOfDays',
    variables: { from: '2026-11-22', to: '2026-11-28' },
  });
});

test('a calendar without anything says so, in the panel and on its page (DASH-09)', async () => {
  show(
    <>
      <WeekPanel />
      <CalendarScreen />
    </>,
    [],
  );
  expect(await screen.findAllByText('No calendar events to show')).toHaveLength(2);
});

test('times are those of the campus, with the reader’s own beside them where they differ', async () => {
  show(<WeekPanel />, [chapel], { timezone: 'America/Denver' });
  const line = await screen.findByRole('link', { name: /Chapel/ });
  expect(line.textContent).toContain('10:30 AM');
  expect(line.textContent).toContain('3:30 AM your time');
});

test('what campuses hold at the same time of day stands in the order in which it happens, by one clock (DASH-01)', async () => {
  const at = (campus: string, timeZone: string, startsAt: string) => ({
    ...chapel,
    _id: campus,
    campus,
    timeZone,
    startsAt,
    endsAt: null,
    detail: '',
  });
  show(
    <WeekPanel />,
    [
      at('Jakarta', 'Asia/Jakarta', '2026-11-18T03:30:00.000Z'),
      at('Walsall', 'Europe/London', '2026-11-18T10:30:00.000Z'),
      at('Colorado', 'America/Denver', '2026-11-18T17:30:00.000Z'),
    ],
    { timezone: 'America/Denver' },
  );
  const lines = await screen.findAllByRole('link', { name: /Chapel/ });
  expect(lines.map(({ textContent }) => textContent?.replaceAll(/\s/gu, ' '))).toEqual([
    '3:30 AMChapelJakarta 10:30 AM · Tue 8:30 PM your time',
    '10:30 AMChapelWalsall · 3:30 AM your time',
    '5:30 PMChapelColorado 10:30 AM · 10:30 AM your time',
  ]);
});

test('where the reader’s own clock shows another day, that is named', async () => {
  show(<CalendarScreen />, [{ ...chapel, startsAt: '2026-11-18T22:30:00.000Z', endsAt: null }], {
    timezone: 'Asia/Jakarta',
  });
  await userEvent.click(await screen.findByRole('button', { name: /Thu.*5:30 AM your time/ }));
  expect(within(screen.getByRole('dialog')).getByText(/Thu.*5:30 AM your time/)).toBeTruthy();
});

test('a month is turned, today is a press away, and an entry tells about itself', async () => {
  const api = show(<CalendarScreen />, [chapel]);
  await screen.findByRole('button', { name: /Chapel/ });
  await userEvent.click(screen.getByRole('radio', { name: 'Month' }));
  expect(await screen.findByRole('heading', { name: 'November 2026' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(await screen.findByRole('heading', { name: 'December 2026' })).toBeTruthy();
  expect(api.calls.at(-1)?.body.variables).toEqual({ from: '2026-11-29', to: '2027-01-02' });
  await userEvent.click(screen.getByRole('button', { name: 'Today' }));
  await userEvent.click(await screen.findByRole('button', { name: /Chapel/ }));
  const details = screen.getByRole('dialog');
  expect(within(details).getByText('Everyone is welcome.')).toBeTruthy();
  expect(within(details).getByText(/Wednesday, November 18, 2026/)).toBeTruthy();
});

test('arrows turn the weeks and months, and T leads back to today', async () => {
  const stop = listenForShortcuts();
  show(<CalendarScreen />, [chapel]);
  const person = userEvent.setup();
  const heading = (name: RegExp) => screen.findByRole('heading', { name });
  await heading(/^November 15\s–\s21, 2026$/);
  await person.keyboard('{ArrowRight}{ArrowRight}');
  await heading(/^November 29\s–\sDecember 5, 2026$/);
  await person.keyboard('{ArrowLeft}');
  await heading(/^November 22\s–\s28, 2026$/);
  await person.keyboard('t');
  await heading(/^November 15\s–\s21, 2026$/);
  await person.click(screen.getByRole('radio', { name: 'Month' }));
  await person.click(screen.getByRole('heading', { name: 'Calendar' }));
  await person.keyboard('{ArrowLeft}');
  await heading(/^October 2026$/);
  expect(shortcutsNow().map(({ keys, label }) => `${keys}: ${label}`)).toEqual([
    'arrowleft: earlierDays',
    'arrowright: laterDays',
    't: showToday',
  ]);
  stop();
});

test('what does not fit into a day of a month is a press away', async () => {
  const many = Array.from({ length: 5 }, (_, index) => ({
    ...chapel,
    _id: `event-${index}`,
    title: `Meeting ${index + 1}`,
  }));
  show(<CalendarScreen />, many);
  await userEvent.click(await screen.findByRole('radio', { name: 'Month' }));
  expect(screen.queryByRole('button', { name: /Meeting 4/ })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: '+2 more' }));
  const dialog = screen.getByRole('dialog', { name: 'Wednesday, November 18' });
  expect(within(dialog).getAllByRole('button', { name: /Meeting/ })).toHaveLength(5);
  await userEvent.click(within(dialog).getByRole('button', { name: /Meeting 4/ }));
  expect(await screen.findByRole('dialog', { name: 'Meeting 4' })).toBeTruthy();
});

test('on a phone a month is a list of its days', async () => {
  show(<CalendarScreen />, [entry, chapel], { isWide: false });
  expect(await screen.findByRole('heading', { name: 'Wednesday, November 18' })).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('the address for calendar programs is shown once, to be copied', async () => {
  show(<CalendarScreen />, [chapel]);
  await userEvent.click(await screen.findByRole('button', { name: 'Get the address' }));
  expect(await screen.findByText('https://college.test/ical/secret.ics')).toBeTruthy();
  expect(screen.getByText(/it isn’t shown again/)).toBeTruthy();
});

test('a reader whose groups keep no calendar elsewhere is told so (DASH-08)', async () => {
  show(<CalendarScreen />, []);
  expect(await screen.findByText('No group calendars to show')).toBeTruthy();
});

const dentist = {
  ...entry,
  _id: 'own-1',
  kind: 'OWN_CALENDAR',
  title: '',
  detail: '',
  path: null,
  url: 'https://www.google.com/calendar/event?eid=1',
};

test.each([
  ['on a wide window', true],
  ['on a phone', false],
])('what the reader keeps at Google is named so and leads there, %s', async (_, isWide) => {
  show(<CalendarScreen />, [dentist], { isWide });
  const link = await screen.findByRole('link', { name: /\(No title\)/ });
  expect(link.textContent).toContain('Google Calendar');
  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    dentist.url,
    '_blank',
    'noreferrer',
  ]);
});

const connection = {
  __typename: 'CalendarConnection',
  connectedAt: '2026-11-01T09:00:00.000Z',
  readAt: '2026-11-17T11:50:00.000Z',
  problem: null as string | null,
};

test('a connected calendar is read at once when asked, and disconnected after a question', async () => {
  const api = show(<CalendarScreen />, [chapel], { calendarConnection: connection });
  api.answers['readCalendarAgain'] = { data: { readCalendarAgain: connection } };
  api.answers['disconnectCalendar'] = { data: { disconnectCalendar: true } };
  await userEvent.click(await screen.findByRole('button', { name: 'Read it now' }));
  await vi.waitFor(() =>
    expect(api.calls.map(({ body }) => body.operationName)).toEqual([
      'calendarOfDays',
      'readCalendarAgain',
      'calendarOfDays',
    ]),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Disconnect' }));
  const question = screen.getByRole('dialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Disconnect' }));
  await vi.waitFor(() =>
    expect(api.calls.map(({ body }) => body.operationName)).toContain('disconnectCalendar'),
  );
});

test.each([
  ['calendarRefused', /no longer lets us read/, ['Connect Google Calendar', 'Disconnect']],
  ['calendarUnavailable', /isn’t responding/, ['Read it now', 'Disconnect']],
])(
  'a calendar that can’t be read says so calmly, and the rest is shown: %s',
  async (problem, words, ways) => {
    show(<CalendarScreen />, [chapel], { calendarConnection: { ...connection, problem } });
    const card = (await screen.findByText(words)).closest('section');
    expect(screen.getByRole('button', { name: /Chapel/ })).toBeTruthy();
    const buttons = within(card as HTMLElement).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(ways);
  },
);
