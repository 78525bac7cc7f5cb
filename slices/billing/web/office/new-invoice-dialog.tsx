import { useState } from 'react';
import { addDays, requireDay } from '#kit/calendar/day.ts';
import { DayField } from '#kit/ui/date/day-field.tsx';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { NOTE_MAX, TITLE_MAX, USUAL_DAYS } from '../../rules/invoice.ts';
import { issueInvoice, type OfficeAccountFragment } from './finances.graphql.generated.ts';
import { InvoiceLines, LineSums, useInvoiceLines } from './invoice-lines.tsx';
import { useBooking } from './use-booking.ts';

interface NewInvoiceDialogProps {
  personId: string;
  account: OfficeAccountFragment;
  onClose: () => void;
}

/** Writes an invoice; its sums are shown while it is typed. */
export function NewInvoiceDialog({ personId, account, onClose }: NewInvoiceDialogProps) {
  const text = useText();
  const book = useBooking();
  // The same however often the form is sent, so that one is issued.
  const [invoiceId] = useState(() => crypto.randomUUID());
  const typed = useInvoiceLines();
  const { regionId, currency, today } = account;

  async function send(values: Record<string, string>): Promise<void> {
    const of = (name: string): string => values[name] ?? '';
    const invoiceInput = {
      title: of('title'),
      note: of('note'),
      dueOn: requireDay(of('dueOn')),
      lines: typed.said(values),
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
        <InvoiceLines typed={typed} currency={currency} />
        <TextArea
          name="note"
          label={text('booksNote')}
          help={text('booksNoteHelp')}
          rows={2}
          maxLength={NOTE_MAX}
        />
        <LineSums lines={typed.lines} currency={currency} />
      </Form>
    </Modal>
  );
}
