import { createHash } from 'node:crypto';
import pg from 'pg';
import { serveCeiling } from './serve-ceiling.ts';

/**
 * The hand-written ceiling of a roll and of a term's grid: who is calling, whether they look after the campus, and as few
 * statements as bring all of it, prepared, over bare node:http. No GraphQL, no second lock, no limits, no log.
 */
const CALLER = `select s.secret_hash from session s join person p on p.id = s.person_id
  where s.id = $1 and s.expires_at > now() and p.status = 'ACTIVE' and p.roles @> '{superadmin}'`;

const GROUP = `select g.id, g.name, r.name as region_name, r.time_zone, t.name as term_name, t.first_day::text, t.last_day::text,
    p.minutes_late_threshold, p.grace_absents_per_term, p.grace_lates_per_term, p.absence_deduction, p.late_deduction
  from student_group g join region r on r.id = g.region_id
  join group_schema gs on gs.group_id = g.id join attendance_policy p on p.schema_id = gs.schema_id
  join attendance_term t on t.schema_id = gs.schema_id where g.id = $1`;

const SESSIONS = `select s.id, s.starts_at, s.ends_at, s.cancelled_at, s.roll_taken_at, (s.starts_at at time zone r.time_zone)::date::text as day,
    (select coalesce(w.name, o.name) from course c left join course_text o on o.course_id = c.id and o.locale = c.locale
      left join course_text w on w.course_id = c.id and w.locale = 'en' where c.id = s.course_id) as course_name,
    (select json_agg(h.id) from calendar_event h where h.kind = 'HOLIDAY' and s.meeting_id is not null and s.roll_taken_at is null
      and not s.is_changed and (h.group_id = s.group_id or (h.group_id is null and (h.region_id is null or h.region_id = s.region_id)))
      and h.spans_from <= s.ends_at::date and (h.spans_to is null or h.spans_to >= s.starts_at::date)) as holidays
  from class_session s join region r on r.id = s.region_id
  where s.group_id = $1 and s.starts_at >= $2::date and s.starts_at < $3::date + 1 order by s.starts_at, s.id`;

const STUDENTS = `select p.id, p.first_name || ' ' || p.last_name as name, p.student_number::text as number, m.first_day::text,
    m.last_day::text, sat.rolls
  from group_member m join person p on p.id = m.person_id
  left join (select i.person_id, string_agg(h.place::text, ' ') as rolls
    from (select roll_person_ids, row_number() over (order by starts_at, id) - 1 as place from class_session
      where group_id = $1 and starts_at >= $2::date and starts_at < $3::date + 1) h
    cross join lateral unnest(h.roll_person_ids) i (person_id) group by 1) sat on sat.person_id = m.person_id
  where m.group_id = $1 order by p.sort_name, p.id`;

const MARKS = `select k.session_id, k.person_id, k.kind, k.minutes_late, k.version, l.status as leave, e.status as explanation
  from class_session s join region r on r.id = s.region_id join attendance_mark k on k.session_id = s.id
  left join leave_request l on l.person_id = k.person_id and l.group_id = s.group_id and l.status in ('APPROVED', 'ACKNOWLEDGED')
    and (s.starts_at at time zone r.time_zone)::date between l.first_day and l.last_day
  left join absence_explanation e on e.session_id = k.session_id and e.person_id = k.person_id
  where s.group_id = $1 and s.starts_at >= $2::date and s.starts_at < $3::date + 1`;

const ROLL = `select p.id, p.first_name || ' ' || p.last_name as name, p.student_number::text as number, p.picture_id, k.kind,
    k.minutes_late, k.version, taker.first_name || ' ' || taker.last_name as taker, l.status as leave, lt.names, e.status as explanation,
    s.starts_at, s.ends_at, s.room, s.roll_taken_at, g.name as group_name, r.name as region_name, r.time_zone,
    policy.minutes_late_threshold, (select count(*) from attendance_mark x where x.session_id = s.id and x.kind <> 'PRESENT') as exceptions
  from class_session s join student_group g on g.id = s.group_id join region r on r.id = s.region_id
  join group_schema gs on gs.group_id = g.id join attendance_policy policy on policy.schema_id = gs.schema_id
  join group_member m on m.group_id = s.group_id join person p on p.id = m.person_id
  left join attendance_mark k on k.session_id = s.id and k.person_id = p.id
  left join person taker on taker.id = k.taken_by
  left join leave_request l on l.person_id = p.id and l.group_id = s.group_id and l.status <> 'WITHDRAWN'
    and (s.starts_at at time zone r.time_zone)::date between l.first_day and l.last_day
  left join leave_type lt on lt.id = l.type_id
  left join absence_explanation e on e.session_id = s.id and e.person_id = p.id
  where s.id = $1 order by p.sort_name, p.id`;

type Row = Record<string, unknown>;

const pool = new pg.Pool({ connectionString: process.env['CEILING_DATABASE_URL'], max: 10 });
const read = async (name: string, text: string, values: unknown[]): Promise<Row[]> =>
  (await pool.query<Row>({ name, text, values })).rows;

