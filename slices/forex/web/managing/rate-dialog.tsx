import { useIntl } from 'react-intl';
import { NumberField } from '#kit/ui/field/number-field.tsx';
import { NumberSelectField } from '#kit/ui/field/number-select-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { monthNumber, monthOfNumber, type Month } from '#slices/forex/rules/month.ts';
import { HIGHEST_RATE, type RateChange } from '#slices/forex/rules/rate.ts';
import type { MonthlyRate, Rate } from '#slices/forex/rules/rates-by-month.ts';
import { useMonthText } from '../use-month-text.ts';
import styles from './rates.module.css';

/** As exact as banks publish them. */
const TYPED_DECIMALS = 6;
/** Older rates come by file. */
const YEARS_OFFERED = 10;
const yearsFrom = (latest: number): number[] =>
  Array.from({ length: YEARS_OFFERED }, (_, index) => latest - index);
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

interface RateDialogProps {
  currency: string;
  /** The month whose rate is entered or changed; null where it is still to be chosen. */
  edited: MonthlyRate | null;
  /** What is stored, so that a rate that is there already is changed knowingly. */
  rates: readonly Rate[];
  thisMonth: Month;
  onSave: (change: RateChange) => Promise<boolean>;
  onClose: () => void;
}

/** The rate of one month. */
export function RateDialog({ currency, edited, rates, thisMonth, onSave, onClose }: RateDialogProps) {
  const text = useText();
  const monthText = useMonthText();
  const { formatDate } = useIntl();
  const latest = monthOfNumber(monthNumber(thisMonth) + 1);
  const isEntered = edited !== null && !edited.isLatestAvailable;

  async function save(typed: Record<'year' | 'month' | 'rate', string>): Promise<void> {
    const { year, month } = edited ?? { year: Number(typed.year), month: Number(typed.month) };
    const stored = rates.find((rate) => rate.year === year && rate.month === month);
    const change = { currency, year, month, rate: Number(typed.rate), before: stored?.rate ?? null };
    if (await onSave(change)) onClose();
  }

  return (
    <Modal isOpen title={<Text id={isEntered ? 'changeRate' : 'enterRate'} />} onClose={onClose}>
      <Form<'year' | 'month' | 'rate'> id="rate" onSubmit={save}>
        {edited ? (
          <p className={styles['lead']}>{monthText(edited)}</p>
        ) : (
          <div className={styles['choices']}>
            <NumberSelectField
              name="month"
              label={text('rateMonth')}
              options={MONTHS.map((value) => ({
                value,
                label: formatDate(Date.UTC(thisMonth.year, value - 1), { month: 'long', timeZone: 'UTC' }),
              }))}
              hidesPlaceholder
              defaultValue={thisMonth.month}
            />
            <NumberSelectField
              name="year"
              label={text('rateYear')}
              options={yearsFrom(latest.year).map((value) => ({ value, label: String(value) }))}
              hidesPlaceholder
              defaultValue={thisMonth.year}
            />
          </div>
        )}
        <NumberField
          name="rate"
          label={text('rateUnits')}
          help={text('rateForDollar', { currency })}
          defaultValue={isEntered ? edited.rate : null}
          rules={{ decimals: TYPED_DECIMALS, min: 10 ** -TYPED_DECIMALS, max: HIGHEST_RATE }}
          required
        />
      </Form>
    </Modal>
  );
}
