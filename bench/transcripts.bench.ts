import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { startPostgres } from '#kit/db/postgres/embedded-postgres.ts';
import { formatMessage } from '#kit/messages/format-message.ts';
import type { Locale } from '#kit/messages/locales.ts';
import { readBundledMessages } from '#kit/messages/messages-on-disk.ts';
import type { TranscriptContent } from '#slices/transcripts/rules/issue.ts';
import { drawTranscript, paperTexts } from '#slices/transcripts/server/api.ts';
import { startBenchServer } from './bench-college.ts';
import { figure, median } from './figures.ts';

const STUDENTS = 500;
const COURSES = 40;

/**
 * What it takes to set one transcript of forty courses, by processor time, which other work on the machine hardly
 * changes; and how long five hundred take as one job.
 */
export async function main(): Promise<void> {
  for (const locale of ['en', 'pl_PL', 'ru_RU', 'zh_CN', 'zh_TW'] as const)
    figure(`transcript of ${COURSES} courses, ${locale}`, await drawingMs(locale), 'ms', { atMost: 150 });
  const seconds = await batchSeconds();
  figure(`${STUDENTS} transcripts by one job`, seconds, 's');
  figure('one of them', (seconds * 1_000) / STUDENTS, 'ms', { atMost: 150 });
}

async function drawingMs(locale: Locale): Promise<number> {
  const bundled = await readBundledMessages();
  const words = paperTexts(
    (id, values) => formatMessage(locale, bundled.text(locale, id) ?? id, values),
    locale,
  );
  const times: number[] = [];
  for (let round = 0; round < 11; round++) {
    const before = process.cpuUsage();
    await drawTranscript(contentIn(locale), words, new Date('2026-03-01T12:00:00Z'));
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1_000);
  }
  return median(times);
}

const NAMES: Partial<Record<Locale, string>> = {
  pl_PL: 'Przegląd Starego Testamentu',
  ru_RU: 'Обзор Ветхого Завета',
  zh_CN: '旧约概论与历史背景',
  zh_TW: '舊約概論與歷史背景',
};

const contentIn = (locale: Locale): TranscriptContent => ({
  college: 'Berea Bible College',
  campus: 'Walsall',
  studentName: 'Oksana Kovalenko',
  number: 'UK-WALSALL-2026-0001',
  issuedOn: '2026-03-01',
  locale,
  paper: 'A4',
  verifyUrl: 'https://college.example.org/verify/0123456789ABCDEFGHJKMNPQRS',
  creditsEarned: 80,
  average: 84.5,
  gpa: 3.2,
  terms: Array.from({ length: 4 }, (_, term) => ({
    term: `Term ${term + 1}`,
    firstDay: '2025-09-01',
    creditsEarned: 20,
    lines: Array.from({ length: COURSES / 4 }, (__, index) => ({
      courseId: `${term} ${index}`,
      code: `BIB-${index}`,
      name: `${NAMES[locale] ?? 'Old Testament Survey'} ${index + 1}`,
      teacherName: 'Łukasz Wiśniewski',
      credits: 2,
      grade: 84,
      state: 'PASSED' as const,
    })),
  })),
});

/** A class of so many, each with so many courses that are settled, and a batch for all of them. */
const PLANT = `with class as (
    insert into student_group (region_id, name) select id, 'Bench' from region where type = 'CAMPUS' order by slug limit 1
    returning id, region_id),
  joined as (
    insert into group_member (group_id, person_id, region_id, first_day)
    select class.id, p.id, class.region_id, '2026-01-05' from class, (select id from person order by id limit ${STUDENTS}) p
    returning person_id),
  taught as (
    insert into course (code, credits) select 'BENCH ' || n, 2 from generate_series(1, ${COURSES}) n returning id, code),
  named as (insert into course_text (course_id, locale, name) select id, 'en', 'Course ' || code from taught),
  settled as (
    insert into finalisation (id, course_id, group_id, region_id, finalised_at)
    select uuidv7(), taught.id, class.id, class.region_id, now() from taught, class
    returning id, course_id, group_id, region_id),
  results as (
    insert into course_result (finalisation_id, person_id, region_id, course_id, group_id, code, term, first_day, credits,
      kind, score, state, parts, steps)
    select s.id, j.person_id, s.region_id, s.course_id, s.group_id, t.code, 'Term 1', '2026-01-05', 2, 'CORE', 8400, 'PASSED',
      '[]', '[]' from settled s join taught t on t.id = s.course_id, joined j),
  batch as (
    insert into transcript_batch (id, group_id, region_id, locale, paper, asked_at)
    select uuidv7(), id, region_id, 'en', 'A4', now() from class returning id, region_id),
  waiting as (
    insert into transcript_batch_student (batch_id, person_id, region_id, issue_id)
    select batch.id, j.person_id, batch.region_id, uuidv7() from batch, joined j)
  select id from batch`;

/** The bench is nobody in particular. */
const NOBODY = { actorId: null, impersonatorId: null, sessionId: null, ip: null };

async function batchSeconds(): Promise<number> {
  const server = await startBenchServer({ port: 3474, env: { SEED: 'demo' } });
  const postgres = await startPostgres(join(server.dataDir, 'postgres')); // Joins the server's own.
  const client = new pg.Client(postgres.url());
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>(PLANT);
    const batchId = rows[0]?.id ?? '';
    await client.query('analyze');
    const payload = JSON.stringify({ batchId, source: { ...NOBODY, requestId: batchId } });
    const from = performance.now();
    await client.query(`select app.enqueue('issueTranscripts', $1::json, null, null, 10)`, [payload]);
    while (await isWaiting(client, batchId)) await setTimeout(100);
    return (performance.now() - from) / 1_000;
  } finally {
    await client.end();
    await server.stop();
  }
}

async function isWaiting(client: pg.Client, batchId: string): Promise<boolean> {
  const { rows } = await client.query(
    `select 1 from transcript_batch_student where batch_id = $1 and outcome = 'WAITING' limit 1`,
    [batchId],
  );
  return rows.length > 0;
}
