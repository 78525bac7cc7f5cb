import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WHOLE_COLLEGE } from '#kit/access/scope.ts';
import { openDatabase } from '#kit/db/database.ts';
import type { Browser } from '#testing/browser.ts';
import { liftRateLimits } from '#testing/lift-rate-limits.ts';
import { College } from '#testing/college.ts';
import { PIECE_LENGTH } from '#slices/imports/rules/file-import.ts';
import { sweepImports } from '#slices/imports/server/api.ts';

let college: College;
let denver: { id: string };
let walsall: { id: string };
let admin: Browser;

const SEEN = `{ _id state problem good bad imported undone kept joins joined unchanged left
  problems { line email problem problemField } otherNames known { line number knownAs nameDiffers outcome } }`;
const BEGIN = `mutation beginPeopleImport($importId: ID!, $regionId: ID!, $fileName: String!) {
  beginPeopleImport(importId: $importId, regionId: $regionId, fileName: $fileName) ${SEEN} }`;
const APPEND = `mutation appendToPeopleImport($importId: ID!, $piece: Int!, $text: String!) {
  appendToPeopleImport(importId: $importId, piece: $piece, text: $text) { _id } }`;
const CHECK = `mutation checkPeopleImport($importId: ID!) { checkPeopleImport(importId: $importId) ${SEEN} }`;
const RUN = `mutation runPeopleImport($importId: ID!, $sendsMail: Boolean!) {
  runPeopleImport(importId: $importId, sendsMail: $sendsMail) ${SEEN} }`;
const UNDO = `mutation undoPeopleImport($importId: ID!) { undoPeopleImport(importId: $importId) ${SEEN} }`;
const READ = `query peopleImport($importId: ID!) { peopleImport(importId: $importId) ${SEEN} }`;

const HEADS = 'First name,Last name,Email,Group,Language';
const read = async (importId: string, browser = admin) =>
  (await browser.call(READ, { importId })).data?.['peopleImport'];
const problemOf = ({ errors }: Awaited<ReturnType<Browser['call']>>) => errors[0]?.extensions.problem;

/** Uploads a file as the page does, and has it checked. */
async function checked(lines: readonly string[], regionId = denver.id, heads = HEADS): Promise<string> {
  const importId = randomUUID();
  const text = [heads, ...lines].join('\n');
  await admin.call(BEGIN, { importId, regionId, fileName: 'people.csv' });
  for (let piece = 0; piece * PIECE_LENGTH < text.length; piece++) {
    const part = text.slice(piece * PIECE_LENGTH, (piece + 1) * PIECE_LENGTH);
    expect((await admin.call(APPEND, { importId, piece, text: part })).errors).toEqual([]);
  }
  expect((await admin.call(CHECK, { importId })).errors).toEqual([]);
  await college.runJobs();
  return importId;
}
async function imported(importId: string, sendsMail = false): Promise<void> {
  await admin.call(RUN, { importId, sendsMail });
  await college.runJobs();
}
const people = async (emails: string) =>
  (
    await college.database.owner.query<Record<string, unknown>>(
      `select p.id, p.student_number::text, p.first_name, p.email, p.locale, p.status, p.region_ids, g.name as group_name from person p
       left join group_member m on m.person_id = p.id left join student_group g on g.id = m.group_id
       where p.email like $1 order by p.email`,
      [emails],
    )
  ).rows;

beforeAll(async () => {
  college = await College.open();
  // How often a user may write is proved elsewhere; the files of these tests come in hundreds of calls.
  liftRateLimits(college.served.state);
  [denver, walsall] = [await college.region(), await college.region()];
  admin = await college.signedIn({ roles: ['user', 'admin'], regionIds: [denver.id] });
  await college.group({ regionId: denver.id, name: 'First Year' });
});
afterAll(() => college.close());

