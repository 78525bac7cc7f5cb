import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer, Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';
import { TranscriptDesk } from '#slices/transcripts/server/testing/transcript-desk.ts';

let college: College;
let desk: TranscriptDesk;

const ISSUED = `{ _id number locale paper revokedReason url verifyPath }`;
const ISSUE = `mutation issueTranscript($issueId: ID!, $studentId: ID!, $locale: String!, $paper: TranscriptPaper!) {
  issueTranscript(issueId: $issueId, studentId: $studentId, locale: $locale, paper: $paper) ${ISSUED} }`;
const REVOKE = `mutation revokeTranscript($issueId: ID!, $reason: String!) {
  revokeTranscript(issueId: $issueId, reason: $reason) ${ISSUED} }`;
const HOLD = `mutation holdTranscripts($holdId: ID!, $studentId: ID!, $reason: String!) {
  holdTranscripts(holdId: $holdId, studentId: $studentId, reason: $reason) { _id reason isLifted } }`;
const LIFT = `mutation liftTranscriptHold($holdId: ID!) { liftTranscriptHold(holdId: $holdId) { _id isLifted } }`;
const OWN = `query ownTranscript { ownTranscript { studentName studentNumber campus college creditsEarned average gpa
  terms { term creditsEarned courses { code name teacherName credits grade state } }
  promotion { corePassed coreNeeded electivesPassed isMet } issues ${ISSUED} holds { reason } } }`;
const VERIFY = `query verifyTranscript($code: String!) { verifyTranscript(code: $code) { standing sha256
  holder { name isWholeName studentNumber number campus } } }`;
const SHOW_NAME = `mutation showNameOnTranscripts($isShown: Boolean!) { showNameOnTranscripts(isShown: $isShown) }`;

interface Issued {
  _id: string;
  number: string;
  url: string;
  verifyPath: string;
  revokedReason: string | null;
}

const problemOf = ({ errors }: Answer) => errors[0]?.extensions.problem;
const order = (studentId: string, change: object = {}) => ({
  issueId: randomUUID(),
  studentId,
  locale: 'en',
  paper: 'A4',
  ...change,
});
const issued = (answer: Answer) => answer.data?.['issueTranscript'] as Issued;
const issue = async (studentId: string, change: object = {}) =>
  issued(await desk.manager.call(ISSUE, order(studentId, change)));
const verify = async (path: string) =>
  (await college.visitor().call(VERIFY, { code: path.replace('/verify/', '') })).data?.['verifyTranscript'];
const graduate = async (): Promise<Awaited<ReturnType<TranscriptDesk['student']>>> => {
  const student = await desk.student();
  await desk.finalised(student.person.id);
  return student;
};

async function download(browser: Browser, url: string): Promise<Response> {
  const answer = await browser.fetch(url);
  const address = answer.headers.get('location');
  if (!address) return answer;
  const { pathname, search } = new URL(address, college.url);
  return fetch(`${college.url}${pathname}${search}`);
}

beforeAll(async () => {
  college = await College.open();
  desk = await TranscriptDesk.open(college, 'id-jakarta');
});
afterAll(() => college.close());

test('a student sees everything they have reached, term by term (GRAD-02)', async () => {
  const student = await desk.student();
  await desk.finalised(student.person.id, { code: 'BIB-101', name: 'Romans', grade: 84, credits: 3 });
  await desk.finalised(student.person.id, { code: 'BIB-102', name: 'Acts', grade: 60, credits: 1 });
  const seen = (await student.call(OWN)).data?.['ownTranscript'];
  expect(seen).toMatchObject({
    campus: 'Campus id-jakarta',
    studentNumber: expect.stringMatching(/^1\d{5}$/),
    creditsEarned: 3,
    average: 78,
    gpa: null,
    promotion: { corePassed: 1, coreNeeded: 30, electivesPassed: 0, isMet: false },
    terms: [
      {
        term: 'Autumn 2025',
        creditsEarned: 3,
        courses: [
          {
            code: 'BIB-101',
            name: 'Romans',
            teacherName: 'Ruth Adler',
            credits: 3,
            grade: 84,
            state: 'PASSED',
          },
          { code: 'BIB-102', name: 'Acts', grade: 60, state: 'FAILED' },
        ],
      },
    ],
  });
});

