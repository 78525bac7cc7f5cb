import { expect, test } from 'vitest';
import { fileOf } from '#slices/people/web/testing/file-of.tsx';
import { messages as workMessages } from '#slices/assignments/rules/messages.ts';
import { messages as peopleMessages } from '#slices/people/rules/messages.ts';
import { messages } from '../../rules/messages.ts';
import type { LeaveForFileFragment } from './queue.graphql.generated.ts';
import { useQueueFileColumns } from './use-queue-table.tsx';

const REQUEST: LeaveForFileFragment = {
  __typename: 'LeaveRequest',
  _id: 'leave',
  status: 'APPROVED',
  attendanceType: 'Illness',
  firstDay: '2026-11-19',
  lastDay: '2026-11-20',
  reason: 'Flu',
  studentNotes: '',
  file: null,
  adminComments: 'Get well',
  studentId: 'ana',
  studentName: 'Ana María Ruiz Soto',
  givenName: 'Ana María',
  familyName: 'Ruiz Soto',
  studentNumber: '100234',
  groupName: 'First Year',
  regionName: 'Jakarta',
  timeZone: 'Asia/Jakarta',
  classes: 2,
  askedAt: '2026-11-18T20:31:00.000Z',
  decidedAt: '2026-11-19T01:00:00.000Z',
  decidedByName: 'Dean Dey',
  decisionId: 'd',
  version: 3,
};

test('the file of leave requests names students by number, family and given name, and moments by campus time (ATT-23)', () => {
  expect(fileOf(useQueueFileColumns, [REQUEST], [messages, workMessages, peopleMessages])).toMatchObject([
    {
      'Student number': '100234',
      'Family name': 'Ruiz Soto',
      'Given name': 'Ana María',
      Group: 'First Year',
      Campus: 'Jakarta',
      Asked: '2026-11-19T03:31:00+07:00',
      Decided: '2026-11-19T08:00:00+07:00',
    },
  ]);
  const undecided = { ...REQUEST, decidedAt: null };
  expect(fileOf(useQueueFileColumns, [undecided], [messages, workMessages, peopleMessages])).toMatchObject([
    { Decided: null },
  ]);
});