test('a dry run says of each line what is wrong with it, and enters nobody', async () => {
  const kara = { firstName: 'Kara', lastName: 'Known', email: 'known@dry.test' };
  await college.person({ ...kara, regionIds: [denver.id] });
  await college.person({ email: 'elsewhere@dry.test', regionIds: [walsall.id] });
  const importId = await checked([
    'Ana,Ruiz,ana@dry.test,first year,de_DE',
    'Ben,,ben@dry.test,,',
    'Kara,Known,known@dry.test,,',
    'Else,Where,elsewhere@dry.test,,',
    'Gil,Group,gil@dry.test,Ninth Year,',
    'Ana,Again,ANA@dry.test,,',
  ]);
  expect(await read(importId)).toEqual({
    _id: importId,
    state: 'CHECKED',
    problem: null,
    good: 1,
    bad: 4,
    imported: 0,
    undone: 0,
    kept: 0,
    joins: 0,
    joined: 0,
    unchanged: 1,
    left: 0,
    problems: [
      { line: 3, email: 'ben@dry.test', problem: 'requiredFieldMissing', problemField: 'lastName' },
      { line: 5, email: 'elsewhere@dry.test', problem: 'importEmailElsewhere', problemField: 'email' },
      { line: 6, email: 'gil@dry.test', problem: 'importGroupUnknown', problemField: 'groupName' },
      { line: 7, email: 'ana@dry.test', problem: 'importEmailTwice', problemField: 'email' },
    ],
    otherNames: [],
    known: [{ line: 4, number: '', knownAs: 'Kara Known', nameDiffers: false, outcome: 'KNOWN' }],
  });
  expect(await people('ana@dry.test')).toEqual([]);
});

test('the good lines are imported, into their groups and with one audit entry each; pressing twice changes nothing more', async () => {
  const importId = await checked([
    'Ana,Ruiz,ana@go.test,First Year,de_DE',
    'Ben,Okoro,ben@go.test,,',
    'X,,x,,',
  ]);
  await Promise.all([
    admin.call(RUN, { importId, sendsMail: false }),
    admin.call(RUN, { importId, sendsMail: true }),
  ]);
  await college.runJobs();
  expect(await read(importId)).toMatchObject({ state: 'IMPORTED', good: 0, bad: 1, imported: 2 });
  const facts = { status: 'UNVERIFIED', region_ids: [denver.id] };
  expect(await people('%@go.test')).toMatchObject([
    { first_name: 'Ana', email: 'ana@go.test', locale: 'de_DE', group_name: 'First Year', ...facts },
    { first_name: 'Ben', email: 'ben@go.test', locale: 'en', group_name: null, ...facts },
  ]);
  const { rows } = await college.database.owner.query<{ count: string }>(
    `select count(*) from audit where action = 'enrolPerson' and after ->> 'importId' = $1 and region_id = $2`,
    [importId, denver.id],
  );
  expect(rows).toEqual([{ count: '2' }]);
});

const stored = async (query: string, id: string) =>
  (await college.database.owner.query<Record<string, unknown>>(query, [id])).rows;
const profileOf = (id: string) =>
  stored('select first_name, last_name, email, locale, status, password_hash from person where id = $1', id);
const numberOf = async (id: string) =>
  (await people('%')).find((one) => one['id'] === id)?.['student_number'] as string;
const groupsOf = async (id: string) =>
  (
    await stored(
      `select g.name from group_member m join student_group g on g.id = m.group_id
       where m.person_id = $1 and m.last_day is null order by g.name`,
      id,
    )
  ).map(({ name }) => name);

