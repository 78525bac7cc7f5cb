import { sql, type RawBuilder } from 'kysely';
import type { CountedMarks } from '../rules/falling-behind.ts';
import type { ExplanationDecision, LeaveDecision, Mark } from '../rules/status.ts';

/** Equal marks of one student in one span, with how many there are, as the database puts them together. */
export type StoredMarks = readonly {
  kind: string;
  minutesLate: number | null;
  leave: string | null;
  explanation: string | null;
  count: number;
}[];

interface Gathered {
  /** What tells one span of sessions from another: a column of `held`. */
  by: 'group_id' | 'at';
  /** Null for everybody. */
  personIds: RawBuilder<unknown>;
  /** Only those who were absent or late at all. */
  isOfMissing?: boolean;
}

/**
 * Counts rolls (`sat`) and equal marks (`gathered`) of the sessions that stand before it as `held`: id, group_id, roll_person_ids, day
 * and what tells their spans apart.
 */
export const gatheredMarks = ({ by, personIds, isOfMissing = false }: Gathered) => {
  const span = sql.raw(by);
  const isAsked = (column: string) =>
    sql`(${personIds}::uuid[] is null or ${sql.raw(column)} = any (${personIds}::uuid[]))`;
  return sql`marked as (
      select h.${span}, k.person_id, k.kind, k.minutes_late, l.status as leave,
        nullif(e.status, 'PENDING') as explanation, count(*)::integer as count
      from held h join attendance_mark k on k.session_id = h.id and k.person_id = any (h.roll_person_ids)
      left join leave_request l on l.person_id = k.person_id and l.group_id = h.group_id
        and l.status in ('APPROVED', 'ACKNOWLEDGED') and h.day between l.first_day and l.last_day
      left join absence_explanation e on e.session_id = h.id and e.person_id = k.person_id
      where ${isAsked('k.person_id')}
      group by 1, 2, 3, 4, 5, 6),
    gathered as (
      select ${span}, person_id, json_agg(json_build_object('kind', kind, 'minutesLate', minutes_late, 'leave', leave,
        'explanation', explanation, 'count', count)) as marks
      from marked group by 1, 2${sql.raw(isOfMissing ? " having bool_or(kind in ('ABSENT', 'LATE'))" : '')}),
    sat as (
      select h.${span}, p.person_id, count(*)::integer as rolls
      from held h cross join lateral unnest(h.roll_person_ids) p (person_id)
      where ${isAsked('p.person_id')}
      group by 1, 2)`;
};

export const asMarks = (stored: StoredMarks): CountedMarks['marks'] =>
  stored.map(({ kind, minutesLate, leave, explanation, count }) => ({
    mark: { kind: kind as Mark['kind'], minutesLate },
    leave: leave as LeaveDecision | null,
    explanation: explanation as ExplanationDecision | null,
    count,
  }));
