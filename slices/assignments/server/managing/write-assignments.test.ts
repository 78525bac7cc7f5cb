import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AssignmentDesk } from '#slices/assignments/server/testing/assignment-desk.ts';
import type { Answer, Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';

let college: College;
let desk: AssignmentDesk;
beforeAll(async () => {
  college = await College.open();
  desk = await AssignmentDesk.open(college);
});
afterAll(() => college.close());

const SAVE = `mutation saveAssignment($assignmentId: ID!, $courseId: ID!, $version: Int, $kind: AssignmentKind!, $words: AssignmentTextsInput!) {
  saveAssignment(assignmentId: $assignmentId, courseId: $courseId, version: $version, kind: $kind, words: $words) {
    version kind texts { locale title content } } }`;
const SCHEDULE = `mutation scheduleAssignment($assignmentId: ID!, $groupId: ID!, $version: Int, $dueAt: DateTime!) {
  scheduleAssignment(assignmentId: $assignmentId, groupId: $groupId, version: $version, dueAt: $dueAt) {
    groups { groupId dueAt timeZone version } } }`;
const UNSCHEDULE = `mutation unscheduleAssignment($assignmentId: ID!, $groupId: ID!, $version: Int) {
  unscheduleAssignment(assignmentId: $assignmentId, groupId: $groupId, version: $version) { groups { dueAt } } }`;
const ARCHIVE = `mutation archiveAssignment($assignmentId: ID!, $archived: Boolean!) {
  archiveAssignment(assignmentId: $assignmentId, archived: $archived) { archived } }`;
const OPEN = `mutation openAssignmentUpload($assignmentId: ID!, $fileId: ID!, $name: String!, $bytes: Int!) {
  openAssignmentUpload(assignmentId: $assignmentId, fileId: $fileId, name: $name, bytes: $bytes) { uploadId urls } }`;
const ADD = `mutation addAssignmentFile($assignmentId: ID!, $locale: String, $file: SentWorkInput!) {
  addAssignmentFile(assignmentId: $assignmentId, locale: $locale, file: $file) { downloads { name url } } }`;
const OWN = `query studentAssignment($assignmentId: ID!) { studentAssignment(assignmentId: $assignmentId) {
  kind title content dueDate downloads { name url } } }`;

const problemOf = async (call: Promise<Answer>) => (await call).errors[0]?.extensions.problem;
const words = { locale: 'en', title: 'Essay', content: '<p>Read Romans 8.</p><script>alert(1)</script>' };
const written = (more = {}) => ({
  assignmentId: randomUUID(),
  courseId: desk.courseId,
  version: null,
  kind: 'GRADED',
  words,
  ...more,
});

test('an assignment is written, cleaned, given to a group and read by its students (ASGN-02) (ASGN-03)', async () => {
  const saved = written();
  const { assignmentId } = saved;
  expect((await desk.admin.call(SAVE, saved)).data).toMatchObject({
    saveAssignment: { version: 1, texts: [{ locale: 'en', content: '<p>Read Romans 8.</p>' }] },
  });
  const dueAt = '2199-01-31T16:59:00.000Z';
  expect(
    (await desk.admin.call(SCHEDULE, { assignmentId, groupId: desk.groupId, dueAt })).data,
  ).toMatchObject({
    scheduleAssignment: { groups: [{ dueAt: '2199-01-31T16:59:00.000Z', timeZone: 'Asia/Jakarta' }] },
  });
  const body = '%PDF-1.7 reader';
  const about = { fileId: randomUUID(), name: 'Reader.pdf', bytes: body.length };
  const { data } = await desk.admin.call(OPEN, { assignmentId, ...about });
  const { uploadId, urls } = (data?.['openAssignmentUpload'] ?? {}) as { uploadId: string; urls: string[] };
  const { pathname, search } = new URL(urls[0] ?? '');
  await fetch(college.url + pathname + search, { method: 'PUT', body });
  await desk.admin.call(ADD, { assignmentId, file: { ...about, uploadId } });
  const student = await desk.student();
  const url = `/downloads/assignment-files/${about.fileId}`;
  expect((await student.call(OWN, { assignmentId })).data).toEqual({
    studentAssignment: {
      kind: 'GRADED',
      title: 'Essay',
      content: '<p>Read Romans 8.</p>',
      dueDate: '2199-01-31T16:59:00.000Z',
      downloads: [{ name: 'Reader.pdf', url }],
    },
  });
  expect((await student.fetch(url)).status).toBe(302);
  const stranger = await college.signedIn({});
  expect((await stranger.fetch(url)).status).toBe(404);
  const manager = await college.signedIn({ roles: ['user', 'manager'], regionIds: [desk.regionId] });
  expect((await manager.fetch(url)).status).toBe(302);
});

test('an old form overwrites nothing, and one that is sent twice makes one assignment', async () => {
  const saved = written();
  await desk.admin.call(SAVE, saved);
  expect(await problemOf(desk.admin.call(SAVE, saved))).toBe('changedMeanwhile');
  await desk.admin.call(SAVE, {
    ...saved,
    version: 1,
    words: { ...words, locale: 'de_DE', title: 'Aufsatz' },
  });
  expect(await problemOf(desk.admin.call(SAVE, { ...saved, version: 1 }))).toBe('changedMeanwhile');
});

test('the kind stays once a user was graded, on whichever campus', async () => {
  const saved = written();
  const { assignmentId } = saved;
  await desk.admin.call(SAVE, saved);
  const { id: regionId } = await college.region({});
  const { id: groupId } = await college.group({ regionId });
  const { id: personId } = await college.person({ regionIds: [regionId] });
  await college.database.owner.query(
    `with due as (
       insert into assignment_group (assignment_id, group_id, region_id, due_at) values ($1, $3, $4, now())
       returning assignment_id, group_id, region_id)
     insert into submission (assignment_id, person_id, group_id, region_id, graded_at, score)
     select assignment_id, $2, group_id, region_id, now(), 1 from due`,
    [assignmentId, personId, groupId, regionId],
  );
  expect(await problemOf(desk.admin.call(SAVE, { ...saved, version: 1, kind: 'COMPLETION' }))).toBe(
    'assignmentKindSettled',
  );
});

test('a deadline is changed by the user who knows it, and taken away only where nobody has worked', async () => {
  const assignmentId = await desk.assignment();
  const place = { assignmentId, groupId: desk.groupId };
  const dueAt = '2199-01-31T16:59:00.000Z';
  expect(await problemOf(desk.admin.call(SCHEDULE, { ...place, dueAt }))).toBe('changedMeanwhile');
  await desk.handIn(await desk.student(), assignmentId);
  expect(await problemOf(desk.admin.call(UNSCHEDULE, { ...place, version: 1 }))).toBe(
    'assignmentHasSubmissions',
  );
  const other = { ...place, assignmentId: await desk.assignment() };
  expect((await desk.admin.call(UNSCHEDULE, { ...other, version: 1 })).data).toEqual({
    unscheduleAssignment: { groups: [{ dueAt: null }] },
  });
});

test('who hands in while the deadline is taken away has handed in, or is told that there is nothing to hand in', async () => {
  for (let round = 0; round < 5; round++) {
    const assignmentId = await desk.assignment();
    const student = await desk.student();
    const sent = [await desk.send(student, assignmentId, '%PDF-1.7 essay')];
    const [handedIn, takenAway] = await Promise.all([
      desk.submit(student, assignmentId, { sent }),
      desk.admin.call(UNSCHEDULE, { assignmentId, groupId: desk.groupId, version: 1 }),
    ]);
    const told = [handedIn, takenAway].map(({ errors }) => errors[0]?.extensions.problem);
    expect([
      ['recordNotFound', undefined],
      [undefined, 'assignmentHasSubmissions'],
    ]).toContainEqual(told);
  }
});

test('an archived assignment is nobody’s, until it is brought back', async () => {
  const assignmentId = await desk.assignment();
  const student = await desk.student();
  await desk.admin.call(ARCHIVE, { assignmentId, archived: true });
  expect((await student.call(OWN, { assignmentId })).data).toEqual({ studentAssignment: null });
  await desk.admin.call(ARCHIVE, { assignmentId, archived: false });
  expect((await student.call(OWN, { assignmentId })).data).toMatchObject({
    studentAssignment: { title: 'Essay' },
  });
});

test('a copy of a course has its assignments and their files, given to no group', async () => {
  const saved = written({ words: { ...words, title: 'Essay to copy' } });
  await desk.admin.call(SAVE, saved);
  const { owner } = college.database;
  await owner.query(
    `insert into assignment_file (id, assignment_id, name, file_key, bytes, type, position)
     values (gen_random_uuid(), $1, 'Reader.pdf', 'assignment-files/shared', 9, 'application/pdf', 1)`,
    [saved.assignmentId],
  );
  const courseId = randomUUID();
  const copied = await desk.admin.call(
    `mutation createCourse($courseId: ID!, $courseInput: CourseInput!, $courseTexts: CourseTextsInput!, $copyOf: ID) {
      createCourse(courseId: $courseId, courseInput: $courseInput, courseTexts: $courseTexts, copyOf: $copyOf) { _id } }`,
    {
      courseId,
      copyOf: desk.courseId,
      courseInput: { ownLocale: 'en', code: 'COPY 1', credits: 1, kind: 'CORE', hidden: false },
      courseTexts: { name: 'Romans again', description: '' },
    },
  );
  expect(copied.errors).toEqual([]);
  const { rows } = await owner.query(
    `select t.content, f.name, f.file_key,
       (select count(*)::int from assignment_group g where g.assignment_id = a.id) as groups
     from assignment a join assignment_text t on t.assignment_id = a.id
     left join assignment_file f on f.assignment_id = a.id
     where a.course_id = $1 and t.title = 'Essay to copy'`,
    [courseId],
  );
  expect(rows).toEqual([
    { content: '<p>Read Romans 8.</p>', name: 'Reader.pdf', file_key: 'assignment-files/shared', groups: 0 },
  ]);
});

test('the office of a campus sees what a group has to submit, and when; another campus nothing', async () => {
  const place = await AssignmentDesk.open(college);
  const first = await place.assignment({ title: 'Sermon outline', dueInDays: 3 });
  const later = await place.assignment({ title: 'Book review', dueInDays: 9 });
  const DEADLINES = `query groupDeadlines($groupId: ID!) { groupDeadlines(groupId: $groupId) {
    _id timeZone courseOfferingId assignment { title } } }`;
  const { data } = await place.admin.call(DEADLINES, { groupId: place.groupId });
  expect(data?.['groupDeadlines']).toMatchObject([
    { _id: later, timeZone: 'Asia/Jakarta', assignment: { title: 'Book review' } },
    { _id: first, assignment: { title: 'Sermon outline' } },
  ]);
  const stranger = await desk.admin.call(DEADLINES, { groupId: place.groupId });
  expect(stranger.data).toEqual({ groupDeadlines: [] });
});

test('an assignment tells how many have handed in on the campuses whose work the reader sees', async () => {
  const assignmentId = await desk.assignment();
  const ask = async (caller: Browser) => {
    const { data } = await caller.call(
      'query assignments($courseId: ID!) { assignments(courseId: $courseId) { _id submissionCount } }',
      { courseId: desk.courseId },
    );
    const listed = data?.['assignments'] as { _id: string; submissionCount: number }[];
    return listed.find(({ _id }) => _id === assignmentId)?.submissionCount;
  };
  expect(await ask(desk.admin)).toBe(0);
  const [ana, ben] = [await desk.student(), await desk.student()];
  await desk.handIn(ana, assignmentId);
  await desk.handIn(ben, assignmentId);
  expect(await ask(desk.admin)).toBe(2);
  const manager = await college.signedIn({ roles: ['user', 'manager'], regionIds: [desk.regionId] });
  expect(await ask(manager)).toBe(0);
});
