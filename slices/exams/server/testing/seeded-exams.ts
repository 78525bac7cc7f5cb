import { createHash, randomUUID } from 'node:crypto';
import type { Fixture } from '#testing/matrix/slice-matrix.ts';

export const DEVICE = randomUUID();
export const OPENS = '2026-01-05T08:00:00Z';
export const DEADLINE = '2199-01-05T08:00:00Z';

/** A course of a group of its own, in which only the person is. */
export async function seedExamCourse({ owner, personId, regionId, mark }: Fixture) {
  const { rows } = await owner.query<{ courseId: string; groupId: string; courseOfferingId: string }>(
    `with class as (insert into student_group (region_id, name) values ($1, $2) returning id, region_id),
     joined as (
       insert into group_member (group_id, person_id, region_id, first_day)
       select id, $3, region_id, '2026-01-05' from class),
     made as (insert into course (code) values (substr(md5(random()::text), 1, 20)) returning id),
     named as (insert into course_text (course_id, locale, name) select id, 'en', $4 from made)
     insert into course_group (course_id, group_id, region_id, first_day, position)
     select made.id, class.id, class.region_id, '2026-01-05', 1 from class, made
     returning course_id as "courseId", group_id as "groupId", id as "courseOfferingId"`,
    [regionId, mark('examClass', 'name'), personId, mark('examCourse', 'name')],
  );
  return rows[0] ?? { courseId: '', groupId: '', courseOfferingId: '' };
}

const KEYS = [
  { kind: 'SINGLE_CHOICE', option: 'o1' },
  { kind: 'TRUE_FALSE', isTrue: true },
  { kind: 'MATCHING', pairs: { o1: 'm1' } },
  { kind: 'FILL_IN', accepted: ['love'] },
  { kind: 'ESSAY' },
] as const;
const ANSWERS = [
  { kind: 'SINGLE_CHOICE', option: 'o1' },
  { kind: 'TRUE_FALSE', isTrue: false },
  { kind: 'MATCHING', pairs: { o1: 'm1' } },
  { kind: 'FILL_IN', words: 'hope' },
  { kind: 'ESSAY', words: 'Grace' },
] as const;

interface SeededQuestion {
  questionId: string;
  versionId: string;
}

export async function seedExam(
  { owner, regionId, mark }: Fixture,
  { courseId, groupId, attempts }: { courseId: string; groupId: string; attempts: number },
) {
  const examId = randomUUID();
  await owner.query(
    `insert into exam (id, course_id, review, allowed_attempts, limit_minutes) values ($1, $2, 'AT_ONCE', $3, 90)`,
    [examId, courseId, attempts],
  );
  await owner.query(
    `insert into exam_text (exam_id, locale, title, instructions) values ($1, 'en', $2, $3)`,
    [examId, mark('exam', 'title'), mark('exam', 'instructions')],
  );
  await owner.query(`insert into exam_pick (exam_id, category, pick) values ($1, $2, 1)`, [
    examId,
    mark('exam', 'category'),
  ]);
  await owner.query(
    `insert into exam_group (exam_id, group_id, region_id, opens_at, deadline, closes_at)
     values ($1, $2, $3, $4, $5, $5)`,
    [examId, groupId, regionId, OPENS, DEADLINE],
  );
  const texts = ['words', 'option', 'explanation', 'imageAlt'].map((column) => mark('question', column));
  const { rows } = await owner.query<SeededQuestion>(
    `with picture as (
       insert into question_image (id, width, height, kept_at) values ($7, 4, 3, now()) returning id),
     key as (select ordinality as place, value as key from jsonb_array_elements($2) with ordinality),
     asked as (
       insert into question (id, exam_id, position) select uuidv7(), $1, place from key returning id, position),
     version as (
       insert into question_version (question_id, number, kind, points, image_id, written_at)
       select asked.id, 1, key ->> 'kind', 1, picture.id, now()
       from asked join key on key.place = asked.position cross join picture
       returning id, question_id, kind),
     words as (
       insert into question_text (version_id, locale, words, image_alt, options, matches)
       select id, 'en', $3, $6, jsonb_build_array(jsonb_build_object('id', 'o1', 'words', $4::text)),
         jsonb_build_array(jsonb_build_object('id', 'm1', 'words', $4::text)) from version)
     insert into question_key (version_id, key, explanations)
     select version.id, key.key, jsonb_build_object('en', $5::text)
     from version join key on key.key ->> 'kind' = version.kind
     returning version_id as "versionId", (select question_id from version where id = version_id) as "questionId"`,
    [examId, JSON.stringify(KEYS), ...texts, randomUUID()],
  );
  return { examId, questions: rows };
}

