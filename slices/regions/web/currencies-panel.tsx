import { useState } from 'react';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { MenuItem } from '#kit/ui/menu/menu-item.tsx';
import { DataTable } from '#kit/ui/table/data-table.tsx';
import type { Table } from '#kit/ui/table/table.ts';
import { useList } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { managedCurrencies, type OneCurrencyFragment } from './currencies.graphql.generated.ts';
import { CurrencyDialog } from './currency-dialog.tsx';
import styles from './regions.module.css';
import { useCurrencyActions } from './use-currency-actions.ts';

type Row = OneCurrencyFragment & { _id: string };

/** The currencies of the college, and which regions use them. */
export function CurrenciesPanel() {
  const list = useList();
  const answer = useQuery(managedCurrencies, {});
  const actions = useCurrencyActions();
  const [edited, setEdited] = useState<Row | 'new' | null>(null);
  const table = useCurrenciesTable(setEdited, (currency) => void actions.remove(currency));
  const rows = answer.data?.managedCurrencies.map((currency) => ({ ...currency, _id: currency.value }));
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
          onSave={actions.save}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

function useCurrenciesTable(onEdit: (row: Row) => void, onRemove: (row: Row) => void): Table<Row> {
  const text = useText();
  return {
    label: text('currencies'),
    nameOf: ({ value }) => value,
    columns: [
      { id: 'value', header: text('currencyCode'), cell: ({ value }) => <b>{value}</b> },
      { id: 'label', header: text('currencyName'), cell: ({ label }) => label },
      { id: 'decimals', header: text('currencyDecimals'), align: 'end', cell: ({ decimals }) => decimals },
      {
        id: 'regions',
        header: text('currencyUsedBy'),
        cell: ({ regionNames }) => regionNames.join(', '),
      },
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