test('people who are here are enrolled by email or by number, nothing else about them changes, and an undo takes them out', async () => {
  const byEmail = await college.person({ email: 'mail@here.test', regionIds: [denver.id] });
  const first = await college.group({ regionId: denver.id, name: 'Morning' });
  const byNumber = await college.person({
    email: 'number@here.test',
    regionIds: [denver.id],
    groupIds: [first.id],
  });
  const before = [await profileOf(byEmail.id), await profileOf(byNumber.id)];
  const importId = await checked(
    [`,Other,Name,MAIL@here.test,First Year,de_DE`, `${await numberOf(byNumber.id)},,,,First Year,`],
    denver.id,
    `Number,${HEADS}`,
  );
  expect(await read(importId)).toMatchObject({
    good: 0,
    joins: 2,
    otherNames: [2],
    known: [
      { outcome: 'JOINS', nameDiffers: true, number: '' },
      { outcome: 'JOINS', nameDiffers: false, number: await numberOf(byNumber.id) },
    ],
  });
  expect(await groupsOf(byEmail.id)).toEqual([]);
  await imported(importId, true);
  const known = [{ outcome: 'JOINED' }, { outcome: 'JOINED' }];
  expect(await read(importId)).toMatchObject({ state: 'IMPORTED', imported: 0, joins: 0, joined: 2, known });
  expect(await groupsOf(byEmail.id)).toEqual(['First Year']);
  expect(await groupsOf(byNumber.id)).toEqual(['First Year', 'Morning']);
  expect([await profileOf(byEmail.id), await profileOf(byNumber.id)]).toEqual(before);
  await admin.call(UNDO, { importId });
  await college.runJobs();
  expect(await read(importId)).toMatchObject({ state: 'UNDONE', undone: 0, joined: 0, left: 2 });
  expect(await groupsOf(byEmail.id)).toEqual([]);
  expect(await groupsOf(byNumber.id)).toEqual(['Morning']);
});

test('who had left a group comes back by a file, and has left on the same day as before once it is undone', async () => {
  const group = await college.group({ regionId: denver.id, name: 'Evening' });
  const back = await college.person({ email: 'back@here.test', regionIds: [denver.id] });
  const membership = () =>
    stored('select first_day::text, last_day::text from group_member where person_id = $1', back.id);
  await college.database.owner.query(
    `insert into group_member (group_id, person_id, region_id, first_day, last_day)
     values ($1, $2, $3, '2019-09-01', '2020-06-30')`,
    [group.id, back.id, denver.id],
  );
  const importId = await checked(['Otto,Again,back@here.test,Evening,']);
  await imported(importId);
  expect(await membership()).toEqual([{ first_day: '2019-09-01', last_day: null }]);
  await admin.call(UNDO, { importId });
  await college.runJobs();
  expect(await membership()).toEqual([{ first_day: '2019-09-01', last_day: '2020-06-30' }]);
  const audited = `select action, before ->> 'lastDay' as before, after ->> 'lastDay' as after from audit
    where entity_id = $1 order by id`;
  expect(await stored(audited, group.id)).toEqual([
    { action: 'returnToGroup', before: '2020-06-30', after: null },
    { action: 'endMembership', before: null, after: '2020-06-30' },
  ]);
});

test('mails go out only when they are asked for, in each one’s language', async () => {
  const before = (await college.mails()).length;
  await imported(await checked(['Quiet,One,quiet@mail.test,,']));
  expect(await college.mails()).toHaveLength(before);
  await imported(await checked(['Anke,Berg,anke@mail.test,,de_DE']), true);
  await college.runJobs();
  expect((await college.mails()).slice(before)).toMatchObject([
    { to: 'anke@mail.test', language: 'de-DE', link: expect.stringContaining('/enroll-account/') as string },
  ]);
});

test('an undo removes everybody but those who have used the account, and says how many stayed', async () => {
  const importId = await checked(['Ana,Ruiz,ana@undo.test,First Year,', 'Ben,Okoro,ben@undo.test,,']);
  expect(problemOf(await admin.call(UNDO, { importId }))).toBe('importNotReady');
  await imported(importId);
  await college.database.owner.query(`update person set status = 'ACTIVE' where email = 'ben@undo.test'`);
  for (let time = 0; time < 2; time++) await admin.call(UNDO, { importId });
  await college.runJobs();
  expect(await read(importId)).toMatchObject({ state: 'UNDONE', imported: 0, undone: 1, kept: 1 });
  expect((await people('%@undo.test')).map(({ email }) => email)).toEqual(['ben@undo.test']);
  expect(problemOf(await admin.call(RUN, { importId, sendsMail: false }))).toBe('importNotReady');
});

