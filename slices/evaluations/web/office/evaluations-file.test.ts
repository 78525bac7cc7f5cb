import { expect, test } from 'vitest';
import { fileOf } from '#slices/people/web/testing/file-of.tsx';
import { messages as peopleMessages } from '#slices/people/rules/messages.ts';
import { messages } from '../../rules/messages.ts';
import type { EvaluationForFileFragment } from './evaluations.graphql.generated.ts';
import { useEvaluationFileColumns } from './use-evaluations-table.tsx';

const EVALUATION: EvaluationForFileFragment = {
  __typename: 'Evaluation',
  _id: 'evaluation',
  formId: 'form',
  formName: 'Character',
  regionName: 'Walsall',
  timeZone: 'Europe/London',
  groupId: 'g',
  groupName: 'First Year',
  personId: 'ana',
  studentName: 'Ana Ruiz',
  givenName: 'Ana',
  familyName: 'Ruiz',
  studentNumber: '100234',
  evaluatorName: 'Mary Hall',
  evaluatorId: 'mary',
  isToWrite: false,
  day: '2026-06-16',
  status: 'PUBLISHED',
  publishedAt: '2026-06-16T23:31:00.000Z',
  acknowledgedAt: '2026-11-18T07:31:00.000Z',
  repliedAt: null,
  version: 3,
};

test('the file of evaluations names students by number, family and given name, and moments by campus time', () => {
  expect(fileOf(useEvaluationFileColumns, [EVALUATION], [messages, peopleMessages])).toMatchObject([
    {
      'Student number': '100234',
      'Family name': 'Ruiz',
      'Given name': 'Ana',
      Group: 'First Year',
      Campus: 'Walsall',
      Published: '2026-06-17T00:31:00+01:00',
      Acknowledged: '2026-11-18T07:31:00+00:00',
    },
  ]);
});