async function mayRead([sessionId = '', secret = '']: string[]): Promise<boolean> {
  const [row] = await read('who', CALLER, [sessionId]);
  const hash = createHash('sha256').update(Buffer.from(secret, 'base64url')).digest();
  return row !== undefined && (row['secret_hash'] as Buffer).equals(hash);
}

const CODES: Record<string, string> = { PRESENT: 'P', LATE: 'L', ABSENT: 'A', EXCUSED: 'E' };

function statusOf(mark: Row, threshold: number): string {
  const isTooLate = mark['kind'] === 'LATE' && Number(mark['minutes_late'] ?? 0) > threshold;
  const status = isTooLate ? 'ABSENT' : String(mark['kind']);
  const isExcused = mark['leave'] === 'APPROVED' || mark['explanation'] === 'EXCUSED';
  return status === 'ABSENT' && isExcused ? 'EXCUSED' : status;
}

async function grid(groupId: string): Promise<object> {
  const [group = {}] = await read('group', GROUP, [groupId]);
  const span = [groupId, group['first_day'], group['last_day']];
  const [sessions, students, marks] = await Promise.all([
    read('sessions', SESSIONS, span),
    read('students', STUDENTS, span),
    read('marks', MARKS, span),
  ]);
  const byCell = new Map(
    marks.map((mark) => [`${String(mark['session_id'])} ${String(mark['person_id'])}`, mark]),
  );
  const threshold = Number(group['minutes_late_threshold']);
  const summaries: Record<string, (number | null)[]> = {
    percents: [],
    absences: [],
    lates: [],
    excused: [],
    sessions: [],
    deductions: [],
  };
  const cells = students.map((student) => {
    const rolls = new Set(((student['rolls'] ?? '') as string).split(' '));
    const counts: Record<string, number> = { PRESENT: 0, LATE: 0, ABSENT: 0, EXCUSED: 0 };
    const line = sessions.map((session, place) => {
      const isIn = String(student['first_day']) <= String(session['day']);
      if (!isIn && !rolls.has(String(place))) return '-';
      const mark = byCell.get(`${String(session['id'])} ${String(student['id'])}`);
      const status = mark ? statusOf(mark, threshold) : 'PRESENT';
      if (session['roll_taken_at'] !== null && rolls.has(String(place)))
        counts[status] = (counts[status] ?? 0) + 1;
      if (!mark) return '.';
      const counted = status === mark['kind'] ? '' : `=${CODES[status]}`;
      return `${CODES[String(mark['kind'])]}${(mark['minutes_late'] ?? '') as string}:${String(mark['version'])}${counted}`;
    });
    const { PRESENT = 0, LATE = 0, ABSENT = 0, EXCUSED = 0 } = counts;
    const all = PRESENT + LATE + ABSENT;
    summaries['percents']?.push(all === 0 ? null : Math.round(((PRESENT + LATE) * 10_000) / all) / 100);
    summaries['absences']?.push(ABSENT);
    summaries['lates']?.push(LATE);
    summaries['excused']?.push(EXCUSED);
    summaries['sessions']?.push(all + EXCUSED);
    summaries['deductions']?.push(
      (Math.max(0, ABSENT - Number(group['grace_absents_per_term'])) * Number(group['absence_deduction']) +
        Math.max(0, LATE - Number(group['grace_lates_per_term'])) * Number(group['late_deduction'])) /
        100,
    );
    return line.join(' ');
  });
  return {
    attendanceGrid: {
      ...group,
      sessions,
      cells,
      personIds: students.map(({ id }) => id),
      fullNames: students.map(({ name }) => name),
      studentNumbers: students.map(({ number }) => number),
      mayNotMark: [],
      summaries,
    },
  };
}

async function roll(sessionId: string): Promise<object> {
  const rows = await read('roll', ROLL, [sessionId]);
  const [{ starts_at, ends_at, room, group_name, region_name, time_zone, roll_taken_at, exceptions } = {}] =
    rows;
  return {
    roll: {
      session: { starts_at, ends_at, room, group_name, region_name, time_zone, roll_taken_at, exceptions },
      students: rows.map(({ id, name, number, picture_id, kind, ...row }) => ({
        _id: `${sessionId}:${String(id)}`,
        personId: id,
        fullName: name,
        studentNumber: number,
        pictureUrl: picture_id,
        isReader: false,
        status: kind === null ? 'PRESENT' : statusOf({ kind, ...row }, Number(row['minutes_late_threshold'])),
        mark:
          kind === null
            ? null
            : { kind, minutesLate: row['minutes_late'], version: row['version'], takenByName: row['taker'] },
        leave: row['leave'] === null ? null : { status: row['leave'], typeName: (row['names'] as Row)['en'] },
      })),
    },
  };
}

serveCeiling(pool, async (request) => {
  const session = /sid=([\w.-]+)/.exec(request.headers.cookie ?? '')?.[1]?.split('.') ?? [];
  request.resume();
  const [, what, id = ''] = (request.url ?? '').split('/');
  if (!(await mayRead(session))) return '{}';
  return JSON.stringify({ data: what === 'grid' ? await grid(id) : await roll(id) });
});
