import { sql, type RawBuilder } from 'kysely';
import type { Day } from '#kit/calendar/day.ts';
import type { ExplanationDecision, LeaveDecision } from '../rules/status.ts';

/** The day of a session by the clocks of its campus; `s` is the session, `r` its campus. */
export const dayHeld = sql<Day>`(s.starts_at at time zone r.time_zone)::date`;

/** Joins, as `l`, the leave of a person that covers a session; those that wait only where they are asked for. */
export const leaveOf = (personId: string, { waiting = false } = {}): RawBuilder<boolean> =>
  sql<boolean>`l.person_id = ${sql.ref(personId)} and l.group_id = s.group_id
    and l.status in (${sql.raw(waiting ? "'PENDING', " : '')}'APPROVED', 'ACKNOWLEDGED')
    and ${dayHeld} between l.first_day and l.last_day`;

/** Joins, as `e`, what a person said about missing a session. */
export const explanationOf = (personId: string): RawBuilder<boolean> =>
  sql<boolean>`e.session_id = s.id and e.person_id = ${sql.ref(personId)}`;

/** What was decided about a mark; what still waits counts for nothing. */
export const decidedOf = ({
  leaveStatus,
  explanationStatus,
}: {
  leaveStatus: string | null;
  explanationStatus: string | null;
}): { leave: LeaveDecision | null; explanation: ExplanationDecision | null } => ({
  leave: leaveStatus === 'PENDING' ? null : (leaveStatus as LeaveDecision | null),
  explanation: explanationStatus === 'PENDING' ? null : (explanationStatus as ExplanationDecision | null),
});
