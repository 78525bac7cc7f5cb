import { randomUUID } from 'node:crypto';
import { seedExam, seedExamCourse } from '#slices/exams/server/testing/seeded-exams.ts';
import type { SliceMatrix, Fixture } from '#testing/matrix/slice-matrix.ts';

/** What grades.matrix.ts aims at: a course that is being graded, and one that is settled. */
export const matrix: SliceMatrix = {
  reads: {},
  async seed(fixture) {
    if (!fixture.regionId || fixture.subject.kind !== 'person') return [];
    const open = await seedExamCourse(fixture);
    const exam = await seedExam(fixture, { ...open, attempts: 1 });
    const lastExam = await seedExam(fixture, { ...open, attempts: 1 });
    const journal = await seedJournal(fixture, open);
    await seedWeights(fixture, open.courseId, exam.examId);
    const changes = await seedChanges(fixture, { ...open, examId: exam.examId, journal: journal.id });
    const alarm = await seedAlarm(fixture);
    const settled = await seedExamCourse(fixture);
    await fixture.owner.query(`update course_group set last_day = '2199-01-05' where id = $1`, [
      open.courseOfferingId,
    ]);
    const finalisation = await seedFinalisation(fixture, { ...settled, examId: lastExam.examId });
    const amendment = await seedAmendments(fixture, finalisation);
    return [
      { name: 'gradedCourse', id: open.courseId },
      { name: 'gradedClass', id: open.groupId, readers: { SignUpGroup: [] } },
      { name: 'gradedCourseOffering', id: open.courseOfferingId },
      { name: 'gradedExam', id: exam.examId },
      { name: 'lastExam', id: lastExam.examId },
      { name: 'journal', id: journal.id },
      { name: 'journalChoice', id: journal.choiceId },
      { name: 'journalPlace', id: journal.placeId },
      { name: 'settledCourse', id: settled.courseId },
      { name: 'settledClass', id: settled.groupId, readers: { SignUpGroup: [] } },
      { name: 'settledCourseOffering', id: settled.courseOfferingId },
      { name: 'gradeChange', id: changes.score },
      { name: 'otherGradeChange', id: changes.complete },
      { name: 'finalisation', id: finalisation.id },
      { name: 'earlierFinalisation', id: finalisation.earlier },
      { name: 'gradeAmendment', id: amendment.open },
      { name: 'decidedAmendment', id: amendment.left },
      { name: 'amendmentDecision', id: amendment.decision },
      { name: 'courseGradeChange', id: changes.course },
      { name: 'gradeAlarm', id: alarm },
    ];
  },
};

interface Taught {
  courseId: string;
  groupId: string;
}

/** Work that has to be complete, and is. */
async function seedJournal(
  { owner, personId, regionId, mark }: Fixture,
  { courseId, groupId }: Taught,
): Promise<{ id: string; choiceId: string; placeId: string }> {
  const id = randomUUID();
  await owner.query(`insert into assignment (id, course_id, kind) values ($1, $2, 'COMPLETION')`, [
    id,
    courseId,
  ]);
  await owner.query(`insert into assignment_text (assignment_id, locale, title) values ($1, 'en', $2)`, [
    id,
    mark('journal', 'title'),
  ]);
  const { rows } = await owner.query<{ choiceId: string; placeId: string }>(
    `insert into assignment_group (assignment_id, group_id, region_id, due_at) values ($1, $2, $3, '2199-01-05')
     returning app.submission_place(assignment_id, group_id, region_id) as "choiceId",
       app.submission_place(assignment_id, group_id, $4) as "placeId"`,
    [id, groupId, regionId, personId],
  );
  await owner.query(
    `insert into submission (assignment_id, person_id, group_id, region_id, submitted_at, graded_at, complete)
     values ($1, $2, $3, $4, now(), now(), true)`,
    [id, personId, groupId, regionId],
  );
  return { id, ...(rows[0] ?? { choiceId: '', placeId: '' }) };
}

async function seedWeights({ owner }: Fixture, courseId: string, examId: string): Promise<void> {
  await owner.query('insert into course_weights (course_id, weights) values ($1, $2)', [
    courseId,
    { [examId]: 2 },
  ]);
}

/** That unusually many grades were changed in their name. */
async function seedAlarm({ owner, personId, registrarId, regionId, mark }: Fixture): Promise<string> {
  const id = randomUUID();
  await owner.query(
    `insert into grade_alarm (id, changed_by, impersonator_id, region_id, grades, courses, first_at, raised_at)
     values ($1, $2, $3, $4, 456, $5, now(), now())`,
    [id, personId, registrarId, regionId, [mark('gradeAlarm', 'course')]],
  );
  return id;
}

