import { addDays } from '#kit/calendar/day.ts';
import { instantAt } from '#kit/calendar/zone.ts';
import { onCalendarAsked, ReadAhead } from '#slices/calendar/server/api.ts';
import { instalmentState } from '../rules/plan.ts';
import { PLANS_TAB } from '../rules/plan-pages.ts';
import { listPlansOf, type PlanRecord } from './plan.queries.ts';
import { viewsOf } from './plan-view.ts';

/** The plans of a person, which the dashboard reads for the calendar as well. */
export const plansAhead = new ReadAhead<PlanRecord>();

/** The days on which the card of a plan is charged. */
onCalendarAsked({
  async rows(db, { personId, locale, from, before }) {
    const own = plansAhead.rowsFor(db, { personId, locale, from, before }) ?? listPlansOf(db, personId);
    const plans = await viewsOf(db, await own, from);
    return plans.flatMap(({ instalments, open, invoice, disabledAt }) =>
      instalments
        .map((instalment) => {
          const left = open.find(({ id }) => id === instalment.id)?.left ?? instalment.amount;
          const day = instalment.status === 'PLANNED' ? instalment.tryOn : instalment.dueOn;
          const startsAt = instantAt(day, '00:00', invoice.timeZone);
          return { id: instalment.id, state: instalmentState(instalment, left), day, startsAt, invoice };
        })
        .filter(({ state }) => state !== 'SKIPPED' && (disabledAt === null || state === 'PAID'))
        .filter(({ startsAt }) => startsAt >= from && startsAt < before),
    );
  },
  entriesOf: ({ id, state, day, startsAt, invoice }) => [
    {
      key: `instalment-${id}`,
      kind: 'INSTALMENT_DUE',
      title: invoice.number,
      detail: invoice.title,
      startsAt,
      endsAt: instantAt(addDays(day, 1), '00:00', invoice.timeZone),
      allDay: true,
      timeZone: invoice.timeZone,
      path: PLANS_TAB,
      isDone: state === 'PAID' || state === 'COVERED',
    },
  ],
});
