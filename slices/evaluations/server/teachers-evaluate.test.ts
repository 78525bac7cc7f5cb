import { afterAll, beforeAll, expect, test } from 'vitest';
import { College } from '#testing/college.ts';
import { EvaluationDesk, type SignedIn } from './testing/evaluation-desk.ts';

let college: College;
let desk: EvaluationDesk;
let manager: SignedIn;

beforeAll(async () => {
  college = await College.open();
  desk = await EvaluationDesk.open(college);
  manager = await desk.manager();
});
afterAll(() => college.close());

test('a teacher evaluates the students of their group, and reads of others what the student reads (HOURS-05)', async () => {
  const [ana, teacher] = [await desk.student(), await desk.teacher()];
  expect(await desk.group(teacher)).toMatchObject({ _id: desk.groupId });
  expect(await desk.formsBy(teacher)).toEqual([{ _id: desk.formId }]);
  expect((await desk.walk(teacher)).map(({ personId }) => personId)).toContain(ana.person.id);
  const ofManager = await desk.begin(manager, desk.input(ana));
  expect(await desk.read(teacher, ofManager)).toBeNull();
  const draft = await desk.begin(teacher, desk.input(ana, null));
  const written = await desk.writeOn(teacher, draft, desk.input(ana, 5));
  expect((await desk.about(teacher, ana)).map(({ _id }) => _id)).toEqual([draft._id]);
  const shown = await desk.publish(manager, ofManager);
  expect(await desk.read(teacher, shown)).toMatchObject({ isToWrite: false });
  expect((await desk.about(teacher, ana)).length).toBe(2);
  const own = await desk.publish(teacher, written);
  expect((await desk.own(ana)).map(({ _id }) => _id).toSorted()).toEqual([own._id, shown._id].toSorted());
  expect(await desk.withdraw(teacher, own)).toMatchObject({ status: 'DRAFT' });
  expect(await desk.actionsOn(own._id)).toEqual([
    'saveEvaluation',
    'saveEvaluation',
    'publishEvaluation',
    'withdrawEvaluation',
  ]);
});

test('a teacher changes nothing that another evaluator wrote, and has no list of the campus (HOURS-05)', async () => {
  const [ana, teacher] = [await desk.student(), await desk.teacher()];
  const draft = await desk.begin(manager, desk.input(ana));
  for (const tried of [
    () => desk.writeOn(teacher, draft, desk.input(ana, 1)),
    () => desk.publish(teacher, draft),
    () => desk.remove(teacher, draft),
    () => desk.saveForm(teacher, 1),
  ])
    await expect(tried()).rejects.toThrow(/recordNotFound|notAllowed/);
  const shown = await desk.publish(manager, draft);
  await expect(desk.withdraw(teacher, shown)).rejects.toThrow('recordNotFound');
  await expect(desk.list(teacher)).rejects.toThrow('notAllowed');
});

test('a guest of another campus evaluates here once the campus has let them in (HOURS-05)', async () => {
  const ana = await desk.student();
  const { id: home } = await college.region({ timeZone: 'Europe/London' });
  const guest = await desk.teacher({ home });
  await expect(desk.begin(guest, desk.input(ana))).rejects.toThrow('recordNotFound');
  await college.database.owner.query(
    'insert into teacher_region (teacher_id, region_id, given_by) values ($1, $2, $3)',
    [guest.teacherId, desk.regionId, manager.person.id],
  );
  expect(await desk.begin(guest, desk.input(ana))).toMatchObject({ status: 'DRAFT' });
});

test('teachers of another group, archived ones, and those of an archived group find nothing (HOURS-05)', async () => {
  const ana = await desk.student();
  const { owner } = college.database;
  const { id: groupId } = await college.group({ regionId: desk.regionId });
  const ofAnother = await desk.teacher({ groupId });
  const archived = await desk.teacher();
  await owner.query('update teacher set archived_at = now() where id = $1', [archived.teacherId]);
  const shown = await desk.published(manager, ana);
  const findsNothing = async (teacher: SignedIn) => {
    expect(await desk.group(teacher)).toBeNull();
    expect(await desk.walk(teacher)).toEqual([]);
    expect(await desk.formsBy(teacher)).toEqual([]);
    expect(await desk.read(teacher, shown)).toBeNull();
    expect(await desk.about(teacher, ana)).toEqual([]);
    await expect(desk.begin(teacher, desk.input(ana))).rejects.toThrow('recordNotFound');
  };
  await findsNothing(ofAnother);
  await findsNothing(archived);
  await findsNothing(ana);
  const teacher = await desk.teacher();
  expect(await desk.read(teacher, shown)).not.toBeNull();
  await owner.query('update student_group set archived_at = now() where id = $1', [desk.groupId]);
  await findsNothing(teacher);
  await owner.query('update student_group set archived_at = null where id = $1', [desk.groupId]);
});

test('what a teacher teaches leads to the groups they evaluate, and not to those of their courses alone (HOURS-05)', async () => {
  const teacher = await desk.teacher();
  const { id: other } = await college.group({ regionId: desk.regionId });
  await college.database.owner.query(
    `with course as (insert into course (code, teacher_id) values ('NT 9', $1) returning id),
     words as (insert into course_text (course_id, locale, name) select id, 'en', 'Acts' from course)
     insert into course_group (course_id, group_id, region_id, first_day, position)
       select course.id, g.id, g.region_id, '2020-01-01', 1 from course, student_group g where g.id in ($2, $3)`,
    [teacher.teacherId, desk.groupId, other],
  );
  const { data } = await teacher.call('query own { ownCourseOfferings { groupToEvaluate } }', {});
  const { ownCourseOfferings } = data as { ownCourseOfferings: { groupToEvaluate: string | null }[] };
  expect(new Set(ownCourseOfferings.map(({ groupToEvaluate }) => groupToEvaluate))).toEqual(
    new Set([desk.groupId, null]),
  );
});
