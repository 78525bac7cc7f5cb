import { useState } from 'react';
import { addDays, requireDay } from '#kit/calendar/day.ts';
import { minorUnits } from '#kit/money/minor-units.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { DayField } from '#kit/ui/date/day-field.tsx';
import { FactList } from '#kit/ui/fact-list/fact-list.tsx';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { calculate, LINES_MAX, NOTE_MAX, TITLE_MAX } from '../../rules/invoice.ts';
import { useAmount } from '../use-amount.ts';
import styles from './finances.module.css';
import { issueInvoice, type OfficeAccountFragment } from './finances.graphql.generated.ts';
import { draftOf, InvoiceLineFields, NEW_LINE, type TypedLine } from './invoice-line-fields.tsx';
import { useBooking } from './use-booking.ts';

interface NewInvoiceDialogProps {
  personId: string;
  account: OfficeAccountFragment;
  onClose: () => void;
}

/** Until when it is to be paid, unless told otherwise. */
const USUAL_DAYS = 30;

const newLine = (): TypedLine => ({ ...NEW_LINE, key: crypto.randomUUID() });

/** Writes an invoice; its sums are shown while it is typed. */
export function NewInvoiceDialog({ personId, account, onClose }: NewInvoiceDialogProps) {
  const text = useText();
  const book = useBooking();
  // The same however often the form is sent, so that one is issued.
  const [invoiceId] = useState(() => crypto.randomUUID());
  const [lines, setLines] = useState<readonly TypedLine[]>(() => [newLine()]);
  const { regionId, currency, today } = account;

  const change = (key: string, typed: Partial<TypedLine>): void =>
    setLines((before) => before.map((line) => (line.key === key ? { ...line, ...typed } : line)));

  async function send(values: Record<string, string>): Promise<void> {
    const of = (name: string): string => values[name] ?? '';
    const invoiceInput = {
      title: of('title'),
      note: of('note'),
      dueOn: requireDay(of('dueOn')),
      lines: lines.map((_, at) => ({
        particulars: of(`lines.${at}.particulars`),
        quantity: Number(of(`lines.${at}.quantity`)),
        price: minorUnits(Number(of(`lines.${at}.price`))),
        taxRate: Number(of(`lines.${at}.taxRate`)),
      })),
    };
    const issued = await book(issueInvoice, { invoiceId, personId, regionId, invoiceInput });
    if (!issued) return;
    showToast('success', text('booksWasIssued', { number: issued.issueInvoice.number }));
    onClose();
  }

  return (
    <Modal isOpen title={`${text('booksNewInvoice')} · ${account.regionName}`} onClose={onClose}>
      <Note>
        <Text id="booksIssueHelp" />
      </Note>
      <Form<string> id="newInvoice" submitLabel={text('booksIssue')} onSubmit={send}>
        <TextField name="title" label={text('booksTitle')} required maxLength={TITLE_MAX} autoFocus />
        <DayField
          name="dueOn"
          label={text('booksDueOn')}
          rules={{ today, min: today }}
          defaultDay={addDays(today, USUAL_DAYS)}
          required
        />
        <div className={styles['lines']}>
          {lines.map((line, at) => (
            <InvoiceLineFields
              key={line.key}
              line={line}
              place={at}
              currency={currency}
              onChange={(typed) => change(line.key, typed)}
              onRemove={lines.length > 1 ? () => setLines(lines.filter(({ key }) => key !== line.key)) : null}
            />
          ))}
          {lines.length < LINES_MAX && (
            <div>
              <Button onClick={() => setLines([...lines, newLine()])}>
                <Icon name="plus" />
                <Text id="booksAddLine" />
              </Button>
            </div>
          )}
        </div>
        <TextArea
          name="note"
          label={text('booksNote')}
          help={text('booksNoteHelp')}
          rows={2}
          maxLength={NOTE_MAX}
        />
        <Sums lines={lines} currency={currency} />
      </Form>
    </Modal>
  );
}

function Sums({
  lines,
  currency,
}: {
  lines: readonly TypedLine[];
  currency: OfficeAccountFragment['currency'];
}) {
  const text = useText();
  const amountText = useAmount();
  const { subtotal, tax, total } = calculate(lines.map(draftOf).filter((line) => line !== null));
  return (
    <div aria-live="polite">
      <FactList
        facts={[
          { term: text('booksSubtotal'), value: amountText(subtotal, currency) },
          { term: text('booksTax'), value: amountText(tax, currency) },
          { term: text('booksTotal'), value: <b>{amountText(total, currency)}</b> },
        ]}
      />
    </div>
  );
}
