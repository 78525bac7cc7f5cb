import { addDays, type Day } from '#kit/calendar/day.ts';
import { dayIn } from '#kit/calendar/zone.ts';
import { explainProblem } from '#slices/absence-explanations/rules/explanation.ts';
import { countTerms, type Held } from '#slices/attendance/rules/count.ts';
import { lastDayToExplain } from '#slices/attendance/rules/explain-days.ts';
import { asCounted } from '#slices/attendance/server/schemas/schema.queries.ts';
import type { DASHBOARD } from './dashboard-statements.ts';

type Read = <Row>(name: keyof typeof DASHBOARD) => Promise<Row[]>;

interface GroupRow {
  id: string;
  name: string;
  timeZone: string;
  isOpen: boolean;
}

interface HeldRow {
  sessionId: string;
  groupId: string;
  courseId: string | null;
  day: Day;
  kind: NonNullable<Held['mark']>['kind'] | null;
  minutesLate: number | null;
  leave: Held['leave'];
  explanationId: string | null;
  explanation: string | null;
}

export interface Invoice {
  id: string;
  number: string;
  title: string;
  dueOn: Day;
  timeZone: string;
  value: string;
  decimals: number;
  left: string;
}

export interface Charged {
  id: string;
  day: Day;
  status: string;
  number: string;
  title: string;
  timeZone: string;
}

/** What else a student has to do, and what the term comes to by the same rules. */
export async function ownTasks(read: Read, now: Date) {
  const [groups, held, leave, due, plans, unread] = await Promise.all([
    read<GroupRow & Parameters<typeof asCounted>[0]>('counting'),
    read<HeldRow>('held'),
    read<object>('leave'),
    read<Invoice>('invoices'),
    read<{ invoiceId: string; disabledAt: Date | null }>('plans'),
    read<object>('evaluations'),
  ]);
  const byGroup = Map.groupBy(held, ({ groupId }) => groupId);
  const counted = groups.map((row) => {
    const group = asCounted(row);
    const today = dayIn(now, row.timeZone);
    const rows = (byGroup.get(row.id) ?? []).map(({ kind, minutesLate, explanation, ...one }) => ({
      ...one,
      mark: kind === null ? null : { kind, minutesLate },
      explanation: explanation === 'PENDING' ? null : (explanation as Held['explanation']),
    }));
    return {
      name: row.name,
      isOpen: row.isOpen,
      timeZone: row.timeZone,
      today,
      terms: countTerms(rows, group),
    };
  });
  const running = counted.flatMap(({ today, terms }) =>
    terms.filter(({ term }) => term && term.firstDay <= today && today <= term.lastDay),
  );
  const absences = counted.flatMap(({ name, timeZone, today, isOpen, terms }) =>
    terms
      .flatMap(({ records }) => records)
      .filter((record) => explainProblem(record, { today, isOpen }) === null)
      .map(({ sessionId, day }) => ({
        _id: sessionId,
        name: 'explainAbsence',
        about: name,
        firstDay: day,
        dueOn: lastDayToExplain(day),
        timeZone,
      })),
  );
  const inSteps = new Set(
    plans.filter(({ disabledAt }) => disabledAt === null).map((plan) => plan.invoiceId),
  );
  const open = due.filter(({ id, left }) => Number(left) > 0 && !inSteps.has(id));
  const soon = addDays(dayIn(now, 'UTC'), 7);
  return {
    due,
    attendance: running[0]?.standing.percent ?? null,
    charged: plans.length > 0 ? await read<Charged>('charged') : [],
    tasks: [...absences, ...leave, ...unread, ...open.filter(({ dueOn }) => dueOn <= soon)],
  };
}
