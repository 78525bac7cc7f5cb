import { createHash } from 'node:crypto';
import pg from 'pg';
import { dayIn, instantAt } from '#kit/calendar/zone.ts';
import { addDays, type Day } from '#kit/calendar/day.ts';
import { listedAssignment } from '#slices/assignments/server/submitting/listed-assignments.ts';
import { isToBeDone } from '#slices/assignments/rules/submission-state.ts';
import type { CalendarEntry } from '#slices/calendar/rules/entries.ts';
import { nextDue } from '#slices/exams/rules/next-due.ts';
import { listedExam } from '#slices/exams/server/listed-exams.ts';
import { averageGrade, creditsEarned, type CountedCourse } from '#slices/grades/rules/all-courses.ts';
import { weekOfTerm } from '#slices/grades/rules/week-of-term.ts';
import { summaryOf } from '#slices/noticeboard/rules/post.ts';
import type { DASHBOARD } from './dashboard-statements.ts';
import { CALLER, statement } from './dashboard-statements.ts';
import { entriesFor, type EventRow } from './dashboard-calendar.ts';
import { ownTasks } from './dashboard-own-tasks.ts';
import { serveCeiling } from './serve-ceiling.ts';

/**
 * The hand-written ceiling of a student's dashboard: who is calling, and what its panels show, prepared, over bare node:http. No
 * rights beyond the caller's own, no GraphQL, no limits, no log. What exams, assignments and series of events follow from is
 * worked out by the same rules.
 */
const pool = new pg.Pool({
  connectionString: process.env['CEILING_DATABASE_URL'],
  max: 10,
  options: '-c plan_cache_mode=force_generic_plan',
});

interface Summary {
  courseCount: number;
  firstDay: Day | null;
  lastDay: Day | null;
  results: CountedCourse[];
}

const ASKED = { first: 5, withinHours: 73 };

async function callerOf([sessionId = '', secret = '']: string[]): Promise<string | undefined> {
  const { rows } = await pool.query<{ person_id: string; secret_hash: Buffer }>({
    name: 'who',
    text: CALLER,
    values: [sessionId],
  });
  const hash = createHash('sha256').update(Buffer.from(secret, 'base64url')).digest();
  return rows[0]?.secret_hash.equals(hash) ? rows[0].person_id : undefined;
}

async function answer(session: string[]): Promise<string> {
  const personId = await callerOf(session);
  const now = new Date();
  const read = async <Row>(name: keyof typeof DASHBOARD): Promise<Row[]> =>
    (await pool.query(statement(name, personId, now))).rows as Row[];
  const own = ownTasks(read, now);
  const [
    zones,
    exams,
    assignments,
    lessons,
    results,
    news,
    events,
    sessions,
    kept,
    sums,
    taught,
    ins,
    checks,
    served,
  ] = await Promise.all([
    read<{ timeZone: string }>('zone'),
    read<Parameters<typeof listedExam>[0]>('exams'),
    read<Parameters<typeof listedAssignment>[0]>('assignments'),
    read<object>('lessons'),
    read<object>('results'),
    read<{ body: string }>('news'),
    read<EventRow>('events'),
    read<CalendarEntry>('sessions'),
    read<{ entries: CalendarEntry[] }>('kept'),
    read<Summary>('summary'),
    read<object>('taught'),
    read<object>('standIns'),
    read<object>('checkIns'),
    read<Parameters<typeof entriesFor>[0]['served'][number]>('served'),
  ]);
  const { tasks, attendance, due, charged } = await own;
  const timeZone = zones[0]?.timeZone ?? 'UTC';
  const today = dayIn(now, timeZone);
  const days = { from: addDays(today, -7), to: addDays(today, 7) };
  const span = {
    from: instantAt(days.from, '00:00', timeZone),
    before: instantAt(addDays(days.to, 1), '00:00', timeZone),
  };
  const listed = exams.map((row) => listedExam(row, { app: 'web', now }));
  const work = assignments.map((row) => listedAssignment(row, now));
  const calendar = { exams: listed, work, events, sessions, kept, due, served, charged };
  const entries = entriesFor(calendar, { timeZone, days, span });
  return JSON.stringify({
    data: {
      rollsToStandIn: ins,
      openCheckIns: checks,
      ownTasks: tasks,
      ownCourseOfferings: taught,
      studySummary: sums.map(({ courseCount, firstDay, lastDay, results: grades }) => ({
        courseCount,
        ...(firstDay && lastDay && weekOfTerm({ firstDay, lastDay }, today)),
        average: averageGrade(grades),
        attendance,
        creditsPassed: creditsEarned(grades),
      }))[0],
      recentLessons: lessons,
      calendar: { timeZone, entries },
      recentExamResults: results,
      pendingExams: nextDue(
        listed.filter(({ place }) => place !== 'done'),
        ({ deadline }) => deadline,
        ASKED,
        now,
      ),
      pendingAssignments: nextDue(
        work.filter(({ state }) => isToBeDone(state)),
        ({ dueDate }) => dueDate,
        ASKED,
        now,
      ),
      news: { rows: news.slice(0, 4).map(({ body, ...post }) => ({ ...post, summary: summaryOf(body) })) },
    },
  });
}

serveCeiling(pool, (request) => {
  const session = /sid=([\w.-]+)/.exec(request.headers.cookie ?? '')?.[1]?.split('.') ?? [];
  request.resume();
  return answer(session);
});
