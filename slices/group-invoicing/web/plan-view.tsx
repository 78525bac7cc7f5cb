import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { StatStrip } from '#kit/ui/stat-strip/stat-strip.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useAmount, useDayText } from '#slices/billing/web/api.ts';
import { DifferenceDialog } from './difference-dialog.tsx';
import {
  invoiceGroups,
  invoiceRuns,
  type GroupInvoicePlanQuery,
  type PlannedInvoiceRowFragment,
} from './group-invoicing.graphql.generated.ts';
import styles from './group-invoicing.module.css';
import type { Order } from './order.ts';
import { ChargedTable, LeftOutTable } from './plan-tables.tsx';

export interface ShownPlan {
  order: Order;
  plan: GroupInvoicePlanQuery['groupInvoicePlan'];
  runId: string;
}

interface PlanViewProps {
  shown: ShownPlan;
  isBusy: boolean;
  onShow: (order: Order) => Promise<void>;
  onBack: () => void;
}

/** Who would be charged how much, and who not; then it is asked for exactly so. */
export function PlanView({ shown, isBusy, onShow, onBack }: PlanViewProps) {
  const { order, plan, runId } = shown;
  const { charged, leftOut, total, currency } = plan;
  const text = useText();
  const amountText = useAmount();
  const dayText = useDayText();
  const navigate = useNavigate();
  const [reduced, setReduced] = useState<PlannedInvoiceRowFragment | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(
    function beginAtTheTop() {
      heading.current?.focus();
    },
    [runId],
  );
  const { mutate, isBusy: isBeginning } = useMutation({ stale: [invoiceRuns] });

  async function begin(): Promise<void> {
    const expected = { expectedCount: charged.length, expectedTotal: total };
    const remedies = { invoiceRunChanged: () => onShow(order) };
    const begun = await mutate(invoiceGroups, { runId, order, ...expected }, remedies);
    if (begun) await navigate(`?tab=runs&run=${begun.invoiceGroups._id}`);
  }
  const takenOut = order.takenOut ?? [];
  const takeOut = (ids: readonly string[]): void => void onShow({ ...order, takenOut: [...ids] });

  return (
    <section className={styles['stack']} aria-label={text('invoicePlan')}>
      <h2 ref={heading} tabIndex={-1}>
        {order.title}
      </h2>
      <StatStrip
        stats={[
          { label: text('invoicePlanStudents'), value: charged.length },
          { label: text('booksTotal'), value: amountText(total, currency) },
          { label: text('invoicePlanLeftOut'), value: leftOut.length },
          { label: text('booksDue'), value: dayText(order.dueOn) },
        ]}
      />
      <div className={styles['row']}>
        <Button
          tone="primary"
          isProcessing={isBeginning}
          disabled={charged.length === 0}
          onClick={() => void begin()}
        >
          <Text id="invoiceThese" values={{ count: charged.length }} />
        </Button>
        <Button onClick={onBack}>
          <Text id="back" />
        </Button>
      </div>
      {charged.length === 0 ? (
        <EmptyState icon="users" title={<Text id="nobodyToInvoice" />} />
      ) : (
        <ChargedTable
          plan={plan}
          onReduce={setReduced}
          onTakeOut={({ _id }) => takeOut([...takenOut, _id])}
        />
      )}
      {leftOut.length > 0 && (
        <LeftOutTable
          leftOut={leftOut}
          onInclude={({ _id }) => takeOut([...takenOut].filter((id) => id !== _id))}
        />
      )}
      {reduced && (
        <DifferenceDialog
          student={reduced}
          currency={currency}
          isBusy={isBusy}
          onSave={async (difference) => {
            const others = (order.differences ?? []).filter(({ personId }) => personId !== reduced._id);
            await onShow({ ...order, differences: [...others, { personId: reduced._id, ...difference }] });
            setReduced(null);
          }}
          onClose={() => setReduced(null)}
        />
      )}
    </section>
  );
}
