import { randomUUID } from 'node:crypto';
import type { SliceMatrix, Fixture } from '#testing/matrix/slice-matrix.ts';

const DUE = '2199-01-05T08:00:00Z';

/** What assignments.matrix.ts aims at: assignments of a class, and what one person has handed in. */
export const matrix: SliceMatrix = {
  reads: {},
  async seed(fixture) {
    if (!fixture.regionId || fixture.subject.kind !== 'person') return [];
    const place = await seedCourse(fixture);
    const graded = await seedAssignment(fixture, place, 'assignment');
    const finished = await seedAssignment(fixture, place, 'finishedAssignment', 'COMPLETION');
    const open = await seedAssignment(fixture, place, 'openAssignment');
    const other = await seedAssignment(fixture, place, 'otherAssignment');
    const gradedWork = await seedWork(fixture, place, { assignmentId: graded.id, grade: { score: 8_000 } });
    const finishedWork = await seedWork(fixture, place, {
      assignmentId: finished.id,
      grade: { complete: true },
    });
    const openWork = await seedWork(fixture, place, { assignmentId: open.id, grade: {} });
    return [
      { name: 'assignmentCourse', id: place.courseId },
      { name: 'assignmentClass', id: place.groupId, readers: { SignUpGroup: [] } },
      { name: 'assignmentCourseOffering', id: place.courseOfferingId },
      ...[graded, finished, open, other].flatMap(({ name, id, choiceId, placeId }) => [
        { name, id },
        { name: `${name}Choice`, id: choiceId },
        { name: `${name}Place`, id: placeId },
      ]),
      { name: 'download', id: await seedDownload(fixture, graded.id) },
      { name: 'submissionVersion', id: gradedWork.versionId },
      { name: 'submissionFile', id: gradedWork.fileId },
      { name: 'finishedVersion', id: finishedWork.versionId },
      { name: 'finishedFile', id: finishedWork.fileId },
      { name: 'openVersion', id: openWork.versionId },
      { name: 'openFile', id: openWork.fileId },
      { name: 'feedbackFile', id: await seedFeedback(fixture, gradedWork.submissionId) },
      { name: 'bankComment', id: await seedBankComment(fixture) },
    ];
  },
};

interface Place {
  courseId: string;
  groupId: string;
  courseOfferingId: string;
}

/** A course of a group of its own, in which only the person is. */
async function seedCourse({ owner, personId, regionId, mark }: Fixture): Promise<Place> {
  const { rows } = await owner.query<Place>(
    `with class as (insert into student_group (region_id, name) values ($1, $2) returning id, region_id),
     joined as (
       insert into group_member (group_id, person_id, region_id, first_day)
       select id, $3, region_id, '2026-01-05' from class),
     made as (insert into course (code) values (substr(md5(random()::text), 1, 20)) returning id),
     named as (insert into course_text (course_id, locale, name) select id, 'en', $4 from made)
     insert into course_group (course_id, group_id, region_id, first_day, position)
     select made.id, class.id, class.region_id, '2026-01-05', 1 from class, made
     returning course_id as "courseId", group_id as "groupId", id as "courseOfferingId"`,
    [regionId, mark('assignmentClass', 'name'), personId, mark('assignmentCourse', 'name')],
  );
  return rows[0] ?? { courseId: '', groupId: '', courseOfferingId: '' };
}

interface SeededAssignment {
  name: string;
  id: string;
  /** Of the assignment of the group among what can be asked for, and of the person in the list. */
  choiceId: string;
  placeId: string;
}

async function seedAssignment(
  { owner, personId, regionId, mark }: Fixture,
  { courseId, groupId }: Place,
  name: string,
  kind = 'GRADED',
): Promise<SeededAssignment> {
  const id = randomUUID();
  await owner.query(`insert into assignment (id, course_id, kind) values ($1, $2, $3)`, [id, courseId, kind]);
  await owner.query(
    `insert into assignment_text (assignment_id, locale, title, content) values ($1, 'en', $2, $3)`,
    [id, mark(name, 'title'), mark(name, 'content')],
  );
  const { rows } = await owner.query<{ choiceId: string; placeId: string }>(
    `insert into assignment_group (assignment_id, group_id, region_id, due_at) values ($1, $2, $3, $4)
     returning app.submission_place(assignment_id, group_id, region_id) as "choiceId",
       app.submission_place(assignment_id, group_id, $5) as "placeId"`,
    [id, groupId, regionId, DUE, personId],
  );
  return { name, id, choiceId: rows[0]?.choiceId ?? '', placeId: rows[0]?.placeId ?? '' };
}