test('an address that is taken between the check and the import becomes a problem of its line', async () => {
  const importId = await checked(['Ana,Ruiz,ana@late.test,,', 'Ben,Okoro,ben@late.test,,']);
  await college.person({ email: 'ana@late.test', regionIds: [walsall.id] });
  await imported(importId);
  expect(await read(importId)).toMatchObject({
    imported: 1,
    bad: 1,
    problems: [{ line: 2, problem: 'importEmailElsewhere' }],
  });
});

test('a file without the columns is refused as a whole', async () => {
  const importId = randomUUID();
  await admin.call(BEGIN, { importId, regionId: denver.id, fileName: 'x.csv' });
  await admin.call(APPEND, { importId, piece: 0, text: 'Name,Shoe size\nAna,38' });
  await admin.call(CHECK, { importId });
  await college.runJobs();
  expect(await read(importId)).toMatchObject({ state: 'REFUSED', problem: 'importColumnsMissing' });
});

test('a piece that is sent twice is taken once, and none is taken before its turn', async () => {
  const importId = randomUUID();
  await admin.call(BEGIN, { importId, regionId: denver.id, fileName: 'x.csv' });
  const append = (piece: number, text: string) => admin.call(APPEND, { importId, piece, text });
  expect(problemOf(await append(1, 'b'))).toBe('importNotReady');
  await Promise.all([append(0, `${HEADS}\n`), append(0, `${HEADS}\n`)]);
  await append(1, 'Ana,Ruiz,ana@twice.test,,');
  expect(problemOf(await append(2, 'x'.repeat(PIECE_LENGTH + 1)))).toBe('importNotReady');
  await admin.call(CHECK, { importId });
  expect(problemOf(await append(2, 'Ben,Okoro,ben@twice.test,,'))).toBe('importNotReady');
  await college.runJobs();
  expect(await read(importId)).toMatchObject({ state: 'CHECKED', good: 1, bad: 0 });
});

test('another campus sees no import and goes on with none', async () => {
  const importId = await checked(['Ana,Ruiz,ana@scope.test,,']);
  const elsewhere = await college.signedIn({ roles: ['user', 'admin'], regionIds: [walsall.id] });
  expect(await read(importId, elsewhere)).toBeNull();
  expect(problemOf(await elsewhere.call(RUN, { importId, sendsMail: false }))).toBe('recordNotFound');
  const begun = { importId: randomUUID(), regionId: denver.id, fileName: 'x' };
  expect(problemOf(await elsewhere.call(BEGIN, begun))).toBe('recordNotFound');
  const manager = await college.signedIn({ roles: ['user', 'manager'], regionIds: [denver.id] });
  expect(problemOf(await manager.call(BEGIN, begun))).toBe('notAllowed');
});

test('after three months the lines of a file are forgotten, and the user who was entered stays', async () => {
  const [old, young] = [
    await checked(['Old,One,old@sweep.test,,', 'Bad,,,,']),
    await checked(['New,One,new@sweep.test,,']),
  ];
  await imported(old);
  await college.database.owner.query(
    `update file_import set created_at = $2::timestamptz - interval '91 days' where id = $1`,
    [old, college.now()],
  );
  const db = openDatabase(college.served.state.appPool, WHOLE_COLLEGE);
  await sweepImports.run({}, { db, services: college.served.state.services, earlierTries: 0 });
  expect(await read(old)).toBeNull();
  expect(await read(young)).toMatchObject({ state: 'CHECKED', good: 1 });
  expect(await people('old@sweep.test')).toHaveLength(1);
  expect(await stored('select from people_import_row where import_id = $1', old)).toEqual([]);
});

test('ten thousand people are checked and imported in under a minute', { timeout: 120_000 }, async () => {
  const lines = Array.from({ length: 10_000 }, (_, n) => `First${n},Last${n},p${n}@many.test,First Year,`);
  const start = performance.now();
  const importId = await checked(lines);
  await imported(importId);
  expect(await read(importId)).toMatchObject({ state: 'IMPORTED', imported: 10_000, bad: 0 });
  expect(performance.now() - start).toBeLessThan(60_000);
});
