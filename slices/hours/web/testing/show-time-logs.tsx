import { render } from '@testing-library/react';
import { vi } from 'vitest';
import { FakeApi } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { defineMessages } from '#kit/messages/define-messages.ts';
import { messages } from '../../rules/messages.ts';
import { problems } from '../../rules/problems.ts';
import { TimeLogsScreen } from '../office/time-logs.screen.tsx';

const FRAME = defineMessages('frame', { menuTimeLogs: { text: 'Time Logs', about: 'Name of the page.' } });

/** Hours of a student that wait, unless the test says otherwise. */
export const entry = (name: string, differing: object = {}) => ({
  __typename: 'HourEntry',
  _id: name,
  day: '2026-11-16',
  minutes: 90,
  place: 'Chapel',
  note: `Note of ${name}`,
  categoryId: 'outreach',
  categoryName: 'Outreach',
  groupName: 'First Year',
  regionName: 'Walsall',
  studentId: `student ${name}`,
  studentName: name,
  status: 'PENDING',
  adminComments: '',
  loggedAt: '2026-11-17T07:31:00Z',
  decidedAt: null,
  decidedByName: null,
  decisionId: null,
  version: 3,
  ...differing,
});

const groups = ['First Year', 'Second Year'].map((name) => ({
  __typename: 'HourGroup',
  _id: name,
  name,
  regionName: 'Walsall',
}));

const category = (name: string, differing: object = {}) => ({
  __typename: 'HourCategory',
  _id: name.toLowerCase(),
  name,
  names: [{ __typename: 'HourCategoryName', locale: 'en_US', name }],
  regionName: 'Walsall',
  isArchived: false,
  version: 2,
  ...differing,
});

const total = (name: string, [requiredMinutes, confirmedMinutes, pendingMinutes]: number[]) => ({
  __typename: 'HourCategoryTotal',
  categoryId: name.toLowerCase(),
  name,
  requiredMinutes,
  confirmedMinutes,
  pendingMinutes,
});

/** The entry beside the queue, with the sums of its student. */
export const toDecide = (shown: ReturnType<typeof entry> | undefined) => ({
  data: {
    hourEntryToDecide: shown
      ? {
          __typename: 'HourEntryToDecide',
          _id: shown._id,
          entry: { request: null, ...shown },
          requiredMinutes: 2_400,
          confirmedMinutes: 600,
          pendingMinutes: 90,
        }
      : null,
  },
});

/** The screen of managers, with these rows in the queue. */
export function showTimeLogs(path: string, rows: ReturnType<typeof entry>[] = []): FakeApi {
  const page = {
    __typename: 'HourEntryPage',
    rows,
    nextCursor: null,
    count: rows.length,
    countIsOpen: false,
  };
  const api = new FakeApi({
    hourQueue: {
      data: {
        hourEntries: page,
        hourEntryCounts: {
          __typename: 'HourCounts',
          pending: rows.length,
          confirmed: 1_000,
          refused: 9,
          oldest: '2026-11-14T07:31:00Z',
        },
        hourCategories: [category('Outreach')],
      },
    },
    hourQueueForFile: { data: { hourEntries: page } },
    hourEntryToDecide: toDecide(rows[0]),
    decideHourEntry: {
      data: { decideHourEntry: { __typename: 'HourEntry', _id: rows[0]?._id, decisionId: 'made' } },
    },
    undoHourDecision: {
      data: { undoHourDecision: { __typename: 'HourEntry', _id: rows[0]?._id, status: 'PENDING' } },
    },
    decideHourEntries: {
      data: {
        decideHourEntries: rows.map(({ _id: entryId }, at) => ({
          __typename: 'HourOutcome',
          entryId,
          outcome: at === 2 ? 'CHANGED' : 'DONE',
        })),
      },
    },
    undoHourDecisions: {
      data: {
        undoHourDecisions: rows.map(({ _id: entryId }) => ({
          __typename: 'HourOutcome',
          entryId,
          outcome: 'DONE',
        })),
      },
    },
    hourGroupsFound: { data: { hourGroups: groups } },
    hourGroupShown: {
      data: {
        hourGroup: path.includes('groupId=')
          ? (groups.find(({ _id }) => path.includes(encodeURIComponent(_id))) ?? null)
          : groups[0],
      },
    },
    hourTotals: {
      data: {
        hourTotals: [
          {
            __typename: 'HourTotal',
            _id: 'g:ana',
            studentId: 'ana',
            studentName: 'Ana Ruiz',
            categories: [total('Outreach', [2_400, 600, 90]), total('Choir', [0, 30, 0])],
          },
          {
            __typename: 'HourTotal',
            _id: 'g:ben',
            studentId: 'ben',
            studentName: 'Ben Osei',
            categories: [total('Outreach', [2_400, 0, 0])],
          },
        ],
      },
    },
    hourPolicy: {
      data: {
        hourPolicy: {
          __typename: 'HourPolicy',
          groupId: 'First Year',
          regionId: 'walsall',
          requirements: [{ __typename: 'HourRequirement', categoryId: 'outreach', requiredMinutes: 740 }],
          categories: [category('Outreach'), category('Choir'), category('Bus', { isArchived: true })],
          today: '2026-11-19',
          dueOn: '2027-06-18',
          version: 7,
        },
      },
    },
    saveHourPolicy: {
      data: { saveHourPolicy: { __typename: 'HourPolicy', groupId: 'First Year', version: 8 } },
    },
    saveHourCategory: { data: { saveHourCategory: category('Hospitality') } },
    archiveHourCategory: {
      data: { archiveHourCategory: category('Choir', { isArchived: true, version: 3 }) },
    },
  });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[messages, problems, FRAME]} path={path}>
      <TimeLogsScreen />
    </TestPage>,
  );
  return api;
}
