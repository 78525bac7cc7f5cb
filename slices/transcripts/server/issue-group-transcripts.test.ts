import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer } from '#kit/testing/browser.ts';
import { College } from '#kit/testing/college.ts';
import { TranscriptDesk } from '#kit/testing/transcript-desk.ts';

let college: College;
let desk: TranscriptDesk;

const ISSUE = `mutation issueGroupTranscripts($batchId: ID!, $groupId: ID!, $locale: String, $paper: TranscriptPaper!) {
  issueGroupTranscripts(batchId: $batchId, groupId: $groupId, locale: $locale, paper: $paper) {
    _id counts { waiting issued onHold withoutGrades } } }`;
const HOLD = `mutation holdTranscripts($holdId: ID!, $studentId: ID!, $reason: String!) {
  holdTranscripts(holdId: $holdId, studentId: $studentId, reason: $reason) { _id } }`;
const READ = `query groupTranscripts($groupId: ID!) { groupTranscripts(groupId: $groupId) {
  name students { _id isOnHold latest { number locale paper issuedByName } }
  batch { _id counts { waiting issued onHold withoutGrades } } } }`;

interface Seen {
  students: {
    _id: string;
    isOnHold: boolean;
    latest: { locale: string; paper: string; number: string } | null;
  }[];
  batch: { counts: object };
}

const read = async (browser = desk.manager) =>
  (await browser.call(READ, { groupId: desk.groupId })).data?.['groupTranscripts'] as Seen | null;
const problemOf = ({ errors }: Answer) => errors[0]?.extensions.problem;

beforeAll(async () => {
  college = await College.open();
  desk = await TranscriptDesk.open(college, 'id-jakarta');
});
afterAll(() => college.close());

test('everybody in a group gets a transcript in their own language, and it is told who did not', async () => {
  const [wei, ana, held] = [await desk.student(), await desk.student(), await desk.student()];
  await desk.student();
  await college.database.owner.query(`update person set locale = 'zh_TW' where id = $1`, [wei.person.id]);
  for (const { person } of [wei, ana, held]) await desk.finalised(person.id);
  await desk.manager.call(HOLD, { holdId: randomUUID(), studentId: held.person.id, reason: 'Fees' });

  const asked = { batchId: randomUUID(), groupId: desk.groupId, paper: 'LETTER' };
  const begun = await desk.manager.call(ISSUE, asked);
  expect(begun.data?.['issueGroupTranscripts']).toMatchObject({ counts: { waiting: 4, issued: 0 } });
  await desk.manager.call(ISSUE, asked);
  await college.runJobs();

  const seen = await read();
  expect(seen?.batch.counts).toEqual({ waiting: 0, issued: 2, onHold: 1, withoutGrades: 1 });
  const latestOf = (id: string) => seen?.students.find(({ _id }) => _id === id)?.latest;
  expect(latestOf(wei.person.id)).toMatchObject({ locale: 'zh_TW', paper: 'LETTER' });
  expect(latestOf(ana.person.id)).toMatchObject({ locale: 'en' });
  expect(latestOf(held.person.id)).toBeNull();
  expect(seen?.students.find(({ _id }) => _id === held.person.id)?.isOnHold).toBe(true);
});

test('a job that runs twice issues nothing twice', async () => {
  const before = await read();
  const { rows } = await college.database.owner.query('select count(*) from transcript_issue');
  await college.runJobs();
  expect(await read()).toEqual(before);
  expect((await college.database.owner.query('select count(*) from transcript_issue')).rows).toEqual(rows);
});

test('a group of another campus does not exist for its managers', async () => {
  const elsewhere = await TranscriptDesk.open(college, 'uk-walsall');
  expect(await read(elsewhere.manager)).toBeNull();
  const asked = { batchId: randomUUID(), groupId: desk.groupId, paper: 'A4' };
  expect(problemOf(await elsewhere.manager.call(ISSUE, asked))).toBe('recordNotFound');
});

test('a language that the site does not speak is refused', async () => {
  const asked = { batchId: randomUUID(), groupId: desk.groupId, paper: 'A4', locale: 'tlh' };
  expect(problemOf(await desk.manager.call(ISSUE, asked))).toBe('transcriptLocaleUnknown');
});
