import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Answer } from '#testing/browser.ts';
import { College } from '#testing/college.ts';
import { TranscriptDesk } from '#slices/transcripts/server/testing/transcript-desk.ts';
import { entriesOf } from '#testing/read-zip.ts';

let college: College;
let desk: TranscriptDesk;

const ISSUE = `mutation issueGroupTranscripts($batchId: ID!, $groupId: ID!, $locale: String, $paper: TranscriptPaper!) {
  issueGroupTranscripts(batchId: $batchId, groupId: $groupId, locale: $locale, paper: $paper) {
    _id counts { waiting issued onHold withoutGrades } } }`;
const ISSUE_SOME = `mutation issueGroupTranscripts($batchId: ID!, $groupId: ID!, $studentIds: [ID!]) {
  issueGroupTranscripts(batchId: $batchId, groupId: $groupId, studentIds: $studentIds, paper: A4) {
    counts { waiting } } }`;
const HOLD = `mutation holdTranscripts($holdId: ID!, $studentId: ID!, $reason: String!) {
  holdTranscripts(holdId: $holdId, studentId: $studentId, reason: $reason) { _id } }`;
const REVOKE = `mutation revokeTranscript($issueId: ID!, $reason: String!) {
  revokeTranscript(issueId: $issueId, reason: $reason) { _id } }`;
const READ = `query groupTranscripts($groupId: ID!) { groupTranscripts(groupId: $groupId) {
  name students { _id isOnHold latest { number locale paper issuedByName } }
  batch { _id counts { waiting issued onHold withoutGrades failed } } } }`;

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
// The newest batch is told by when it was asked for, and the college's clock stands still.
beforeEach(() => college.pass(1_000));

test('transcripts are issued to the chosen students of a group, and to nobody outside of it', async () => {
  const [one, other] = [await desk.student(), await desk.student()];
  for (const { person } of [one, other]) await desk.finalised(person.id);
  const stranger = await college.person();
  const asked = (studentIds: string[]) =>
    desk.manager.call(ISSUE_SOME, { batchId: randomUUID(), groupId: desk.groupId, studentIds });
  expect(problemOf(await asked([one.person.id, stranger.id]))).toBe('recordNotFound');
  expect((await asked([one.person.id])).data).toEqual({ issueGroupTranscripts: { counts: { waiting: 1 } } });
  await college.runJobs();
  const latestOf = (seen: Seen | null, id: string) => seen?.students.find(({ _id }) => _id === id)?.latest;
  const seen = await read();
  expect(latestOf(seen, one.person.id)).toMatchObject({ paper: 'A4' });
  expect(latestOf(seen, other.person.id)).toBeNull();
  await college.database.owner.query('delete from group_member where person_id = any ($1::uuid[])', [
    [one.person.id, other.person.id],
  ]);
});

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
  expect(seen?.batch.counts).toEqual({ waiting: 0, issued: 2, onHold: 1, withoutGrades: 1, failed: 0 });
  const latestOf = (id: string) => seen?.students.find(({ _id }) => _id === id)?.latest;
  expect(latestOf(wei.person.id)).toMatchObject({ locale: 'zh_TW', paper: 'LETTER' });
  expect(latestOf(ana.person.id)).toMatchObject({ locale: 'en' });
  expect(latestOf(held.person.id)).toBeNull();
  expect(seen?.students.find(({ _id }) => _id === held.person.id)?.isOnHold).toBe(true);
});

