import { useIntl } from 'react-intl';
import { decimal, integer, type ValuesOf } from '#kit/record/field.ts';
import { NumberField } from '#kit/ui/field/number-field.tsx';
import { NumberSelectField } from '#kit/ui/field/number-select-field.tsx';
import { FieldsForm } from '#kit/ui/form/fields-form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { monthNumber, monthOfNumber, type Month } from '#slices/forex/rules/month.ts';
import { HIGHEST_RATE, type RateChange } from '#slices/forex/rules/rate.ts';
import type { MonthlyRate, Rate } from '#slices/forex/rules/rates-by-month.ts';
import { useMonthText } from '../use-month-text.ts';
import styles from './rates.module.css';

/** As exact as banks publish rates. */
const SMALLEST = 0.000001;

const RATE = {
  year: integer({ problem: 'rateMonthInvalid' }),
  month: integer({ problem: 'rateMonthInvalid' }),
  rate: decimal({ min: SMALLEST, max: HIGHEST_RATE, step: SMALLEST, problem: 'rateInvalid' }),
};
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
  const { year, month } = edited ?? thisMonth;
  const isEntered = edited !== null && !edited.isLatestAvailable;

  async function save(typed: ValuesOf<typeof RATE>): Promise<void> {
    const stored = rates.find((known) => known.year === typed.year && known.month === typed.month);
    if (await onSave({ currency, ...typed, before: stored?.rate ?? null })) onClose();
  }

  return (
    <Modal isOpen title={<Text id={isEntered ? 'changeRate' : 'enterRate'} />} onClose={onClose}>
      <FieldsForm
        id="rate"
        fields={RATE}
        initial={{ year, month, ...(isEntered && { rate: edited.rate }) }}
        onSubmit={save}
      >
        {({ control, choice }) => (
          <>
            {edited ? (
              <p className={styles['lead']}>{monthText(edited)}</p>
            ) : (
              <div className={styles['choices']}>
                <NumberSelectField
                  {...choice('month')}
                  label={text('rateMonth')}
                  options={MONTHS.map((value) => ({
                    value,
                    label: formatDate(Date.UTC(thisMonth.year, value - 1), {
                      month: 'long',
                      timeZone: 'UTC',
                    }),
                  }))}
                  hidesPlaceholder
                />
                <NumberSelectField
                  {...choice('year')}
                  label={text('rateYear')}
                  options={yearsFrom(latest.year).map((value) => ({ value, label: String(value) }))}
                  hidesPlaceholder
                />
              </div>
            )}
            <NumberField
              {...control('rate')}
              label={text('rateUnits')}
              help={text('rateForDollar', { currency })}
            />
          </>
        )}
      </FieldsForm>
    </Modal>
  );
}
