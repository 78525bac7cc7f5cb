import { useState } from 'react';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { NumberSelectField } from '#kit/ui/field/number-select-field.tsx';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { useCurrencyOption } from '#kit/ui/field/use-currency-option.ts';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { DataTable } from '#kit/ui/table/data-table.tsx';
import { useList } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { monthAt, monthCode } from '../../rules/month.ts';
import { ratesByMonth, type MonthlyRate } from '../../rules/rates-by-month.ts';
import { chartsFilter } from '../charts-filter.ts';
import { forexRates } from '../exchange-rates.graphql.generated.ts';
import { ratesProblem } from '../rates-problem.ts';
import { ImportRatesDialog } from './import-rates-dialog.tsx';
import { RateDialog } from './rate-dialog.tsx';
import styles from './rates.module.css';
import { useRateActions } from './use-rate-actions.ts';
import { useRatesTable } from './use-rates-table.tsx';

interface CurrencyYearProps {
  currencies: readonly { value: string; label: string }[];
}

/** The rates of one currency in one year. Which currency somebody looks at is remembered with their charts. */
export function CurrencyYear({ currencies }: CurrencyYearProps) {
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
