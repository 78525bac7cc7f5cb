import pg from 'pg';
import type { Actor, RegionRoles, Role } from '#kit/access/actor.ts';
import type { Day } from '#kit/calendar/day.ts';
import type { Counting } from '#slices/attendance/rules/count.ts';
import { joinedCounting } from '#slices/attendance/rules/group-schema.ts';
import type { DatedPolicy, Term } from '#slices/attendance/rules/policy.ts';
import { FROM_THE_BEGINNING } from '#slices/attendance/rules/schema.ts';
import type {
  AttendanceFacts,
  AttendanceStatus,
  ExplanationDecision,
  LeaveDecision,
  Mark,
} from '#slices/attendance/rules/status.ts';
import type { HolidayTimes } from '#slices/calendar/server/api.ts';

/** The columns of all statements; each of them has some. */
export interface Row {
  secret_hash: Buffer;
  roles: Role[];
  region_ids: string[];
  region_roles: RegionRoles[];
  region_id: string;
  id: string;
  name: string;
  first_name: string;
  last_name: string;
  number: string | null;
  region_name: string;
  group_id: string;
  group_name: string;
  time_zone: string;
  term_id: string;
  term_name: string;
  first_day: Day;
  last_day: Day;
  minutes_late_threshold: number;
  grace_absents_per_term: number;
  grace_lates_per_term: number;
  absence_deduction: number;
  late_deduction: number;
  session_id: string;
  person_id: string;
  picture_id: string | null;
  kind: AttendanceStatus | null;
  minutes_late: number | null;
  version: number;
  taken_at: Date | null;
  by_code: boolean;
  marked_by: string | null;
  leave: LeaveDecision | 'PENDING' | null;
  explanation: ExplanationDecision | 'PENDING' | null;
  explanation_id: string | null;
  names: Record<string, string>;
  held: HeldSession | null;
  starts_at: Date;
  ends_at: Date;
  cancelled_at: Date | null;
  roll_taken_at: Date | null;
  roll_version: number;
  day: Day;
  course_id: string | null;
  course_name: string | null;
  holidays: readonly HolidayTimes[] | null;
  taken_by: string | null;
  granted_by: string | null;
  excused_by: string | null;
  rolls: string | null;
  roll_count: number;
  low_percent: number | null;
  policies: DatedPolicy[];
  terms: Term[];
  past: StoredPast[];
  marks: (Mark & Omit<AttendanceFacts, 'mark'> & { count: number })[];
  startsAt: Date;
  endsAt: Date;
  timeZone: string;
}

/** A schema that a group had until a day. */
interface StoredPast extends Counting {
  untilDay: Day;
}

/** A session as JSON has it. */
export interface HeldSession extends Pick<Row, 'policies' | 'terms' | 'past'> {
  group_id: string;
  region_id: string;
  teacher_person_ids: string[];
  roll_version: number;
  group_name: string;
  region_name: string;
  course_name: string | null;
  teacher_name: string | null;
  room: string;
  day: Day;
  starts_at: string;
  ends_at: string;
  time_zone: string;
  cancelled_at: string | null;
  holidays: unknown;
  roll_taken_at: string | null;
  roll_taken_by_name: string | null;
  exceptions: number;
  started_at: string | null;
  stopped_at: string | null;
}

export const pool = new pg.Pool({
  connectionString: process.env['CEILING_DATABASE_URL'],
  max: 10,
  options: '-c plan_cache_mode=force_generic_plan',
});
export const read = async (name: string, text: string, values: unknown[]): Promise<Row[]> =>
  (await pool.query<Row>({ name, text, values })).rows;

export const factsOf = ({
  kind,
  minutes_late: minutesLate,
  leave,
  explanation,
}: Pick<Row, 'kind' | 'minutes_late' | 'leave' | 'explanation'>): AttendanceFacts => ({
  mark: kind && { kind, minutesLate },
  leave: leave === 'PENDING' ? null : leave,
  explanation: explanation === 'PENDING' ? null : explanation,
});

/** How a group is counted, by the schema of each of its days. */
export const countingOf = ({ past, policies, terms }: Pick<Row, 'policies' | 'terms' | 'past'>): Counting =>
  joinedCounting(
    [...past, { policies, terms }].map((schema, at) => ({
      ...schema,
      firstDay: past[at - 1]?.untilDay ?? FROM_THE_BEGINNING,
    })),
  );

export const actorOf = (row: Row, sessionId: string): Actor => ({
  personId: row.person_id,
  roles: row.roles,
  regionIds: row.region_ids,
  regionRoles: row.region_roles,
  individualPermissions: [],
  isAlumnus: false,
  impersonatorId: null,
  sessionId,
});
