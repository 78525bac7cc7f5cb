import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WHOLE_COLLEGE } from '#kit/access/scope.ts';
import { openDatabase } from '#kit/db/database.ts';
import { writtenPercent } from '#kit/percent/percent.ts';
import { College } from '#testing/college.ts';
import { gradeOfPart } from '#slices/grades/rules/course-grade.ts';
import { rowsOfSheet, type Sheet } from '#slices/grades/rules/sheet.ts';
import { settleOutlook } from '#slices/grades/rules/settle-outlook.ts';
import { dice } from '#slices/grades/server/testing/dice.ts';
import { GradedCourse } from '#slices/grades/server/testing/graded-course.ts';
import { findTakenIn } from '#slices/grades/server/taken-courses.queries.ts';
import { gradesOf } from '#slices/grades/server/read-records.ts';
import { workOutGrades } from '#slices/grades/server/work-out.ts';

let college: College;
beforeAll(async () => {
  college = await College.open();
});
afterAll(() => college.close());

const ROW = `studentId studentName grade state isEntered cells { state grade complete isEntered }`;
const book = (fields: string) =>
  `query gradebook($courseOfferingId: ID!) { gradebook(courseOfferingId: $courseOfferingId) { ${fields} } }`;

const DAY_MS = 86_400_000;
const SEEDS = [1, 2, 3];

const write = (text: string, values: unknown[]) => college.database.owner.query(text, values);
const inDays = (days: number): Date => new Date(college.now().getTime() + days * DAY_MS);

