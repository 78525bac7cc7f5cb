import { randomBytes, randomUUID } from 'node:crypto';
import { hashSecret } from '#kit/http/sessions/sessions.queries.ts';
import { network } from '#testing/call-from.ts';
import type { CrashCollege } from './crash-college.ts';
import type { CrashWork } from './crash-work.ts';
import type { Write } from './writes.ts';

const ATTEMPTS = 1_000;
/** Each question is answered again so often that the last answer counts. */
const QUESTIONS = 5;
const DEVICE = randomUUID();

const RECORD = `mutation recordExamEvents($attemptId: ID!, $deviceId: ID!, $events: [ExamEventInput!]!) {
  recordExamEvents(attemptId: $attemptId, deviceId: $deviceId, events: $events) { upTo } }`;

interface Sitting {
  attemptId: string;
  cookie: string;
}

/** An exam of essays that a thousand students sit at the same time; what they write is found again by its words. */
async function openExam(college: CrashCollege): Promise<{ sittings: Sitting[]; questionIds: string[] }> {
  const secrets = Array.from({ length: ATTEMPTS }, () => randomBytes(32));
  const questions = await college.query<{
    questionId: string;
    examId: string;
    groupId: string;
    regionId: string;
  }>(
    `with campus as (insert into region (name, slug, zone, time_zone, currency, type)
       values ('Campus', 'crash-campus', 'EUROPE', 'UTC', 'USD', 'CAMPUS') returning id),
     class as (insert into student_group (region_id, name) select id, 'Class' from campus returning id, region_id),
     made as (insert into course (code) values ('CRASH 1') returning id),
     named as (insert into course_text (course_id, locale, name) select id, 'en', 'Crash' from made),
     sat as (insert into exam (id, course_id) select uuidv7(), id from made returning id),
     asked as (
       insert into question (id, exam_id, position) select uuidv7(), sat.id, place from sat, generate_series(1, $1::int) place
       returning id, exam_id),
     version as (
       insert into question_version (question_id, number, kind, points, written_at)
       select id, 1, 'ESSAY', 1, now() from asked returning id, question_id),
     words as (insert into question_text (version_id, locale, words) select id, 'en', 'What is grace?' from version)
     select asked.id as "questionId", asked.exam_id as "examId", class.id as "groupId", class.region_id as "regionId"
     from asked, class order by asked.id`,
    [QUESTIONS],
  );
  const { examId = '', groupId = '', regionId = '' } = questions[0] ?? {};
  const sittings = await college.query<{ attemptId: string; sessionId: string }>(
    `with student as (
       insert into person (first_name, last_name, email, email_verified_at, terms_version)
       select 'Student', 'No ' || n, 'sitting' || n || '@example.org', now(), s.terms_version
       from generate_series(1, $1::int) n, site_settings s
       returning id, email),
     secret as (select hash, n from unnest($2::bytea[]) with ordinality as h (hash, n)),
     session as (
       insert into session (secret_hash, person_id, auth_method, expires_at)
       select secret.hash, student.id, 'PASSWORD', now() + interval '1 day'
       from secret join student on student.email = 'sitting' || secret.n || '@example.org' returning id, person_id),
     asked as (
       select jsonb_agg(jsonb_build_object('questionId', v.question_id, 'versionId', v.id, 'options', '[]'::jsonb,
         'matches', '[]'::jsonb)) as questions
       from question_version v join question q on q.id = v.question_id where q.exam_id = $3),
     begun as (
       insert into exam_attempt (id, exam_id, person_id, group_id, region_id, number, locale, asked, device_id, started_at,
         deadline, last_seen_at)
       select uuidv7(), $3, student.id, $4, $5, 1, 'en', asked.questions, $6, now(), now() + interval '1 day', now()
       from student, asked returning id, person_id)
     select begun.id as "attemptId", session.id as "sessionId"
     from begun join session using (person_id) join student on student.id = begun.person_id
     order by substring(student.email from 8 for length(student.email) - 19)::int`,
    [ATTEMPTS, secrets.map(hashSecret), examId, groupId, regionId, DEVICE],
  );
  return {
    questionIds: questions.map(({ questionId }) => questionId),
    sittings: sittings.map(({ attemptId, sessionId }, n) => ({
      attemptId,
      cookie: `__Host-sid=${sessionId}.${secrets[n]?.toString('base64url')}`,
    })),
  };
}

/** The n-th answer: the attempts in turn, numbered 1, 2, 3 … in each as its device does. */
function nthAnswer({ sittings, questionIds }: Awaited<ReturnType<typeof openExam>>, n: number): Write {
  const { attemptId, cookie } = sittings[n % ATTEMPTS] ?? { attemptId: '', cookie: '' };
  const seq = Math.floor(n / ATTEMPTS) + 1;
  const answer = {
    seq,
    kind: 'ANSWER',
    clientTime: '2026-11-16T12:00:00.000Z',
    questionId: questionIds[seq % QUESTIONS],
    answer: { words: `answer ${n}` },
  };
  return {
    kind: 'recordExamEvents',
    repeats: true,
    marker: `${attemptId} ${seq} answer ${n}`,
    call: {
      from: network(n % 65_000),
      query: RECORD,
      variables: { attemptId, deviceId: DEVICE, events: [answer] },
      cookie,
    },
  };
}

/** A1 in its own words: answers of exams, sent until they are acknowledged. */
export const examAnswers: CrashWork = {
  begin: async (college) => {
    const exam = await openExam(college);
    return (n) => nthAnswer(exam, n);
  },
  settle: () => Promise.resolve(),
  async reckon(college, told) {
    const stored = await college.query<{ place: string; words: string }>(
      `select attempt_id || ' ' || seq as place, body -> 'answer' ->> 'words' as words from attempt_event`,
    );
    const wordsAt = new Map(stored.map(({ place, words }) => [place, words]));
    const times = new Map<string, number>();
    for (const { words } of stored) times.set(words, (times.get(words) ?? 0) + 1);
    const acknowledged = told.filter(({ isAcknowledged }) => isAcknowledged);
    const found = acknowledged.map(({ marker }) => {
      const [attemptId, seq, ...words] = marker.split(' ');
      return { words: words.join(' '), there: wordsAt.get(`${attemptId} ${seq}`) };
    });
    return {
      acknowledged: acknowledged.length,
      inDoubt: told.length - acknowledged.length,
      lost: found.filter(({ there }) => there === undefined).length,
      wrong: found.filter(({ words, there }) => there !== undefined && there !== words).length,
      duplicated: [...times.values()].filter((count) => count > 1).length,
    };
  },
  kinds: ['recordExamEvents'],
};