test('numbers follow names whatever the language, and all papers come as one archive, for those who look after the campus', async () => {
  const abroad = await TranscriptDesk.open(college, 'us-boulder');
  const { owner } = college.database;
  await owner.query(`update region set address_country = 'USA' where id = $1`, [abroad.regionId]);
  const names = ['Adams', 'Álvarez', 'Baker', 'Cole'];
  for (const lastName of names.toReversed()) {
    const { person } = await abroad.student();
    const locale = lastName === 'Álvarez' ? 'es_MX' : 'en';
    await owner.query(`update person set last_name = $2, locale = $3 where id = $1`, [
      person.id,
      lastName,
      locale,
    ]);
    await abroad.finalised(person.id);
  }
  const batchId = randomUUID();
  await abroad.manager.call(ISSUE, { batchId, groupId: abroad.groupId, paper: 'LETTER' });
  await college.runJobs();
  const papers = `query groupTranscripts($groupId: ID!) { groupTranscripts(groupId: $groupId) {
    usualPaper students { latest { _id number } } batch { zipUrl } } }`;
  const { data } = await abroad.manager.call(papers, { groupId: abroad.groupId });
  const seen = data?.['groupTranscripts'] as
    | {
        usualPaper: string;
        students: { latest: { _id: string; number: string } }[];
        batch: { zipUrl: string };
      }
    | undefined;
  expect(seen?.usualPaper).toBe('LETTER');
  const url = seen?.batch.zipUrl ?? '';
  const [first, ...others] = (seen?.students ?? []).map(({ latest }) => latest);
  await abroad.manager.call(REVOKE, { issueId: first?._id, reason: 'Misprinted' });

  const packed = async () => entriesOf(Buffer.from(await (await abroad.manager.fetch(url)).arrayBuffer()));
  expect((await packed()).map(({ name }) => name)).toEqual(
    others.map(({ number }, at) => `${number} ${names[at + 1]} Ana.pdf`),
  );
  expect(others.map(({ number }) => number.slice(-1))).toEqual(['2', '3', '4']);
  for (const { _id } of others) await abroad.manager.call(REVOKE, { issueId: _id, reason: 'Misprinted' });
  const after = await abroad.manager.call(papers, { groupId: abroad.groupId });
  expect(after.data).toMatchObject({ groupTranscripts: { batch: { zipUrl: null } } });
  for (const stranger of [abroad.manager, desk.manager, await abroad.student()])
    expect((await stranger.fetch(url)).status).toBe(404);
});

const issued = async (): Promise<number> => {
  const { rows } = await college.database.owner.query<{ n: number }>(
    'select count(*)::integer as n from transcript_issue',
  );
  return rows[0]?.n ?? 0;
};

test('two who ask for the same group at the same time have one job between them', async () => {
  const before = await issued();
  const ask = () => desk.manager.call(ISSUE, { batchId: randomUUID(), groupId: desk.groupId, paper: 'A4' });
  const [one, other] = await Promise.all([ask(), ask()]);
  const batchOf = ({ data }: Answer) => data?.['issueGroupTranscripts'];
  expect(batchOf(one)).toMatchObject({ _id: expect.any(String), counts: { waiting: 4 } });
  expect(batchOf(other)).toEqual(batchOf(one));
  await college.runJobs();
  expect(await issued()).toBe(before + 2);
});

test('who cannot be served is told as such, and keeps nobody waiting', async () => {
  const batchId = randomUUID();
  await desk.manager.call(ISSUE, { batchId, groupId: desk.groupId, paper: 'A4' });
  // Another user has taken the number of one transcript before it could be stored.
  await college.database.owner.query(
    `update transcript_batch_student s set issue_id = i.id from transcript_issue i
     where s.batch_id = $1 and i.person_id = s.person_id`,
    [batchId],
  );
  await college.runJobs().catch(() => undefined);
  expect((await read())?.batch.counts).toEqual({
    waiting: 0,
    issued: 0,
    onHold: 1,
    withoutGrades: 1,
    failed: 2,
  });
});

test('a campus issues nothing for those whom another looks after by now', async () => {
  const elsewhere = await TranscriptDesk.open(college, 'us-denver');
  const moved = await desk.student();
  await desk.finalised(moved.person.id);
  await college.database.owner.query(
    `insert into group_member (group_id, person_id, region_id, first_day) values ($1, $2, $3, current_date)`,
    [elsewhere.groupId, moved.person.id, elsewhere.regionId],
  );
  const before = await issued();
  await desk.manager.call(ISSUE, { batchId: randomUUID(), groupId: desk.groupId, paper: 'A4' });
  await college.runJobs();
  expect(await issued()).toBe(before + 2);
  const { rows } = await college.database.owner.query(
    'select id from transcript_issue where person_id = $1',
    [moved.person.id],
  );
  expect(rows).toEqual([]);
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
