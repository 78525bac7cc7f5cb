import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { NumberSelectField } from '#kit/ui/field/number-select-field.tsx';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { useCurrencyOption } from '#kit/ui/field/use-currency-option.ts';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { MenuItem } from '#kit/ui/menu/menu-item.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { DataTable } from '#kit/ui/table/data-table.tsx';
import type { Table } from '#kit/ui/table/table.ts';
import { useList } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { monthAt, monthCode } from '../../rules/month.ts';
import { BASE_CURRENCY, RATE_DECIMALS, type RateChange } from '../../rules/rate.ts';
import { ratesByMonth, type MonthlyRate } from '../../rules/rates-by-month.ts';
import { chartsFilter } from '../charts-filter.ts';
import { forexRates, ratedCurrencies, saveForexRates } from '../exchange-rates.graphql.generated.ts';
import { ratesProblem } from '../rates-problem.ts';
import { useMonthText } from '../use-month-text.ts';
import { ImportRatesDialog } from './import-rates-dialog.tsx';
import { RateDialog } from './rate-dialog.tsx';
import styles from './rates.module.css';

/** The monthly rates of all currencies, where administrators enter them (HOLE-56). */
export function ExchangeRatesPanel() {
  const answer = useQuery(ratedCurrencies, {});
  return (
    <Card title={<Text id="exchangeRates" />}>
      <p className={styles['lead']}>
        <Text id="ratesLead" />
      </p>
      <DataView
        answer={{ ...answer, problem: ratesProblem(answer.problem) }}
        waiting={<Skeleton shape="fields" count={2} />}
      >
        {({ currencies }) => {
          const rated = currencies.filter(({ value }) => value !== BASE_CURRENCY);
          if (rated.length > 0) return <CurrencyYear currencies={rated} />;
          return (
            <Note>
              <Text id="noRatedCurrencies" />
            </Note>
          );
        }}
      </DataView>
    </Card>
  );
}

interface CurrencyYearProps {
  currencies: readonly { value: string; label: string }[];
}

/** The rates of one currency in one year. Which currency a user looks at is remembered with their charts. */
function CurrencyYear({ currencies }: CurrencyYearProps) {
  const text = useText();
  const currencyOption = useCurrencyOption();
  const list = useList();
  const { selectedCurrency } = chartsFilter.use();
  const currency = (currencies.find(({ value }) => value === selectedCurrency) ?? currencies[0])?.value ?? '';
  const answer = useQuery(forexRates, { currency }, { fresh: true });
  const actions = useRateActions();
  const [thisMonth] = useState(() => monthAt(new Date()));
  const [chosenYear, setYear] = useState(thisMonth.year);
  const [edited, setEdited] = useState<MonthlyRate | 'new' | null>(null);
  const [isImporting, setIsImporting] = useState(false);
  const months = ratesByMonth(answer.data?.forexRates ?? [], thisMonth);
  const years = [...new Set([thisMonth.year, ...months.map((month) => month.year)])].toSorted(
    (a, b) => b - a,
  );
  // Another currency may have no rates in the year that was chosen for the one before.
  const year = years.includes(chosenYear) ? chosenYear : thisMonth.year;
  const rows = months.filter((month) => month.year === year);
  const table = useRatesTable({
    onEdit: setEdited,
    onRemove: ({ rate, ...month }) => void actions.save({ ...month, currency, rate: null, before: rate }),
  });
  return (
    <>
      <div className={styles['choices']}>
        <SelectField
          name="ratesCurrency"
          label={text('ratesCurrency')}
          options={currencies.map(currencyOption)}
          hidesPlaceholder
          value={currency}
          onChange={({ target }) => chartsFilter.change({ selectedCurrency: target.value })}
        />
        <NumberSelectField
          name="ratesYear"
          label={text('rateYear')}
          options={years.map((value) => ({ value, label: String(value) }))}
          hidesPlaceholder
          value={year}
          onChoose={(chosen) => setYear(chosen ?? thisMonth.year)}
        />
        <span className={styles['actions']}>
          <Button aria-haspopup="dialog" onClick={() => setIsImporting(true)}>
            <Icon name="upload" />
            <Text id="importRates" />
          </Button>
          <Button aria-haspopup="dialog" onClick={() => setEdited('new')}>
            <Icon name="plus" />
            <Text id="enterRate" />
          </Button>
        </span>
      </div>
      <DataTable
        table={table}
        list={list}
        answer={{
          ...answer,
          problem: ratesProblem(answer.problem),
          data: answer.data && {
            rows: rows.map((row) => ({ ...row, _id: monthCode(row) })),
            nextCursor: null,
            count: rows.length,
          },
        }}
        empty={
          <Note>
            <Text id="noRates" />
          </Note>
        }
      />
      {edited && (
        <RateDialog
          currency={currency}
          edited={edited === 'new' ? null : edited}
          rates={answer.data?.forexRates ?? []}
          thisMonth={thisMonth}
          onSave={(change) => {
            setYear(change.year);
            return actions.save(change);
          }}
          onClose={() => setEdited(null)}
        />
      )}
      {isImporting && (
        <ImportRatesDialog
          currencies={currencies.map(({ value }) => value)}
          onSave={actions.saveAll}
          onClose={() => setIsImporting(false)}
        />
      )}
    </>
  );
}

interface RateActions {
  /** Enters, changes or removes one rate; tells whether it was done. */
  save: (change: RateChange) => Promise<boolean>;
  /** All of a file at once; tells whether it was done. */
  saveAll: (changes: readonly RateChange[]) => Promise<boolean>;
}

/** The same change the other way round. */
const takenBack = (change: RateChange): RateChange => ({
  ...change,
  rate: change.before,
  before: change.rate,
});

/** What can be done about rates. Each action is told in a toast that offers to take it back. */
function useRateActions(): RateActions {
  const text = useText();
  const monthText = useMonthText();
  const undoToast = useUndoToast();
  const { mutate } = useMutation({ stale: [forexRates], afterRefusalToo: true });

  /** Rows of tables and lines of files know more than the server asks for. */
  const send = (changes: readonly RateChange[]) =>
    mutate(saveForexRates, {
      rates: changes.map(({ currency, year, month, rate, before }) => ({
        currency,
        year,
        month,
        rate,
        before,
      })),
    });

  async function store(changes: readonly RateChange[], words: string): Promise<boolean> {
    if (!(await send(changes))) return false;
    undoToast(words, () => void send(changes.map((change) => takenBack(change))));
    return true;
  }

  return {
    save: (change) =>
      store([change], text(change.rate === null ? 'rateRemoved' : 'rateSaved', { month: monthText(change) })),
    saveAll: (changes) => store(changes, text('ratesImported', { count: changes.length })),
  };
}

interface RateRowActions {
  onEdit: (rate: MonthlyRate) => void;
  onRemove: (rate: MonthlyRate) => void;
}

/** The months of a year with their rates; a month without one of its own says so and shows what stands in for it. */
function useRatesTable({ onEdit, onRemove }: RateRowActions): Table<MonthlyRate & { _id: string }> {
  const text = useText();
  const monthText = useMonthText();
  const { formatNumber } = useIntl();
  return {
    label: text('exchangeRates'),
    counted: 'monthsCounted',
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
