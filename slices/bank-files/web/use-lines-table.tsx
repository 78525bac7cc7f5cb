import { Chip } from '#kit/ui/chip/chip.tsx';
import { Who } from '#kit/ui/decisions/shown-decision.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import type { Column, Table } from '#kit/ui/table/table.ts';
import { TwoLines } from '#kit/ui/table/two-lines.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useAmount, useDayText } from '#slices/billing/web/api.ts';
import styles from './bank-files.module.css';
import type { ListedBankLineFragment } from './bank-lines.graphql.generated.ts';
import { REASON_TEXTS } from './reason-texts.ts';
import { SIDE_TEXTS, type Side } from './shown.ts';

type Row = ListedBankLineFragment;

/** The payments of one side; the one that is open beside the list is marked in it. */
export function useLinesTable(side: Side, opened: string | null, onOpen: (line: Row) => void): Table<Row> {
  const text = useText();
  const amountText = useAmount();
  const dayText = useDayText();
  const cameIn: Column<Row> = {
    id: 'cameIn',
    header: text('bankCameIn'),
    cell: ({ fileId, fileName, fileAddedAt, status }) => (
      <TwoLines below={<Text id={SIDE_TEXTS[status]} />}>
        <span>
          <Link to={`/invoices/bank-files/${fileId}`}>{fileName}</Link>
          {fileAddedAt && (
            <>
              {' · '}
              <Moment at={fileAddedAt} />
            </>
          )}
        </span>
      </TwoLines>
    ),
  };
  const pays: Column<Row> = { id: 'pays', header: text('bankPays'), cell: (line) => <Pays line={line} /> };
  return {
    label: text('bankLines'),
    counted: 'bankLinesCounted',
    nameOf: (line) => `${line.remitter || line.text}: ${amountText(line.amount, line.currency)}`,
    columns: [
      {
        id: 'from',
        header: text('bankColumnRemitter'),
        cell: (line) => (
          <Who
            name={line.remitter || text('bankNoText')}
            about={line.text}
            isOpened={line._id === opened}
            onOpen={() => onOpen(line)}
          />
        ),
      },
      side === 'REPEATED' ? cameIn : pays,
      {
        id: 'day',
        header: text('bankBooked'),
        cell: ({ day }) => <span className={styles['whole']}>{dayText(day)}</span>,
      },
      {
        id: 'amount',
        header: text('booksAmount'),
        align: 'end',
        cell: ({ amount, currency }) => <b className={styles['whole']}>{amountText(amount, currency)}</b>,
      },
    ],
  };
}

/** What it was booked for; what it may be for, and why; or why it is no payment. */
function Pays({ line: { status, suggestions, decisions, decisionId } }: { line: Row }) {
  const text = useText();
  const decision = decisions.find(({ _id }) => _id === decisionId);
  if (status === 'SET_ASIDE') return decision?.reason;
  if (decision)
    return decision.payments.map(({ _id, studentName, invoiceNumber }) => (
      <TwoLines key={_id} below={invoiceNumber}>
        {studentName}
      </TwoLines>
    ));
  const [likeliest] = suggestions;
  if (!likeliest)
    return (
      <span className={styles['quiet']}>
        <Text id="noBankSuggestion" />
      </span>
    );
  return (
    <TwoLines below={likeliest.reasons.map((reason) => text(REASON_TEXTS[reason])).join(' · ')}>
      <span className={styles['row']}>
        {likeliest.studentName} · {likeliest.number}
        {likeliest.isSure && (
          <Chip tone="success">
            <Text id="bankSure" />
          </Chip>
        )}
      </span>
    </TwoLines>
  );
}