describe('an official transcript', () => {
  test('is a PDF whose hash the public page knows, for the student and the campus', async () => {
    const student = await graduate();
    const paper = await issue(student.person.id);
    expect((await student.call(OWN)).data?.['ownTranscript']).toMatchObject({ issues: [paper] });
    for (const reader of [student, desk.manager]) {
      const answer = await download(reader, paper.url);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(answer.headers.get('content-type')).toBe('application/pdf');
      expect(answer.headers.get('content-disposition')).toContain(`${paper.number}.pdf`);
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      expect(await verify(paper.verifyPath)).toMatchObject({ standing: 'GENUINE', sha256 });
    }
  });

  test('tells those who hold its code whose it is; the whole name only while the student allows it', async () => {
    const student = await graduate();
    const { number, verifyPath } = await issue(student.person.id);
    const { firstName, lastName } = student.person;
    const [initials, whole] = [`${firstName[0]}. ${lastName}`, `${firstName} ${lastName}`];
    const holder = { studentNumber: expect.stringMatching(/^1\d{5}$/), number, campus: 'Campus id-jakarta' };
    expect(await verify(verifyPath)).toMatchObject({
      holder: { ...holder, name: initials, isWholeName: false },
    });
    await student.call(SHOW_NAME, { isShown: true });
    expect(await verify(verifyPath)).toMatchObject({ holder: { ...holder, name: whole, isWholeName: true } });
    await student.call(SHOW_NAME, { isShown: false });
    expect(await verify(verifyPath)).toMatchObject({ holder: { name: initials } });
  });

  test('is numbered without a gap, also when many are issued at once and some come to nothing', async () => {
    const place = await TranscriptDesk.open(college, 'uk-walsall');
    const students: Awaited<ReturnType<TranscriptDesk['student']>>[] = [];
    while (students.length < 6) students.push(await place.student());
    const graded = students.filter((_, at) => at % 2 === 0);
    for (const { person } of graded) await place.finalised(person.id);
    const answers = await Promise.all(
      students.map(({ person }) => place.manager.call(ISSUE, order(person.id))),
    );
    const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Jakarta' }).format(
      college.now(),
    );
    expect(answers.flatMap((answer) => issued(answer)?.number ?? []).toSorted()).toEqual(
      ['0001', '0002', '0003'].map((count) => `UK-WALSALL-${year}-${count}`),
    );
    expect(answers.filter((answer) => problemOf(answer) === 'transcriptWithoutGrades')).toHaveLength(3);
  });

  test('is issued once, however often the button is pressed', async () => {
    const { person } = await graduate();
    const asked = order(person.id);
    const [first, second] = await Promise.all([
      desk.manager.call(ISSUE, asked),
      desk.manager.call(ISSUE, asked),
    ]);
    const third = await desk.manager.call(ISSUE, asked);
    const numbers = [first, second, third].flatMap((answer) => issued(answer)?.number ?? []);
    expect(new Set(numbers).size).toBe(1);
    expect(numbers).toHaveLength(3);
  });

  test('is never overwritten by one that is asked for under its id', async () => {
    const [student, other] = [await graduate(), await graduate()];
    const paper = await issue(student.person.id);
    const before = Buffer.from(await (await download(student, paper.url)).arrayBuffer());
    const answer = await desk.manager.call(ISSUE, { ...order(other.person.id), issueId: paper._id });
    expect(problemOf(answer)).toBe('recordNotFound');
    const after = Buffer.from(await (await download(student, paper.url)).arrayBuffer());
    expect(after.equals(before)).toBe(true);
  });

  test('is held back by whichever campus has put the hold, and issued by the newest alone', async () => {
    const student = await graduate();
    const studentId = student.person.id;
    await desk.manager.call(HOLD, { holdId: randomUUID(), studentId, reason: 'Fees' });
    const newer = await TranscriptDesk.open(college, 'fr-lyon');
    await college.database.owner.query(
      `insert into group_member (group_id, person_id, region_id, first_day) values ($1, $2, $3, current_date)`,
      [newer.groupId, studentId, newer.regionId],
    );
    expect(problemOf(await desk.manager.call(ISSUE, order(studentId)))).toBe('recordNotFound');
    expect(problemOf(await newer.manager.call(ISSUE, order(studentId)))).toBe('transcriptOnHold');
  });

  test('holds what stood on it, whatever becomes of the grades', async () => {
    const student = await graduate();
    const paper = await issue(student.person.id, { locale: 'zh_CN', paper: 'LETTER' });
    const before = await verify(paper.verifyPath);
    await desk.finalised(student.person.id, { grade: 20 });
    expect(await verify(paper.verifyPath)).toEqual(before);
    const { rows } = await college.database.owner.query<{ content: Record<string, unknown> }>(
      'select content from transcript_issue where id = $1',
      [paper._id],
    );
    expect(rows[0]?.content).toMatchObject({ number: paper.number, paper: 'LETTER', creditsEarned: 3 });
  });

  test.each(['update transcript_issue set number = number', 'delete from transcript_revocation'])(
    'cannot be changed by the server itself: %s',
    async (change) => {
      await expect(college.served.state.appPool.query(change)).rejects.toThrow('permission denied');
    },
  );

  test('can be revoked with a reason, for ever', async () => {
    const student = await graduate();
    const { _id: issueId, verifyPath } = await issue(student.person.id);
    expect(problemOf(await desk.manager.call(REVOKE, { issueId, reason: ' ' }))).toBe(
      'transcriptNeedsReason',
    );
    const first = await desk.manager.call(REVOKE, { issueId, reason: ' Wrong name ' });
    expect(first.data?.['revokeTranscript']).toMatchObject({ revokedReason: 'Wrong name' });
    const refetch = await desk.manager.call(REVOKE, { issueId, reason: 'Another reason' });
    expect(refetch.data?.['revokeTranscript']).toMatchObject({ revokedReason: 'Wrong name' });
    expect(await verify(verifyPath)).toEqual({ standing: 'REVOKED', sha256: null, holder: null });
    const { rows } = await college.database.owner.query(
      `select reason from audit where entity_id = $1 and action = 'revokeTranscript'`,
      [issueId],
    );
    expect(rows).toEqual([{ reason: 'Wrong name' }]);
  });

  test('is for nobody else', async () => {
    const paper = await issue((await graduate()).person.id);
    const elsewhere = await TranscriptDesk.open(college, `x${randomUUID().slice(0, 8)}`);
    for (const stranger of [await desk.student(), elsewhere.manager]) {
      expect((await download(stranger, paper.url)).status).toBe(404);
    }
    expect((await download(college.visitor(), paper.url)).url).toContain('/login');
  });
});

