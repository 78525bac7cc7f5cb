import { plus } from '#kit/money/amounts.ts';
import { Link } from '#kit/ui/link/link.tsx';
import { StatStrip } from '#kit/ui/stat-strip/stat-strip.tsx';
import type { Column } from '#kit/ui/table/table.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { AGE_TEXTS, OWED_AGES } from '../../rules/transaction-texts.ts';
import { PlainTable } from '../office/plain-table.tsx';
import { useAmount } from '../use-amount.ts';
import type { ReceivablesQuery } from './receivables.graphql.generated.ts';

type Campus = ReceivablesQuery['receivables'][number];

const creditOf = ({ overpaid, advances }: Campus) => plus(overpaid, advances);

interface OwedByCampusProps {
  campuses: readonly Campus[];
  /** Where the invoices of one campus are listed. */
  addressOf: (regionId: string) => string;
}

/** What is owed by age: figures side by side for one campus, a row for each of several. */
export function OwedByCampus({ campuses, addressOf }: OwedByCampusProps) {
  const text = useText();
  const columns = useColumns(addressOf);
  const [only] = campuses;
  if (!only) return null;
  if (campuses.length === 1)
    return (
      <StatStrip stats={columns.slice(1).map(({ header, cell }) => ({ label: header, value: cell(only) }))} />
    );
  const rows = campuses.map((campus) => ({ ...campus, _id: `${campus.regionId} ${campus.currency.value}` }));
  return (
    <PlainTable
      table={{
        label: text('owedByCampus'),
        density: 'dense',
        columns,
        nameOf: ({ regionName }) => regionName,
      }}
      rows={rows}
    />
  );
}

function useColumns(addressOf: OwedByCampusProps['addressOf']): Column<Campus>[] {
  const text = useText();
  const amountText = useAmount();
  const amount = (id: string, header: string, of: (campus: Campus) => Campus['owed']): Column<Campus> => ({
    id,
    header,
    align: 'end',
    cell: (campus) => (of(campus) === 0 ? '–' : amountText(of(campus), campus.currency)),
  });
  return [
    {
      id: 'campus',
      header: text('booksCampus'),
      cell: ({ regionId, regionName }) => <Link to={addressOf(regionId)}>{regionName}</Link>,
    },
    amount('owed', text('booksOwed'), ({ owed }) => owed),
    ...OWED_AGES.map((age) => amount(age, text(AGE_TEXTS[age]), (campus) => campus[age])),
    amount('credit', text('booksCredit'), creditOf),
  ];
}
