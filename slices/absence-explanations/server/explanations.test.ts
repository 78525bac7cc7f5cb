import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';
import { AbsenceDesk } from './testing/absence-desk.ts';

let college: College;
let desk: AbsenceDesk;
let admin: Awaited<ReturnType<AbsenceDesk['attendanceAdmin']>>;
const DAY = 24;

beforeAll(async () => {
  college = await College.open();
  desk = await AbsenceDesk.open(college);
  admin = await desk.attendanceAdmin();
});
afterAll(() => college.close());

const homeOf = async (student: Browser) =>
  (await student.call('query t { ownTasks { name path } studySummary { attendance } }')).data;

test('a dashboard counts the whole term that goes on, and names the course of an absence (ATT-04)', async () => {
  const ben = await desk.student();
  for (const days of [20, 30, 40]) await desk.attended(days * DAY);
  await desk.missed(ben, 6);
  expect(await homeOf(ben)).toMatchObject({
    ownTasks: [{ name: 'explainAbsence' }],
    studySummary: { attendance: 75 },
  });
});

test('a student explains an absence of the last 14 days, once, and it is pending (ATT-24, ATT-25, HOLE-49)', async () => {
  const ana = await desk.student();
  const lately = await desk.missed(ana, 5);
  const longAgo = await desk.missed(ana, 16 * DAY);
  expect((await desk.own(ana)).absences.map(({ _id }) => _id)).toEqual([lately]);
  // The dashboard reminds of it for as long, and opens the form.
  expect(await homeOf(ana)).toEqual({
    ownTasks: [
      {
        name: 'explainAbsence',
        path: `/student/attendance?tab=absence-explanations&explain=${lately}`,
      },
    ],
    studySummary: { attendance: 0 },
  });
  const explained = await desk.explain(ana, lately, ' I was ill. ');
  expect(explained).toMatchObject({
    status: 'PENDING',
    text: 'I was ill.',
    groupName: 'First Year',
    version: 1,
  });
  expect((await desk.own(ana)).absences).toEqual([]);
  expect(await homeOf(ana)).toMatchObject({ ownTasks: [] });
  await expect(desk.explain(ana, lately)).rejects.toThrow('alreadyExplained');
  await expect(desk.explain(ana, longAgo)).rejects.toThrow('explanationTooLate');
  // The same form once more, whose answer had got lost.
  expect(await desk.explain(ana, lately, 'I was ill.', undefined, explained._id)).toMatchObject({
    version: 1,
  });
  expect(await desk.actionsOn(explained._id)).toEqual(['explainAbsence']);
});

test('without words, for a class one was in, or for another person nothing is explained (HOLE-49)', async () => {
  const [ana, ben] = [await desk.student(), await desk.student()];
  const missedByAna = await desk.missed(ana, 6);
  await expect(desk.explain(ana, missedByAna, '  ')).rejects.toThrow('explanationMissing');
  await expect(desk.explain(ben, missedByAna)).rejects.toThrow('notAbsentThere');
  await expect(desk.explain(ana, randomUUID())).rejects.toThrow('recordNotFound');
  const explained = await desk.explain(ana, missedByAna);
  await expect(desk.change(ben, explained, 'Not mine')).rejects.toThrow('recordNotFound');
  await expect(desk.withdraw(ben, explained)).rejects.toThrow('recordNotFound');
});