/** More time in every exam. */
export async function seedAccommodation({ owner, personId, mark }: Fixture): Promise<void> {
  await owner.query(
    `insert into exam_accommodation (person_id, extra_percent, extra_attempts, reason, last_day, ends_at, granted_by, granted_at)
     values ($1, 25, 1, $2, $3::timestamptz::date, $3::timestamptz, $1, now())
     on conflict (person_id) do update set version = 1, extra_percent = 25`,
    [personId, mark('person', 'accommodation'), DEADLINE],
  );
}

/** More time for one student, who was also reminded of the exam; the audit log tells of its times. */
export async function seedGrant(
  { owner, personId, regionId, mark }: Fixture,
  { examId, groupId }: { examId: string; groupId: string },
): Promise<void> {
  await owner.query(
    `insert into audit (action, entity, entity_id, region_id, after)
     values ('scheduleExam', 'exam', $1, $2, $3), ('grantExam', 'person', $4, $2, $5)`,
    [examId, regionId, JSON.stringify({ groupId }), personId, JSON.stringify({ examId })],
  );
  await owner.query(
    `insert into exam_grant (exam_id, group_id, person_id, region_id, extra_attempts, deadline, reason, granted_at)
     values ($1, $2, $3, $4, 1, $5, $6, now())`,
    [examId, groupId, personId, regionId, DEADLINE, mark('exam', 'reason')],
  );
  await owner.query(
    'insert into exam_reminder (exam_id, person_id, region_id, reminded_at) values ($1, $2, $3, now())',
    [examId, personId, regionId],
  );
}

export async function seedAttempt(
  { owner, personId, regionId }: Fixture,
  attempt: {
    examId: string;
    questions: readonly SeededQuestion[];
    groupId: string;
    stands: 'SITTING' | 'TO_MARK' | 'GRADED';
    number?: number;
  },
): Promise<string> {
  const id = randomUUID();
  const { examId, questions, groupId, stands, number = 1 } = attempt;
  const asked = questions.map((question) => ({ ...question, options: ['o1'], matches: ['m1'] }));
  await owner.query(
    `insert into exam_attempt (id, exam_id, person_id, group_id, region_id, number, locale, asked, device_id,
       started_at, deadline, expires_at, last_seen_at, ended_at, ending, penalty, score, passed, scaled_from, return_seconds)
     values ($1, $2, $3, $4, $5, $10, 'en', $6, $7, now(), $8, $8, now() - interval '5 minutes', case when $9 <> 'SITTING' then now() end,
       case when $9 <> 'SITTING' then 'SUBMITTED' end, 500, case when $9 = 'GRADED' then 4500 end,
       case when $9 = 'GRADED' then false end, case when $9 = 'GRADED' then 4600 end, 60)`,
    [id, examId, personId, groupId, regionId, JSON.stringify(asked), DEVICE, DEADLINE, stands, number],
  );
  return id;
}

export async function seedDecision(
  { owner, personId, regionId, mark }: Fixture,
  attemptId: string,
): Promise<string> {
  const id = randomUUID();
  await owner.query(
    `insert into attempt_decision (id, attempt_id, person_id, region_id, kind, penalty, reason, before, decided_at)
     values ($1, $2, $3, $4, 'PENALISE', 500, $5, '{}', now())`,
    [id, attemptId, personId, regionId, mark('attempt', 'decision')],
  );
  return id;
}

