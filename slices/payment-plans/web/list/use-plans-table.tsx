import type { ReactNode } from 'react';
import { dayIn } from '#kit/calendar/zone.ts';
import { Link } from '#kit/ui/link/link.tsx';
import type { Column, Table } from '#kit/ui/table/table.ts';
import { TwoLines } from '#kit/ui/table/two-lines.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { isOneCampus, useAmount, useDayText } from '#slices/billing/web/api.ts';
import type { PlanSide } from '../../rules/plan-list.ts';
import { FREQUENCY_TEXTS } from '../plan-texts.ts';
import type { PaymentPlansQuery } from './plan-list.graphql.generated.ts';

type Row = PaymentPlansQuery['paymentPlans']['rows'][number];

const plan =
  (cell: (of: NonNullable<Row['paymentPlan']>, row: Row) => ReactNode) =>
  (row: Row): ReactNode =>
    row.paymentPlan && cell(row.paymentPlan, row);

/** Of several campuses each row names its own; of a plan that is off, since when. */
export function usePlansTable(
  side: PlanSide,
  campuses: PaymentPlansQuery['invoicingCampuses'] | undefined,
): Table<Row> {
  const text = useText();
  const amountText = useAmount();
  const dayText = useDayText();
  const next: Column<Row> = {
    id: 'next',
    header: text('plansNext'),
    cell: plan(({ nextPaymentDueDate: day, consecutiveFailedPaymentsCount: count }) => (
      <TwoLines below={count > 0 ? text('planFailuresInRow', { count }) : null}>
        {day && dayText(day)}
      </TwoLines>
    )),
  };
  const off: Column<Row> = {
    id: 'off',
    header: text('plansOffSince'),
    cell: plan(({ disabledAt, disabledReason }, { timeZone }) => (
      <TwoLines below={disabledReason || null}>
        {disabledAt && dayText(dayIn(new Date(disabledAt), timeZone))}
      </TwoLines>
    )),
  };
  return {
    label: text('menuPaymentPlans'),
    counted: 'plansCounted',
    nameOf: ({ number }) => number,
    columns: [
      {
        id: 'student',
        header: text('paperOfStudent'),
        cell: ({ personId, studentName, regionName }) => (
          <TwoLines below={isOneCampus(campuses) ? null : regionName}>
            <Link to={`/users/${personId}?tab=finances`}>{studentName}</Link>
          </TwoLines>
        ),
      },
      {
        id: 'invoice',
        header: text('typeInvoice'),
        cell: ({ title, number }) => <TwoLines below={number}>{title}</TwoLines>,
      },
      {
        id: 'payments',
        header: text('planPayments'),
        cell: plan(({ successfulPaymentsCount: done, remainingPaymentsCount, frequency }) => (
          <TwoLines below={text(FREQUENCY_TEXTS[frequency])}>
            {text('planProgress', { done, total: done + remainingPaymentsCount })}
          </TwoLines>
        )),
      },
      side === 'ACTIVE' ? next : off,
      {
        id: 'balance',
        header: text('booksBalance'),
        align: 'end',
        cell: ({ balance, currency }) => <b>{amountText(balance, currency)}</b>,
      },
    ],
  };
}
