import { useIntl } from 'react-intl';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { MenuItem } from '#kit/ui/menu/menu-item.tsx';
import type { Table } from '#kit/ui/table/table.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { RATE_DECIMALS } from '../../rules/rate.ts';
import type { MonthlyRate } from '../../rules/rates-by-month.ts';
import { useMonthText } from '../use-month-text.ts';
import styles from './rates.module.css';

interface RateRowActions {
  onEdit: (rate: MonthlyRate) => void;
  onRemove: (rate: MonthlyRate) => void;
}

/** The months of a year with their rates; a month without one of its own says so and shows what stands in for it. */
export function useRatesTable({ onEdit, onRemove }: RateRowActions): Table<MonthlyRate & { _id: string }> {
  const text = useText();
  const monthText = useMonthText();
  const { formatNumber } = useIntl();
  return {
    label: text('exchangeRates'),
    nameOf: monthText,
    density: 'dense',
    columns: [
      { id: 'month', header: text('rateMonth'), cell: monthText },
      {
        id: 'rate',
        header: text('rateUnits'),
        align: 'end',
        cell: ({ rate, isLatestAvailable }) => (
          <span className={styles['rate']}>
            {isLatestAvailable && (
              <Chip tone="warning">
                <Text id="latestAvailableRate" />
              </Chip>
            )}
            {formatNumber(rate, { maximumFractionDigits: RATE_DECIMALS })}
          </span>
        ),
      },
    ],
    menuOf: (month) => (
      <>
        <MenuItem icon="edit" action={() => onEdit(month)}>
          <Text id={month.isLatestAvailable ? 'enterRate' : 'changeRate'} />
        </MenuItem>
        {!month.isLatestAvailable && (
          <MenuItem icon="trash" tone="danger" action={() => onRemove(month)}>
            <Text id="removeRate" />
          </MenuItem>
        )}
      </>
    ),
  };
}
