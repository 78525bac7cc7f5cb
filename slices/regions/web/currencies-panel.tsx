import { useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { RecordDialog } from '#kit/client/records/record-dialog.tsx';
import { fieldValues } from '#kit/record/changed-fields.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { NumberField } from '#kit/ui/field/number-field.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { MenuItem } from '#kit/ui/menu/menu-item.tsx';
import { DataTable } from '#kit/ui/table/data-table.tsx';
import type { Table } from '#kit/ui/table/table.ts';
import { useList } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { currency as fields, type CurrencyValues } from '../rules/currency.ts';
import {
  managedCurrencies,
  removeCurrency,
  saveCurrency,
  type OneCurrencyFragment,
} from './currencies.graphql.generated.ts';
import styles from './regions.module.css';

type Row = OneCurrencyFragment & { _id: string };

const rowOf = (currency: OneCurrencyFragment): Row => ({ ...currency, _id: currency.value });

const findCurrencies = async (): Promise<Row[]> =>
  (await call(managedCurrencies, {})).managedCurrencies.map(rowOf);

/** The currencies of the college, and which regions use them. */
export function CurrenciesPanel() {
  const list = useList();
  const answer = useQuery(managedCurrencies, {});
  const [edited, setEdited] = useState<Row | 'new' | null>(null);
  const { tellSaved, remove } = useCurrencyActions();
  const table = useCurrenciesTable(setEdited, (currency) => void remove(currency));
  const rows = answer.data?.managedCurrencies.map(rowOf);
  return (
    <>
      <div className={styles['bar']}>
        <Button tone="primary" aria-haspopup="dialog" onClick={() => setEdited('new')}>
          <Icon name="plus" />
          <Text id="newCurrency" />
        </Button>
      </div>
      <DataTable table={table} list={list} answer={{ ...answer, data: rows && { rows, nextCursor: null } }} />
      {edited && (
        <CurrencyDialog
          currency={edited === 'new' ? null : edited}
          onSaved={tellSaved}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

/** Each action is told in a toast that offers to take it back. */
function useCurrencyActions() {
  const text = useText();
  const undoToast = useUndoToast();
  const { mutate } = useMutation({ stale: [managedCurrencies], afterRefusalToo: true });

  function tellSaved(saved: OneCurrencyFragment, before: CurrencyValues | null): void {
    const takeBack = () => (before ? save(before, saved) : remove(saved));
    undoToast(text('currencySaved', { code: saved.value }), () => void takeBack());
  }

  async function save(values: CurrencyValues, known: OneCurrencyFragment | null): Promise<void> {
    const currencyInput = { ...fieldValues(fields, values), version: known?.version ?? null };
    const answer = await mutate(saveCurrency, { currencyInput });
    if (answer) tellSaved(answer.saveCurrency, known);
  }

  async function remove(currency: CurrencyValues): Promise<void> {
    const { value } = currency;
    if (!(await mutate(removeCurrency, { value }))) return;
    undoToast(text('currencyRemoved', { code: value }), () => void save(currency, null));
  }

  return { tellSaved, remove };
}

interface CurrencyDialogProps {
  /** Null for a new one. */
  currency: Row | null;
  onSaved: (saved: OneCurrencyFragment, before: OneCurrencyFragment | null) => void;
  onClose: () => void;
}

function CurrencyDialog({ currency, onSaved, onClose }: CurrencyDialogProps) {
  const text = useText();
  return (
    <RecordDialog
      id="currency"
      title={<Text id={currency ? 'editCurrency' : 'newCurrency'} />}
      fields={fields}
      stored={currency}
      initial={{ decimals: 2 }}
      save={async ({ value, ...said }, { version }) => {
        const currencyInput = { ...said, value: value.toUpperCase(), version };
        return (await call(saveCurrency, { currencyInput })).saveCurrency;
      }}
      stale={[managedCurrencies]}
      onSaved={(saved, { before }) => onSaved(saved, before)}
      reload={async (value) => (await findCurrencies()).find(({ _id }) => _id === value) ?? null}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          {!currency && (
            <TextField
              {...control('value')}
              label={text('currencyCode')}
              help={text('currencyCodeHelp')}
              minLength={3}
              autoComplete="off"
              autoFocus
            />
          )}
          <TextField {...control('label')} label={text('currencyName')} autoComplete="off" />
          <NumberField {...control('decimals')} label={text('currencyDecimals')} />
        </>
      )}
    </RecordDialog>
  );
}

function useCurrenciesTable(onEdit: (row: Row) => void, onRemove: (row: Row) => void): Table<Row> {
  const text = useText();
  return {
    label: text('currencies'),
    counted: 'currenciesCounted',
    nameOf: ({ value }) => value,
    columns: [
      { id: 'value', header: text('currencyCode'), cell: ({ value }) => <b>{value}</b> },
      { id: 'label', header: text('currencyName'), cell: ({ label }) => label },
      { id: 'decimals', header: text('currencyDecimals'), align: 'end', cell: ({ decimals }) => decimals },
      { id: 'regions', header: text('currencyUsedBy'), cell: ({ regionNames }) => regionNames.join(', ') },
    ],
    menuOf: (currency) => (
      <>
        <MenuItem icon="edit" action={() => onEdit(currency)}>
          <Text id="editCurrency" />
        </MenuItem>
        <MenuItem icon="trash" tone="danger" action={() => onRemove(currency)}>
          <Text id="removeCurrency" />
        </MenuItem>
      </>
    ),
  };
}
