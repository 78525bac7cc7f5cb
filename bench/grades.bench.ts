import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '#kit/db/postgres/embedded-postgres.ts';
import { startBenchServer } from './bench-college.ts';
import { cpuTime } from './cpu-time.ts';
import { figure, median } from './figures.ts';
import { ask, makeSessions, STUDENTS } from './load.ts';

const REQUESTS = 400;
const ROUNDS = 5;
const OPENINGS = 5;

/** Those who study now and have final grades, of whom there are as many in a small college as in a large one. */
const WITH_RESULTS = `${STUDENTS} and exists (select from course_result r where r.person_id = person.id)`;

const OWN_GRADES = `query ownGrades { ownGrades { _id courses { _id courseCode courseName teacherName term grade state
  finalisedAt parts { partId kind title dueAt weight state grade complete isEntered } steps { kind grade partId weight }
  projection { kind grade partIds } changes { _id reason } } } }`;

/** As the gradebook is exported and printed, or as its screen asks for the first rows. */
const gradebookOf = (
  courseOfferingId: string,
  rows: 'rows' | 'rows(first: 50)',
): string => `query gradebook { gradebook(courseOfferingId: "${courseOfferingId}") { _id isFinal
  parts { partId kind title dueAt weight } ${rows} { _id studentId studentName mayEnter grade state isEntered lastChangeId
    cells { state grade complete isEntered lastChangeId } } } }`;

/** A course with forty exams that two hundred students have sat. */
const LARGE_COURSE = `with campus as (select id from region where type = 'CAMPUS' order by slug limit 1),
  class as (insert into student_group (region_id, name) select id, 'Large class' from campus returning id, region_id),
  joined as (
    insert into group_member (group_id, person_id, region_id, first_day)
    select class.id, p.id, class.region_id, '2026-01-05' from class,
      (select id from person where status = 'ACTIVE' order by id limit 200) p returning person_id),
  made as (insert into course (code) values ('BENCH 1') returning id),
  named as (insert into course_text (course_id, locale, name) select id, 'en', 'Large course' from made),
  taught as (
    insert into course_group (course_id, group_id, region_id, first_day, position)
    select made.id, class.id, class.region_id, '2026-01-05', 1 from made, class returning id, group_id, region_id),
  exams as (
    insert into exam (id, course_id) select uuidv7(), made.id from made, generate_series(1, 40) returning id),
  titles as (insert into exam_text (exam_id, locale, title) select id, 'en', 'Exam' from exams),
  times as (
    insert into exam_group (exam_id, group_id, region_id, opens_at, deadline)
    select exams.id, taught.group_id, taught.region_id, '2026-01-06', '2026-02-06' from exams, taught),
  sat as (
    insert into exam_attempt (id, exam_id, person_id, group_id, region_id, number, locale, asked, device_id, started_at,
      deadline, last_seen_at, ended_at, ending, score, passed)
    select uuidv7(), exams.id, joined.person_id, taught.group_id, taught.region_id, 1, 'en', '[]', uuidv7(),
      '2026-02-01', '2026-02-06', '2026-02-01', '2026-02-01', 'SUBMITTED', 8000, true from exams, joined, taught)
  select id from taught`;

/** What a student's grades cost in a small and in a large college, and how long the largest gradebook takes. */
export async function main(): Promise<void> {
  const small = await costOfOwnGrades('demo');
  const large = await costOfOwnGrades('demo:100');
  figure('grades of a student, demo:100 / demo', large / small, '', { atMost: 1.3 });
  await largestGradebook();
}

/** Processor time of the server and its database for so many students' grades. */
async function costOfOwnGrades(seed: string): Promise<number> {
  const server = await startBenchServer({ port: 3476, env: { SEED: seed } });
  const postgres = await startPostgres(join(server.dataDir, 'postgres')); // Joins the server's own.
  try {
    const cookies = await makeSessions(postgres.url(), WITH_RESULTS);
    const cost = async (): Promise<number> => {
      const before = await cpuTime([server.pid, postgres.pid]);
      await ask({ url: `${server.url}/graphql`, query: OWN_GRADES, cookies, requests: REQUESTS });
      return (await cpuTime([server.pid, postgres.pid])) - before;
    };
    await cost();
    const rounds: number[] = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push(await cost());
    // A large college has more to tidy up behind the scenes, which only ever adds.
    return Math.min(...rounds);
  } finally {
    await server.stop();
  }
}

async function largestGradebook(): Promise<void> {
  const server = await startBenchServer({ port: 3476, env: { SEED: 'demo' } });
  const postgres = await startPostgres(join(server.dataDir, 'postgres'));
  const client = new pg.Client(postgres.url());
  try {
    await client.connect();
    const { rows } = await client.query<{ id: string }>(LARGE_COURSE);
    await client.query('analyze');
    const [cookie = ''] = await makeSessions(postgres.url(), `roles @> '{superadmin}'`);
    const open = async (wanted: 'rows' | 'rows(first: 50)', expected: number): Promise<number> => {
      const began = performance.now();
      const answer = await fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-requested-by': 'college-app', cookie },
        body: JSON.stringify({ query: gradebookOf(rows[0]?.id ?? '', wanted) }),
      });
      const { data } = (await answer.json()) as { data: { gradebook: { rows: unknown[] } | null } };
      if (data.gradebook?.rows.length !== expected) throw new Error('The gradebook did not open.');
      return performance.now() - began;
    };
    for (const [wanted, count, atMost] of [
      ['rows', 200, 600],
      ['rows(first: 50)', 50, 200],
    ] as const) {
      await open(wanted, count);
      const openings: number[] = [];
      for (let at = 0; at < OPENINGS; at++) openings.push(await open(wanted, count));
      figure(`gradebook of 200 students × 40 parts, ${count} rows`, median(openings), 'ms', { atMost });
    }
  } finally {
    await client.end();
    await server.stop();
  }
}
