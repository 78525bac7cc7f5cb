import { randomBytes, randomUUID } from 'node:crypto';
import { hashSecret } from '#kit/http/sessions/sessions.queries.ts';
import { network } from '#testing/call-from.ts';
import type { CrashCollege } from './crash-college.ts';
import type { CrashWork } from './crash-work.ts';
import type { Write } from './writes.ts';

/** As many places on rolls as a drill has writes. */
const SESSIONS = 1_000;
const STUDENTS = 30;
/** Each marks seldom enough that no limit is in the way. */
const MANAGERS = 200;

const TAKE = `mutation takeRoll($sessionId: ID!, $marks: [AttendanceMarkInput!]!) {
  takeRoll(sessionId: $sessionId, marks: $marks) { conflicts } }`;

interface Rolls {
  sessionIds: string[];
  studentIds: string[];
  cookies: string[];
}

/** A class with many sessions of the last days, whose rolls several managers take at once. */
async function openRolls(college: CrashCollege): Promise<Rolls> {
  const [place] = await college.query<{ groupId: string; regionId: string }>(
    `with campus as (insert into region (name, slug, zone, time_zone, currency, type)
       values ('Rolls', 'crash-rolls', 'EUROPE', 'UTC', 'USD', 'CAMPUS') returning id)
     insert into student_group (region_id, name) select id, 'Class' from campus
     returning id as "groupId", region_id as "regionId"`,
  );
  const { groupId = '', regionId = '' } = place ?? {};
  const people = (kind: string, count: number, roles: string) =>
    college.query<{ id: string }>(
      `with made as (insert into person (first_name, last_name, email, email_verified_at, terms_version, roles)
         select $1, 'No ' || n, lower($1) || n || '@rolls.example', now(), s.terms_version, $3::text[]
         from generate_series(1, $2::int) n, site_settings s returning id),
       placed as (insert into person_region (person_id, region_id) select id, $4 from made)
       select id from made`,
      [kind, count, roles, regionId],
    );
  const students = await people('Student', STUDENTS, '{user}');
  await college.query(
    `insert into group_member (group_id, person_id, region_id, first_day) select $1, unnest($2::uuid[]), $3, '2026-01-05'`,
    [groupId, students.map(({ id }) => id), regionId],
  );
  const managers = await people('Manager', MANAGERS, '{user,manager}');
  const secrets = managers.map(() => randomBytes(32));
  const signedIn = await college.query<{ id: string; n: number }>(
    `insert into session (secret_hash, person_id, auth_method, expires_at)
     select hash, id, 'PASSWORD', now() + interval '1 day' from unnest($1::bytea[], $2::uuid[]) t (hash, id)
     returning id, array_position($1::bytea[], secret_hash) as n`,
    [secrets.map(hashSecret), managers.map(({ id }) => id)],
  );
  const sessions = await college.query<{ id: string }>(
    `insert into class_session (region_id, group_id, starts_at, ends_at)
     select $1, $2, now() - n * interval '2 minutes', now() - n * interval '2 minutes' + interval '1 hour'
     from generate_series(1, $3::int) n returning id`,
    [regionId, groupId, SESSIONS],
  );
  return {
    sessionIds: sessions.map(({ id }) => id),
    studentIds: students.map(({ id }) => id),
    cookies: signedIn.map(({ id, n }) => `__Host-sid=${id}.${secrets[n - 1]?.toString('base64url')}`),
  };
}

/** The n-th mark: every place once, with minutes by which it is known again, and the key of the page that sends it. */
function nthMark({ sessionIds, studentIds, cookies }: Rolls, n: number): Write {
  const sessionId = sessionIds[n % SESSIONS] ?? '';
  const personId = studentIds[Math.floor(n / SESSIONS) % STUDENTS] ?? '';
  const minutesLate = (n % 600) + 1;
  const key = randomUUID();
  return {
    kind: 'takeRoll',
    repeats: true,
    marker: `${sessionId} ${personId} ${minutesLate} ${key}`,
    call: {
      from: network(n % 65_000),
      query: TAKE,
      variables: { sessionId, marks: [{ key, personId, kind: 'LATE', minutesLate, baseVersion: 0 }] },
      cookie: cookies[n % MANAGERS] ?? '',
    },
  };
}

/** A2 for rolls: marks, sent until they are acknowledged, are there once each. */
export const rollMarks: CrashWork = {
  begin: async (college) => {
    const rolls = await openRolls(college);
    return (n) => nthMark(rolls, n);
  },
  settle: () => Promise.resolve(),
  async reckon(college, told) {
    const marks = await college.query<{ place: string; minutes: number; version: number; changes: number }>(
      `select k.session_id || ' ' || k.person_id as place, k.minutes_late as minutes, k.version,
         (select count(*)::int from attendance_mark_change c
          where c.session_id = k.session_id and c.person_id = k.person_id) as changes
       from attendance_mark k`,
    );
    const keys = await college.query<{ id: string }>('select id from attendance_mark_change');
    const stored = new Map(marks.map((mark) => [mark.place, mark]));
    const known = new Set(keys.map(({ id }) => id));
    const acknowledged = told.filter(({ isAcknowledged }) => isAcknowledged);
    const found = acknowledged.map(({ marker }) => {
      const [sessionId, personId, minutes, key = ''] = marker.split(' ');
      return {
        minutes: Number(minutes),
        isKnown: known.has(key),
        mark: stored.get(`${sessionId} ${personId}`),
      };
    });
    return {
      acknowledged: acknowledged.length,
      inDoubt: told.length - acknowledged.length,
      lost: found.filter(({ mark, isKnown }) => !mark || !isKnown).length,
      wrong: found.filter(({ mark, minutes }) => mark && mark.minutes !== minutes).length,
      duplicated: marks.filter(({ version, changes }) => version !== 1 || changes !== 1).length,
    };
  },
  kinds: ['takeRoll'],
};