interface SeededWork {
  assignmentId: string;
  /** Neither a score nor complete where nobody has graded it. */
  grade: { score?: number; complete?: boolean };
}

/** A version that was handed in, and what became of it. */
async function seedWork(
  { owner, subject, personId, regionId, registrarId, mark }: Fixture,
  { groupId }: Place,
  { assignmentId, grade: { score, complete } }: SeededWork,
) {
  const { rows } = await owner.query<{ submissionId: string; versionId: string; fileId: string }>(
    `with work as (
       insert into submission (assignment_id, person_id, group_id, region_id, submitted_at, returned_at, return_note,
         extended_to, extension_reason, comment, graded_at, graded_by, score, complete)
       values ($1, $2, $3, $4, now(), now() - interval '1 day', $5, '2199-01-06', $6, $7,
         case when $9 then now() end, case when $9 then $8::uuid end, $10, $11)
       returning id, person_id, region_id),
     version as (
       insert into submission_version (id, submission_id, person_id, region_id, number, submitted_at, receipt_hash)
       select uuidv7(), id, person_id, region_id, 1, now(), $12 from work
       returning id, submission_id, person_id, region_id)
     insert into submission_file (version_id, person_id, region_id, name, file_key, bytes, type, sha256, position)
     select id, person_id, region_id, $13, 'submissions/none', 5, 'application/pdf', 'none', 0 from version
     returning id as "fileId", version_id as "versionId", (select submission_id from version) as "submissionId"`,
    [
      assignmentId,
      personId,
      groupId,
      regionId,
      mark('submission', 'note'),
      mark('submission', 'reason'),
      mark('submission', 'comment'),
      registrarId,
      score !== undefined || complete !== undefined,
      score ?? null,
      complete ?? null,
      mark('submissionVersion', 'receipt'),
      `${mark('submissionFile', 'name')}.pdf`,
    ],
  );
  const seeded = rows[0] ?? { submissionId: '', versionId: '', fileId: '' };
  if (score !== undefined || complete !== undefined)
    await owner.query(
      `insert into work_grade_change (submission_id, person_id, region_id, score, complete, previous_score,
         previous_complete, reason, changed_by, changed_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, now())`,
      [
        seeded.submissionId,
        personId,
        regionId,
        score ?? null,
        complete ?? null,
        score === undefined ? null : 0,
        complete === undefined ? null : !complete,
        mark('submission', 'changeReason'),
        subject.key === 'registrant' ? personId : registrarId,
      ],
    );
  return seeded;
}

async function seedDownload({ owner, mark }: Fixture, assignmentId: string): Promise<string> {
  const id = randomUUID();
  await owner.query(
    `insert into assignment_file (id, assignment_id, locale, name, file_key, bytes, type, position)
     values ($1, $2, 'en', $3, 'assignment-files/none', 5, 'application/pdf', 1)`,
    [id, assignmentId, mark('download', 'name')],
  );
  return id;
}

async function seedFeedback(
  { owner, personId, regionId, mark }: Fixture,
  submissionId: string,
): Promise<string> {
  const id = randomUUID();
  await owner.query(
    `insert into feedback_file (id, submission_id, person_id, region_id, name, file_key, bytes, type)
     values ($1, $2, $3, $4, $5, 'feedback/none', 5, 'application/pdf')`,
    [id, submissionId, personId, regionId, mark('feedbackFile', 'name')],
  );
  return id;
}

async function seedBankComment({ owner, personId, mark }: Fixture): Promise<string> {
  const id = randomUUID();
  await owner.query('insert into bank_comment (id, person_id, words) values ($1, $2, $3)', [
    id,
    personId,
    mark('bankComment', 'words'),
  ]);
  return id;
}
