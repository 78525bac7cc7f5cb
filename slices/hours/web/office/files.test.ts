import { expect, test } from 'vitest';
import { fileOf } from '#slices/people/web/testing/file-of.tsx';
import { messages as peopleMessages } from '#slices/people/rules/messages.ts';
import { messages } from '../../rules/messages.ts';
import type { HourTotalsQuery } from './policy.graphql.generated.ts';
import type { HourEntryForFileFragment } from './queue.graphql.generated.ts';
import { useQueueFileColumns } from './use-queue-table.tsx';
import { useTotalsFileColumns } from './use-totals-table.tsx';

const CATALOGUES = [messages, peopleMessages];
const STUDENT = {
  studentId: 'ana',
  studentName: 'Ana Ruiz',
  givenName: 'Ana',
  familyName: 'Ruiz',
  studentNumber: '100234',
  groupName: 'First Year',
  regionName: 'Colorado',
};
const NAMED = {
  'Student number': '100234',
  'Family name': 'Ruiz',
  'Given name': 'Ana',
  Group: 'First Year',
  Campus: 'Colorado',
};

test('the file of logged hours says whose they are, and moments by campus time (HOURS-04)', () => {
  const entry: HourEntryForFileFragment = {
    __typename: 'HourEntry',
    _id: 'entry',
    ...STUDENT,
    timeZone: 'America/Denver',
    day: '2026-07-16',
    minutes: 90,
    place: 'Chapel',
    note: '',
    categoryId: 'outreach',
    categoryName: 'Outreach',
    status: 'CONFIRMED',
    adminComments: '',
    loggedAt: '2026-07-17T02:31:00.000Z',
    decidedAt: '2026-12-01T17:00:00.000Z',
    decidedByName: 'Dean Dey',
    decisionId: 'd',
    version: 3,
  };
  expect(fileOf(useQueueFileColumns, [entry], CATALOGUES)).toMatchObject([
    { ...NAMED, Logged: '2026-07-16T20:31:00-06:00', Decided: '2026-12-01T10:00:00-07:00' },
  ]);
});

test('so does the file of totals (HOURS-04)', () => {
  const row: HourTotalsQuery['hourTotals'][number] = {
    __typename: 'HourTotal',
    _id: 'g:ana',
    ...STUDENT,
    categories: [
      {
        categoryId: 'outreach',
        name: 'Outreach',
        requiredMinutes: 600,
        confirmedMinutes: 90,
        pendingMinutes: 30,
      },
    ],
  };
  const [line] = fileOf(() => useTotalsFileColumns([row]), [row], CATALOGUES);
  expect(line).toMatchObject(NAMED);
  expect(Object.values(line ?? {})).toEqual(expect.arrayContaining([600, 90, 30]));
});
