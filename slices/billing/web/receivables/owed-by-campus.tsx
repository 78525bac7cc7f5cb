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

type Part = 'owed' | 'overdue' | 'credit' | (typeof OWED_AGES)[number];

const PART_TEXTS = {
  owed: 'booksOwed',
  overdue: 'booksOverdue',
  older: AGE_TEXTS.older,
  credit: 'booksCredit',
} as const;

interface OwedByCampusProps {
  campuses: readonly Campus[];
  /** Where the invoices of one campus are listed. */
  addressOf: (regionId: string) => string;
}

/** What is owed: of one campus by age, of several a row each with what matters most. */
export function OwedByCampus({ campuses, addressOf }: OwedByCampusProps) {
  const text = useText();
  const written = useWritten();
  const columns = useColumns(addressOf);
  const [only, ...others] = campuses;
  if (!only) return null;
  if (others.length > 0)
    return (
      <PlainTable
        table={{
          label: text('owedByCampus'),
          density: 'dense',
          columns,
          nameOf: ({ regionName }) => regionName,
        }}
        rows={campuses.map((campus) => ({ ...campus, _id: `${campus.regionId} ${campus.currency.value}` }))}
      />
    );
  return (
    <StatStrip
      stats={[
        { label: text('booksOwed'), value: written(only, 'owed') },
        ...OWED_AGES.map((age) => ({ label: text(AGE_TEXTS[age]), value: written(only, age) })),
        { label: text('booksCredit'), value: written(only, 'credit') },
      ]}
    />
  );
}

/** Amounts of nothing are no figures to read. */
function useWritten(): (campus: Campus, part: Part) => string {
  const amountText = useAmount();
  return (campus, part) => {
    const amount = part === 'credit' ? plus(campus.overpaid, campus.advances) : campus[part];
    return amount === 0 ? '–' : amountText(amount, campus.currency);
  };
}

function useColumns(addressOf: OwedByCampusProps['addressOf']): Column<Campus>[] {
  const text = useText();
  const written = useWritten();
  const amount = (part: keyof typeof PART_TEXTS): Column<Campus> => ({
    id: part,
    header: text(PART_TEXTS[part]),
    align: 'end',
    cell: (campus) => written(campus, part),
  });
  return [
    {
      id: 'campus',
      header: text('booksCampus'),
      cell: ({ regionId, regionName }) => <Link to={addressOf(regionId)}>{regionName}</Link>,
    },
    amount('owed'),
    amount('overdue'),
    amount('older'),
    amount('credit'),
  ];
}