/** Of a student's attempts one was reinstated and waits, the other was voided, with the reason. */
export async function seedDecided(
  fixture: Fixture,
  exam: { examId: string; questions: readonly SeededQuestion[]; groupId: string },
): Promise<{ waiting: string; voided: string }> {
  const { owner, personId, regionId, mark } = fixture;
  const waiting = await seedAttempt(fixture, { ...exam, stands: 'SITTING' });
  await owner.query(
    `update exam_attempt set waits_since = now(), expires_at = now() + interval '20 minutes' where id = $1`,
    [waiting],
  );
  const voided = await seedAttempt(fixture, { ...exam, stands: 'GRADED', number: 2 });
  await owner.query(
    `insert into attempt_decision (id, attempt_id, person_id, region_id, kind, reason, told_to_student, before, decided_at)
     values ($1, $2, $3, $4, 'VOID', $5, true, '{}', now())`,
    [randomUUID(), voided, personId, regionId, mark('attempt', 'voiding')],
  );
  await owner.query('update exam_attempt set voided_at = now() where id = $1', [voided]);
  return { waiting, voided };
}

/** What a dry run tells of a planted attempt that was graded: its stored grade is not what its answers earn. */
export const seenOf = (attemptId: string): string =>
  createHash('sha256').update(`${attemptId} 4500 false 5500 false`).digest('hex').slice(0, 16);

/** An attempt was regraded twice, and the first time taken back. */
export async function seedRegrades(
  { owner, personId, regionId, mark }: Fixture,
  { attemptId, examId }: { attemptId: string; examId: string },
): Promise<{ undone: string; latest: string }> {
  const [undone, latest] = [randomUUID(), randomUUID()];
  await owner.query(
    `insert into attempt_regrade (regrade_id, attempt_id, exam_id, person_id, region_id, reason, keys_before, score_before,
       score_after, regraded_by, regraded_at, undone_at)
     values ($1, $3, $4, $5, $6, $7, '{}', 4400, 4500, $5, now() - interval '1 day', now()),
       ($2, $3, $4, $5, $6, $7, '{}', 4400, 4500, $5, now(), null)`,
    [undone, latest, attemptId, examId, personId, regionId, mark('attempt', 'regrade')],
  );
  return { undone, latest };
}

/** Every question is answered, and of an attempt that was graded some were marked by hand. */
export async function seedAnswers(
  { owner, personId, regionId, mark }: Fixture,
  attemptId: string,
  questions: readonly SeededQuestion[],
  isMarked: boolean,
): Promise<void> {
  const events = questions.map(({ questionId }, index) => ({
    kind: 'ANSWER',
    questionId,
    answer: ANSWERS[index],
  }));
  await owner.query(
    `insert into attempt_event (attempt_id, device_id, seq, person_id, region_id, body, client_time, arrived_at)
     select $1, $2, place, $3, $4, body, now(), now() from jsonb_array_elements($5) with ordinality as e (body, place)`,
    [attemptId, DEVICE, personId, regionId, JSON.stringify(events)],
  );
  if (!isMarked) return;
  await owner.query(
    `insert into answer_mark (attempt_id, question_id, person_id, region_id, points, comment, marked_at)
     select $1, unnest($2::uuid[]), $3, $4, 1, $5, now()`,
    [
      attemptId,
      [questions[0]?.questionId, questions.at(-1)?.questionId],
      personId,
      regionId,
      mark('attempt', 'comment'),
    ],
  );
  await owner.query(
    `insert into mark_change (attempt_id, question_id, person_id, region_id, points, earned_before, earned_after, score_before,
       score_after, reason, changed_by, changed_at)
     values ($1, $2, $3, $4, 1, 0, 1, 4400, 4500, $5, $3, now())`,
    [attemptId, questions[0]?.questionId, personId, regionId, mark('attempt', 'markReason')],
  );
}