test.each([
  ['a student, for themselves', (own: Browser) => own, 'notAllowed'],
  [
    'a manager of another campus',
    async () => (await TranscriptDesk.open(college, 'pl')).manager,
    'recordNotFound',
  ],
])('nobody else issues transcripts: not %s', async (_, find, problem) => {
  const student = await graduate();
  const answer = await (await find(student)).call(ISSUE, order(student.person.id));
  expect(problemOf(answer)).toBe(problem);
});

test('a hold keeps transcripts from being issued, and the student reads why, until it is lifted', async () => {
  const student = await graduate();
  const studentId = student.person.id;
  const holdId = randomUUID();
  await desk.manager.call(HOLD, { holdId, studentId, reason: 'Two books are still with you.' });
  await desk.manager.call(HOLD, { holdId, studentId, reason: 'Two books are still with you.' });
  expect((await student.call(OWN)).data?.['ownTranscript']).toMatchObject({
    holds: [{ reason: 'Two books are still with you.' }],
  });
  expect(problemOf(await desk.manager.call(ISSUE, order(studentId)))).toBe('transcriptOnHold');
  expect((await desk.manager.call(LIFT, { holdId })).data?.['liftTranscriptHold']).toMatchObject({
    isLifted: true,
  });
  expect((await issue(studentId)).number).toMatch(/^ID-JAKARTA-\d{4}-\d{4}$/);
});

test.each(['', 'ABC', '0123456789ABCDEFGHJKMNPQRS', '%'])(
  'the public page knows no transcript by the code “%s”',
  async (code) => {
    expect(await verify(code)).toEqual({ standing: 'UNKNOWN', sha256: null, holder: null });
  },
);

test('a user who asks the public page without end is asked to wait', async () => {
  const visitor = college.visitor();
  const answers = [];
  for (let times = 0; times < 101; times++) answers.push(await visitor.call(VERIFY, { code: 'ABC' }));
  expect(problemOf(answers.at(-1) as Answer)).toBe('tooManyRequests');
});
