import { expect, test } from 'vitest';
import { fileOf } from '#slices/people/web/testing/file-of.tsx';
import { messages as workMessages } from '#slices/assignments/rules/messages.ts';
import { messages as peopleMessages } from '#slices/people/rules/messages.ts';
import { messages } from '../../rules/messages.ts';
import type { ExplanationForFileFragment } from './queue.graphql.generated.ts';
import { useQueueFileColumns } from './use-queue-table.tsx';

const EXPLANATION: ExplanationForFileFragment = {
  __typename: 'AbsenceExplanation',
  _id: 'explanation',
  status: 'PENDING',
  text: 'The bus broke down',
  file: null,
  day: '2026-11-18',
  startsAt: '2026-11-18T16:00:00.000Z',
  endsAt: '2026-11-18T17:00:00.000Z',
  timeZone: 'America/Denver',
  courseName: 'Romans',
  groupName: 'First Year',
  regionName: 'Colorado',
  adminComments: '',
  explainedAt: '2026-11-19T01:31:00.000Z',
  decidedAt: null,
  decidedByName: null,
  decisionId: null,
  version: 1,
  studentId: 'ana',
  studentName: 'Ana Ruiz',
  givenName: 'Ana',
  familyName: 'Ruiz',
  studentNumber: '100234',
};

test('the file of explanations names students by number, family and given name, and moments by campus time', () => {
  expect(fileOf(useQueueFileColumns, [EXPLANATION], [messages, workMessages, peopleMessages])).toMatchObject([
    {
      'Student number': '100234',
      'Family name': 'Ruiz',
      'Given name': 'Ana',
      Group: 'First Year',
      Campus: 'Colorado',
      Sent: '2026-11-18T18:31:00-07:00',
      Decided: null,
    },
  ]);
});