test('of two explanations of one absence that come at once, one is refused (HOLE-49)', async () => {
  const ana = await desk.student();
  const sessionId = await desk.missed(ana, 7);
  const both = await Promise.allSettled([desk.explain(ana, sessionId), desk.explain(ana, sessionId)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('what is pending is changed knowing its version, or withdrawn, and not once it is decided (HOLE-49)', async () => {
  const ana = await desk.student();
  const sessionId = await desk.missed(ana, 8);
  const explained = await desk.explain(ana, sessionId);
  const changed = await desk.change(ana, explained, 'I had a fever.');
  expect(changed).toMatchObject({ text: 'I had a fever.', version: 2 });
  await expect(desk.change(ana, explained, 'Anything')).rejects.toThrow('changedMeanwhile');
  expect(await desk.withdraw(ana, changed)).toBe(true);
  const again = await desk.explain(ana, sessionId, 'A fever.');
  await desk.decide(admin, again, 'EXPLAINED');
  await expect(desk.change(ana, { ...again, version: 2 }, 'Better')).rejects.toThrow('explanationIsDecided');
  await expect(desk.withdraw(ana, again)).rejects.toThrow('explanationIsDecided');
  expect(await desk.actionsOn(explained._id)).toEqual([
    'explainAbsence',
    'changeAbsenceExplanation',
    'withdrawAbsenceExplanation',
  ]);
});

test('a file comes with the words, is read by those who decide alone, and goes when it is replaced (HOLE-49)', async () => {
  const ana = await desk.student();
  const sessionId = await desk.missed(ana, 9);
  const note = await desk.upload(ana, 'note.pdf', '%PDF-1.7 note');
  const explained = await desk.explain(ana, sessionId, 'See the note.', note);
  expect(explained.file).toMatchObject({ name: 'note.pdf', bytes: 13 });
  const status = async (by: Browser) => (await by.fetch(explained.file?.url ?? '')).status;
  expect([await status(ana), await status(admin)]).toEqual([302, 302]);
  expect([await status(await desk.manager()), await status(await desk.student())]).toEqual([404, 404]);
  const kept = await desk.change(ana, explained, 'See the note, please.');
  expect(kept.file?.name).toBe('note.pdf');
  const changed = await desk.change(ana, kept, 'No note any more.', false);
  expect(changed.file).toBeNull();
  await college.runJobs();
  expect(
    await college.served.state.store.head(`absence-explanations/${ana.person.id}/${note.fileId}`),
  ).toBeNull();
});

test('a file that is not what its name says, or of another kind, is refused (HOLE-49)', async () => {
  const ana = await desk.student();
  const sessionId = await desk.missed(ana, 10);
  const disguised = await desk.upload(ana, 'note.pdf', '<html>no note</html>');
  await expect(desk.explain(ana, sessionId, 'See the note.', disguised)).rejects.toThrow('submittedFileType');
  await expect(desk.upload(ana, 'virus.exe', 'MZ')).rejects.toThrow('submittedFileType');
});

test('where a campus has no attendance admin, explaining is refused in so many words (ATT-30, ATT-31)', async () => {
  const elsewhere = await AbsenceDesk.open(college);
  const ana = await elsewhere.student();
  const sessionId = await elsewhere.missed(ana, 5);
  expect(await elsewhere.own(ana)).toMatchObject({ isDisabled: true, absences: [] });
  await expect(elsewhere.explain(ana, sessionId)).rejects.toThrow(
    'explanationsDisabled: Absence explanations are currently disabled. An admin needs to select attendance admins for this region.',
  );
  await elsewhere.attendanceAdmin();
  expect(await elsewhere.own(ana)).toMatchObject({ isDisabled: false, absences: [{ _id: sessionId }] });
  expect(await elsewhere.explain(ana, sessionId)).toMatchObject({ status: 'PENDING' });
});

test('explained stays absent, excused becomes excused, and undo restores it exactly (ATT-26, ATT-27, TRAP-31)', async () => {
  const ana = await desk.student();
  const sessionId = await desk.missed(ana, 11);
  await desk.missed(ana, 12);
  await desk.missed(ana, 13);
  const before = await desk.record(ana, sessionId);
  const explained = await desk.explain(ana, sessionId);
  expect(await desk.read(admin, explained)).toMatchObject({
    effect: { now: { status: 'ABSENT' }, excused: { status: 'EXCUSED' } },
  });
  const noted = await desk.decide(admin, explained, 'EXPLAINED', 'Please call next time.');
  expect(await desk.record(ana, sessionId)).toMatchObject({ status: 'ABSENT', percent: before.percent });
  const stored = await desk.stored(explained._id);
  const excused = await desk.decide(admin, noted, 'EXCUSED', 'Get well soon.');
  const now = await desk.record(ana, sessionId);
  expect(now).toMatchObject({
    status: 'EXCUSED',
    steps: [{ kind: 'MARKED' }, { kind: 'EXPLANATION_EXCUSED' }],
  });
  expect(now.deduction).toBeLessThan(before.deduction ?? 0);
  const undone = await desk.undo(admin, excused.decisionId);
  expect(undone).toMatchObject({ status: 'EXPLAINED', adminComments: 'Please call next time.' });
  expect(await desk.stored(explained._id)).toEqual(stored);
  await desk.undo(admin, undone.decisionId);
  expect(await desk.record(ana, sessionId)).toEqual(before);
  expect(await desk.actionsOn(explained._id)).toEqual([
    'explainAbsence',
    'decideAbsenceExplanation',
    'decideAbsenceExplanation',
    'undoExplanationDecision',
    'undoExplanationDecision',
  ]);
});

test('pressing twice decides once; what another person decided meanwhile is not overwritten (HOLE-49)', async () => {
  const ana = await desk.student();
  const explained = await desk.explain(ana, await desk.missed(ana, 14));
  const decisionId = randomUUID();
  const first = await desk.decide(admin, explained, 'EXCUSED', '', decisionId);
  expect(await desk.decide(admin, explained, 'EXCUSED', '', decisionId)).toEqual(first);
  await expect(desk.decide(admin, explained, 'EXPLAINED')).rejects.toThrow('changedMeanwhile');
  await desk.decide(admin, first, 'EXPLAINED');
  await expect(desk.undo(admin, decisionId)).rejects.toThrow('changedMeanwhile');
});

test('the student is mailed what was decided, about which class, and the note (HOLE-49)', async () => {
  const ana = await desk.student({ locale: 'en' });
  const explained = await desk.explain(ana, await desk.missed(ana, 15));
  await desk.decide(admin, explained, 'EXCUSED', 'Get well soon.');
  const [mail, ...more] = await desk.mailsTo(ana);
  expect(more).toEqual([]);
  expect(mail?.subject).toMatch(/^Your absence on .+ has been excused\.$/);
  expect(mail?.text).toContain('Note from the college: Get well soon.');
  expect(mail?.text).toContain('/student/attendance?tab=absence-explanations');
});

test('attendance admins of the campus have the queue, and nobody else (ATT-29)', async () => {
  const own = await AbsenceDesk.open(college);
  const decider = await own.attendanceAdmin();
  const ana = await own.student();
  const first = await own.explain(ana, await own.missed(ana, 5));
  const second = await own.explain(ana, await own.missed(ana, 6));
  // The clock of the tests stands still.
  await college.database.owner.query(
    `update absence_explanation set created_at = created_at + interval '1 minute' where id = $1`,
    [second._id],
  );
  const pending = { status: 'PENDING' };
  const page = await own.list(decider, pending, { first: 1 });
  expect(page.rows).toEqual([{ _id: first._id }]);
  expect((await own.list(decider, pending, { after: page.nextCursor })).rows).toEqual([{ _id: second._id }]);
  await own.decide(decider, first, 'EXCUSED');
  expect((await own.list(decider, { status: 'EXCUSED' })).rows).toEqual([{ _id: first._id }]);
  expect((await own.list(decider, { search: 'nobody of that name' })).rows).toEqual([]);
  for (const other of [await own.manager(), ana]) {
    await expect(own.list(other)).rejects.toThrow('notAllowed');
    await expect(own.decide(other, second, 'EXCUSED')).rejects.toThrow('notAllowed');
  }
  // One of another campus.
  expect((await own.list(admin)).rows.map(({ _id }) => _id)).not.toContain(second._id);
  await expect(own.decide(admin, second, 'EXCUSED')).rejects.toThrow('recordNotFound');
  expect(await own.read(admin, second)).toBeNull();
});