/** Grades that a user of another campus entered; those of a free registrant, who is told of nobody else (C6), name only themselves. */
async function seedChanges(
  { owner, subject, personId, regionId, registrarId, mark }: Fixture,
  { courseId, groupId, examId, journal }: Taught & { examId: string; journal: string },
): Promise<{ score: string; complete: string; course: string }> {
  const ids = { score: randomUUID(), complete: randomUUID(), course: randomUUID() };
  await owner.query(
    `insert into grade_change (id, course_id, group_id, person_id, region_id, part_id, score, previous_score, complete,
       previous_complete, reason, changed_by, changed_at)
     values ($1, $3, $4, $5, $6, $7, 8000, 7500, null, null, $9, $10, now()),
       ($2, $3, $4, $5, $6, $8, null, null, true, false, $9, $10, now()),
       ($11, $3, $4, $5, $6, null, null, 7600, null, null, $9, $10, now())`,
    [
      ids.score,
      ids.complete,
      courseId,
      groupId,
      personId,
      regionId,
      examId,
      journal,
      mark('gradeChange', 'reason'),
      subject.key === 'registrant' ? personId : registrarId,
      ids.course,
    ],
  );
  return ids;
}

const STEPS = [
  { kind: 'MEAN', score: 8_600 },
  { kind: 'DEDUCTION', score: 8_000, takenOff: 600 },
];

/** An exam that counts nothing, as its student left it. */
const leftExam = (id: string, title: string) => ({
  id,
  title,
  kind: 'EXAM',
  weight: 1,
  dueAt: '2026-02-05T12:00:00Z',
  ownDueAt: '2026-02-05T12:00:00Z',
  state: 'GRADED',
  score: 0,
  complete: null,
  atMost: 0,
  entered: null,
  leftBy: 'LEFT_PAGE',
});

/** A course that was settled, unlocked, and settled again. */
async function seedFinalisation(
  { owner, personId, regionId, registrarId, mark }: Fixture,
  { courseId, groupId, examId }: Taught & { examId: string },
): Promise<{ id: string; earlier: string }> {
  const [id, earlier] = [randomUUID(), randomUUID()];
  await owner.query(
    `insert into finalisation (id, course_id, group_id, region_id, finalised_by, finalised_at, unlocked_by, unlocked_at,
       unlock_reason)
     values ($7, $2, $3, $4, $5, now() - interval '2 days', $5, now() - interval '1 day', $6),
       ($1, $2, $3, $4, $5, now(), null, null, null)`,
    [id, courseId, groupId, regionId, registrarId, mark('finalisation', 'reason'), earlier],
  );
  await owner.query(
    `insert into course_result (finalisation_id, person_id, region_id, course_id, group_id, code, teacher_name, term,
       first_day, last_day, credits, kind, score, state, parts, steps)
     select held.id, $2, $3, $4, $5, $6, $7, $8, '2026-01-05', '2026-03-05', 3, 'CORE', 8000, 'PASSED', $10, $9
     from unnest($1::uuid[]) held(id)`,
    [
      [id, earlier],
      personId,
      regionId,
      courseId,
      groupId,
      mark('courseResult', 'code'),
      mark('courseResult', 'teacher'),
      mark('courseResult', 'term'),
      JSON.stringify(STEPS),
      JSON.stringify([leftExam(examId, mark('courseResult', 'part'))]),
    ],
  );
  return { id, earlier };
}

/** One that waits, and one of which it was decided that the grade stays. */
async function seedAmendments(
  { owner, personId, regionId, registrarId, mark }: Fixture,
  finalisation: { id: string; earlier: string },
): Promise<{ open: string; left: string; decision: string }> {
  const ids = { open: randomUUID(), left: randomUUID(), decision: randomUUID() };
  await owner.query(
    `insert into grade_amendment (id, finalisation_id, person_id, region_id, status, previous_score, previous_state,
       previous_deduction, score, state, deduction, steps, admin_comments, decided_at, decided_by)
     select one.id, one.held, $3, $4, one.status, 8000, 'PASSED', 600, 8600, 'PASSED', 0, '[]', one.comments, one.at, one.by
     from (values ($1::uuid, $7::uuid, 'LEFT', $5, now(), $6::uuid), ($2::uuid, $8::uuid, 'PENDING', '', null, null))
       one(id, held, status, comments, at, by)`,
    [
      ids.left,
      ids.open,
      personId,
      regionId,
      mark('gradeAmendment', 'comments'),
      registrarId,
      finalisation.earlier,
      finalisation.id,
    ],
  );
  await owner.query(
    `insert into grade_amendment_decision (id, amendment_id, region_id, person_id, status, admin_comments, decided_at,
       decided_by, previous_status, previous_admin_comments)
     values ($1, $2, $3, $4, 'LEFT', $5, now(), $6, 'PENDING', '')`,
    [ids.decision, ids.left, regionId, personId, mark('gradeAmendment', 'comments'), registrarId],
  );
  return ids;
}
