import type { Browser } from '#testing/browser.ts';
import type { College, TestPerson } from '#testing/college.ts';

/** A class that is counted by a schema, with students, and sessions that are placed by hours from now. */
export interface RollClass {
  groupId: string;
  regionId: string;
  schemaId: string;
  students: readonly TestPerson[];
  session(hoursFromNow: number, facts?: { courseId?: string }): Promise<string>;
}

/** Three absences and two lates of a term cost nothing; each more costs 3 and 1 percent. Later than 15 minutes is absent. */
export async function rollClass(
  college: College,
  { timeZone = 'Europe/London', students: count = 3 }: { timeZone?: string; students?: number } = {},
): Promise<RollClass> {
  const { owner } = college.database;
  const region = await college.region({ timeZone });
  const group = await college.group({ regionId: region.id, name: 'First Year' });
  const students = await Promise.all(
    Array.from({ length: count }, (_, at) =>
      college.person({
        firstName: `Student${at + 1}`,
        lastName: 'Roll',
        regionIds: [region.id],
        groupIds: [group.id],
      }),
    ),
  );
  const { rows } = await owner.query<{ id: string }>(
    `with schema as (insert into attendance_schema (name) values ('Day ' || $1::uuid) returning id),
     policy as (insert into attendance_policy (schema_id, first_day, minutes_late_threshold, grace_absents_per_term,
       grace_lates_per_term, absence_deduction, late_deduction) select id, '2000-01-01', 15, 1, 2, 300, 100 from schema),
     term as (insert into attendance_term (schema_id, name, first_day, last_day)
       select id, 'This term', $2::date - 60, $2::date + 60 from schema),
     type as (insert into leave_type (schema_id, names) select id, '{"en": "Illness", "de_DE": "Krankheit"}' from schema),
     counted as (insert into group_schema (group_id, region_id, schema_id) select $1::uuid, $3::uuid, id from schema)
     select id from schema`,
    [group.id, college.now(), region.id],
  );
  return {
    groupId: group.id,
    regionId: region.id,
    schemaId: rows[0]?.id ?? '',
    students,
    async session(hoursFromNow, { courseId } = {}) {
      const { rows: made } = await owner.query<{ id: string }>(
        `insert into class_session (region_id, group_id, course_id, starts_at, ends_at)
         values ($1, $2, $3, $4::timestamptz + $5 * interval '1 hour', $4::timestamptz + ($5 + 1) * interval '1 hour') returning id`,
        [region.id, group.id, courseId ?? null, college.now(), hoursFromNow],
      );
      return made[0]?.id ?? '';
    },
  };
}

export interface StudentAnswer {
  _id: string;
  status: string;
  mark: { kind: string; minutesLate: number | null; version: number; takenByName: string | null } | null;
  leave: { status: string; typeName: string } | null;
}
export interface RollAnswer {
  session: {
    rollTakenAt: string | null;
    rollTakenByName: string | null;
    needsReason: boolean;
    isOpen: boolean;
  };
  students: StudentAnswer[];
}

const ROLL = `roll { session { rollTakenAt rollTakenByName needsReason isOpen }
  students { _id: personId status mark { kind minutesLate version takenByName } leave { status typeName } } }`;

export interface Sent {
  key?: string;
  personId: string;
  kind: string;
  minutesLate?: number;
  baseVersion?: number;
  afterKey?: string;
  takesBack?: string;
}

/** Takes or changes a roll; fails with the problem that the server names. */
export async function takeRoll(
  by: Browser,
  sessionId: string,
  marks: readonly Sent[] = [],
  reason?: string,
): Promise<{ roll: RollAnswer; conflicts: string[] }> {
  const { data, errors } = await by.call(
    `mutation takeRoll($sessionId: ID!, $marks: [AttendanceMarkInput!]!, $reason: String) {
      takeRoll(sessionId: $sessionId, marks: $marks, reason: $reason) { conflicts ${ROLL} } }`,
    {
      sessionId,
      reason,
      marks: marks.map((mark) => ({ key: crypto.randomUUID(), baseVersion: 0, ...mark })),
    },
  );
  if (errors[0]) throw new Error(errors[0].extensions.problem);
  return (data as { takeRoll: { roll: RollAnswer; conflicts: string[] } }).takeRoll;
}

export async function askRoll(by: Browser, sessionId: string): Promise<RollAnswer | null> {
  const { data } = await by.call(
    `query roll($sessionId: ID!) { ${ROLL.replace('roll {', 'roll(sessionId: $sessionId) {')} }`,
    {
      sessionId,
    },
  );
  return (data as { roll: RollAnswer | null }).roll;
}