/** A course whose students have done everything that can be done, each another part of it. */
async function anyCourse(seed: number) {
  const roll = dice(seed);
  const course = await GradedCourse.open(college);
  const { courseId, groupId, regionId } = course;
  const students: string[] = [];
  for (let index = 0; index < 12; index++)
    students.push((await college.person({ regionIds: [regionId], groupIds: [groupId] })).id);
  const exams: string[] = [];
  const works: string[] = [];
  for (const dueInDays of [-9, -1, 4]) exams.push(await course.exam({ dueInDays }));
  for (const [dueInDays, kind] of [
    [-8, 'GRADED'],
    [-2, 'COMPLETION'],
    [5, 'GRADED'],
  ] as const)
    works.push(await course.assignment({ dueInDays, kind }));
  // Some joined when part of it was over.
  for (const [index, daysAgo] of [9, 8, 7, 5, 4, 3].entries())
    await write('update group_member set first_day = $2 where person_id = $1', [
      students[index * 2],
      inDays(-daysAgo).toISOString().slice(0, 10),
    ]);
  for (const personId of students) {
    for (const examId of exams) {
      if (roll(3) > 0) await course.sat(examId, personId, roll(101));
      if (roll(4) === 0)
        await write(
          `insert into exam_attempt (id, exam_id, person_id, group_id, region_id, number, locale, asked, device_id,
             started_at, deadline, last_seen_at, voided_at)
           values ($1, $2, $3, $4, $5, 5, 'en', '[]', $1, $6, $6, $6, $7)`,
          [randomUUID(), examId, personId, groupId, regionId, inDays(-1), roll(2) === 0 ? inDays(-1) : null],
        );
      if (roll(4) === 0)
        await write(
          `insert into exam_grant (exam_id, group_id, person_id, region_id, extra_minutes, deadline, reason, granted_at)
           values ($1, $2, $3, $4, $5, $6, 'Ill', now())`,
          [examId, groupId, personId, regionId, roll(600), roll(2) === 0 ? inDays(roll(6) - 3) : null],
        );
    }
    if (roll(2) === 0) await course.accommodate(personId, 300, inDays(roll(6) - 2));
    for (const [index, assignmentId] of works.entries()) {
      if (roll(4) === 0) continue;
      if (roll(2) === 0) await course.graded(assignmentId, personId, index === 1 ? roll(2) === 0 : roll(101));
      else
        await write(
          `insert into submission (assignment_id, person_id, group_id, region_id, submitted_at, returned_at, extended_to,
             extension_reason) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
          [
            assignmentId,
            personId,
            groupId,
            regionId,
            roll(3) === 0 ? null : inDays(-roll(6)),
            roll(2) === 0 ? null : inDays(-roll(6)),
            ...(roll(2) === 0 ? [null, null] : [inDays(roll(8) - 3), 'Ill']),
          ],
        );
    }
    for (const [index, partId] of [...exams, ...works, null].entries()) {
      for (let time = roll(5); time < 2; time++) {
        const isWork = index === exams.length + 1;
        const value = roll(3) === 0 ? null : roll(10_001);
        await write(
          `insert into grade_change (id, course_id, group_id, person_id, region_id, part_id, score, complete, reason,
             changed_at) values ($1, $2, $3, $4, $5, $6, $7, $8, 'So', $9)`,
          [
            randomUUID(),
            courseId,
            groupId,
            personId,
            regionId,
            partId,
            isWork ? null : value,
            isWork && value !== null ? value > 5_000 : null,
            college.now(),
          ],
        );
      }
    }
  }
  await write(`insert into course_weights (course_id, weights) values ($1, $2)`, [
    courseId,
    JSON.stringify(Object.fromEntries([...exams, works[0]].map((id) => [id, roll(4)]))),
  ]);
  return course;
}

const written = (score: Parameters<typeof writtenPercent>[0] | null): number | null =>
  score === null ? null : writtenPercent(score);

/** What the rules make of the course of each student, in the order of the book's columns. */
async function byTheRules(course: GradedCourse) {
  const db = openDatabase(college.served.state.appPool, WHOLE_COLLEGE);
  const params = { locale: 'en', now: college.now() };
  const grades = await workOutGrades(db, await findTakenIn(db, course, params), params);
  return new Map(
    grades.map(({ personId, score, state, entered, parts }) => [
      personId,
      {
        grade: written(score),
        state,
        isEntered: entered !== null,
        cells: parts.map((part) => ({
          state: part.state,
          grade: written(gradeOfPart(part)?.score ?? null),
          complete: gradeOfPart(part)?.complete ?? null,
          isEntered: part.entered !== null,
        })),
      },
    ]),
  );
}

type Read = Record<string, unknown> & { rows: (Record<string, unknown> & { studentId: string })[] };

const read = async (course: GradedCourse, fields: string): Promise<Read> => {
  const answer = await (
    await course.manager()
  ).call(book(fields), { courseOfferingId: course.courseOfferingId });
  return answer.data?.['gradebook'] as Read;
};

/** What a student reads in one statement, and what is worked out for many in several. */
async function bothReadings(course: GradedCourse) {
  const db = openDatabase(college.served.state.appPool, WHOLE_COLLEGE);
  const params = { locale: 'de_DE', now: college.now() };
  const together = await workOutGrades(db, await findTakenIn(db, course, params), params);
  const alone = await Promise.all(together.map(({ personId }) => gradesOf(db, [personId], params)));
  return { together, alone: alone.flat() };
}

test.each(SEEDS)('a student reads what is worked out for all of them: %i', async (seed) => {
  const course = await anyCourse(seed);
  await write(`update course set locale = 'en' where id = $1`, [course.courseId]);
  await write(
    `insert into exam_text (exam_id, locale, title) select id, 'de_DE', 'Prüfung' from exam
     where course_id = $1 order by id limit 1`,
    [course.courseId],
  );
  await write(
    `insert into assignment_text (assignment_id, locale, title) select id, 'de_DE', 'Aufsatz' from assignment
     where course_id = $1 order by id limit 1`,
    [course.courseId],
  );
  await write(
    `insert into work_grade_change (submission_id, person_id, region_id, previous_score, score, reason, changed_at)
     select s.id, s.person_id, s.region_id, told.previous, told.score, told.reason, $2
     from (select * from submission where group_id = $1 order by id limit 1) s,
       (values (null, 6000, null), (6000, 6000, 'Same'), (6000, 8000, 'Read again')) told(previous, score, reason)`,
    [course.groupId, college.now()],
  );
  const { together, alone } = await bothReadings(course);
  expect(together).toHaveLength(12);
  expect(alone.map((grade) => ({ ...grade, changes: undefined }))).toEqual(together);
  const { rows } = await write(`select id from grade_change where course_id = $1`, [course.courseId]);
  const changesOf = (isOfWork: boolean) =>
    alone.flatMap(({ changes = [] }) => changes.filter((change) => change.isOfWork === isOfWork));
  expect(
    changesOf(false)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(rows.map(({ id }) => id as string).toSorted());
  // What was given first, and what was said again, is no change.
  expect(changesOf(true).map(({ score, reason }) => [score, reason])).toEqual([[8_000, 'Read again']]);
});

test.each(SEEDS)('the book says what the rules say, whatever students have done: %i', async (seed) => {
  const course = await anyCourse(seed);
  for (const hasEnded of [false, true]) {
    if (hasEnded) await course.end();
    const rules = await byTheRules(course);
    const { rows } = await read(course, `rows { ${ROW} }`);
    expect(rows).toHaveLength(12);
    for (const { studentId, studentName: _, ...row } of rows) expect(row).toEqual(rules.get(studentId));
  }
});

test('the sheet of a whole class says in columns what its rows say', async () => {
  const course = await anyCourse(5);
  const cell = 'state grade complete isEntered lastChangeId';
  const { rows, sheet } = await read(
    course,
    `rows { studentId studentName studentNumber mayEnter grade state isEntered lastChangeId cells { ${cell} } }
     sheet { studentIds givenNames familyNames studentNumbers mayNotEnter grades states columns { states grades completes }
       changed { student part isEntered lastChangeId } }`,
  );
  expect(rowsOfSheet(sheet as Sheet)).toMatchObject(rows);
  const found = await read(course, `sheet(search: "${String(rows[3]?.['studentName'])}") { studentIds }`);
  expect(found['sheet']).toMatchObject({
    studentIds: expect.arrayContaining([rows[3]?.studentId]) as unknown,
  });
});

test('what would be frozen is counted over the whole class', async () => {
  const course = await anyCourse(4);
  const fields = `parts { partId kind weight } rows { ${ROW} }
    outlook { students passed failed incomplete open { partId waits toCome missed incomplete } }`;
  const { parts, rows, outlook } = await read(course, fields);
  expect(outlook).toEqual(settleOutlook(...([parts, rows] as unknown as Parameters<typeof settleOutlook>)));
});

test('a row has the id that the student’s own grade has, and who has left has none', async () => {
  const course = await GradedCourse.open(college);
  const [student, gone] = [await course.student(), await course.student()];
  const essay = await course.assignment({ dueInDays: -2 });
  for (const { person } of [student, gone]) await course.graded(essay, person.id, 90);
  await write(`update group_member set last_day = first_day where person_id = $1`, [gone.person.id]);
  const { data } = await student.call('query ownGrades { ownGrades { courses { _id } } }');
  const own = data?.['ownGrades'] as { courses: { _id: string }[] } | undefined;
  const cells = [{ grade: 90 }];
  const { rows } = await read(course, 'rows { _id studentId cells { grade } }');
  expect(rows).toEqual([{ _id: own?.courses[0]?._id, studentId: student.person.id, cells }]);
});

test('rows come in pages by family name, and are found by name', async () => {
  const course = await GradedCourse.open(college);
  for (const lastName of ['Okoro', 'Abara', 'Émile', 'Zuma', 'Brandt'])
    await college.person({
      firstName: 'Ada',
      lastName,
      regionIds: [course.regionId],
      groupIds: [course.groupId],
    });
  const names = async (args = '') =>
    (await read(course, `rows${args} { studentId studentName }`)).rows.map(({ studentName }) => studentName);
  const all = ['Ada Abara', 'Ada Brandt', 'Ada Émile', 'Ada Okoro', 'Ada Zuma'];
  expect(await names()).toEqual(all);
  expect(await names('(from: 1, first: 3)')).toEqual(all.slice(1, 4));
  expect(await names('(from: 4, first: 3)')).toEqual(['Ada Zuma']);
  expect(await names('(search: "emil")')).toEqual(['Ada Émile']);
  expect(await read(course, 'studentCount matches: studentCount(search: "ada b")')).toMatchObject({
    studentCount: 5,
    matches: 1,
  });
  // A new name moves the student.
  await write(`update person set last_name = 'Young' where last_name = 'Abara'`, []);
  expect(await names('(first: 1)')).toEqual(['Ada Brandt']);
  expect(await names('(from: 3)')).toEqual(['Ada Young', 'Ada Zuma']);
});

test('who joins after grades were settled stands among the settled, with grades that are open', async () => {
  const course = await GradedCourse.open(college);
  const first = await course.student();
  const examId = await course.exam({ dueInDays: -5 });
  await course.sat(examId, first.person.id, 80);
  const manager = await course.manager();
  await manager.call(
    `mutation finaliseCourse($courseOfferingId: ID!, $finalisationId: ID!) {
      finaliseCourse(courseOfferingId: $courseOfferingId, finalisationId: $finalisationId) { _id } }`,
    { courseOfferingId: course.courseOfferingId, finalisationId: randomUUID() },
  );
  const second = await course.student();
  const later = await course.exam({ title: 'Resit', dueInDays: 5 });
  const { rows, parts, studentCount } = await read(
    course,
    `studentCount parts { partId } rows(first: 5) { ${ROW} }`,
  );
  expect(studentCount).toBe(2);
  expect(parts).toEqual([{ partId: examId }, { partId: later }]);
  const rowOf = (id: string) => rows.find(({ studentId }) => studentId === id);
  expect(rowOf(first.person.id)).toMatchObject({ grade: 80, state: 'PASSED', cells: [{ grade: 80 }, null] });
  expect(rowOf(second.person.id)).toMatchObject({
    state: 'IN_PROGRESS',
    cells: [{ state: 'MISSED' }, { state: 'TO_COME' }],
  });
});
