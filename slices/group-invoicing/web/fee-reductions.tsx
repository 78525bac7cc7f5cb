import { useState } from 'react';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { useAmount, useDayText } from '#slices/billing/web/api.ts';
import { useIntl } from 'react-intl';
import {
  endFeeReduction,
  feeReductions,
  type FeeReductionRowFragment,
} from './group-invoicing.graphql.generated.ts';
import styles from './group-invoicing.module.css';
import { ReductionDialog } from './reduction-dialog.tsx';

interface FeeReductionsProps {
  personId: string;
  /** The campuses on which they may be given something. */
  regionIds: readonly string[];
}

/** What a student always pays less, for those who keep the books. */
export function FeeReductions({ personId, regionIds }: FeeReductionsProps) {
  const text = useText();
  const answer = useQuery(feeReductions, { personId });
  const [isGiving, setIsGiving] = useState(false);
  return (
    <Card title={<Text id="feeReductions" />}>
      <div className={styles['stack']}>
        <DataView
          answer={answer}
          waiting={null}
          empty={
            <p className={styles['quiet']}>
              <Text id="noFeeReductions" />
            </p>
          }
        >
          {({ feeReductions: rows }) => rows.map((row) => <ReductionRow key={row._id} reduction={row} />)}
        </DataView>
        <div>
          <Button
            aria-haspopup="dialog"
            onClick={() => setIsGiving(true)}
            aria-label={text('giveFeeReduction')}
          >
            <Text id="giveFeeReduction" />
          </Button>
        </div>
      </div>
      {isGiving && (
        <ReductionDialog personId={personId} regionIds={regionIds} onClose={() => setIsGiving(false)} />
      )}
    </Card>
  );
}

function ReductionRow({ reduction }: { reduction: FeeReductionRowFragment }) {
  const { _id: feeReductionId, percentOff, amountOff, currency, reason, isEnded } = reduction;
  const text = useText();
  const amountText = useAmount();
  const dayText = useDayText();
  const { formatNumber } = useIntl();
  const undoToast = useUndoToast();
  const { mutate, isBusy } = useMutation();
  const off =
    percentOff > 0
      ? formatNumber(percentOff / 100, { style: 'percent', maximumFractionDigits: 2 })
      : amountText(amountOff, currency);
  const from = dayText(reduction.validFrom);

  async function end(): Promise<void> {
    if (await mutate(endFeeReduction, { feeReductionId, isEnded: true }))
      undoToast(
        text('feeReductionEnded'),
        () => void mutate(endFeeReduction, { feeReductionId, isEnded: false }),
      );
  }

  return (
    <div className={styles['row']}>
      <div>
        <b>
          {reason} · −{off}
        </b>{' '}
        {isEnded && (
          <Chip>
            <Text id="feeReductionEnded" />
          </Chip>
        )}
        <div className={styles['quiet']}>
          {reduction.regionName} ·{' '}
          {reduction.validTo ? (
            <Text id="feeReductionDays" values={{ from, to: dayText(reduction.validTo) }} />
          ) : (
            <Text id="feeReductionFrom" values={{ from }} />
          )}
        </div>
      </div>
      {!isEnded && (
        <Button
          isProcessing={isBusy}
          aria-label={text('endFeeReductionNamed', { reason })}
          onClick={() => void end()}
        >
          <Text id="endFeeReduction" />
        </Button>
      )}
    </div>
  );
}
