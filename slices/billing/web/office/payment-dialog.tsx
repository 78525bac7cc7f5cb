import { useState } from 'react';
import { addDays, requireDay } from '#kit/calendar/day.ts';
import { atLeastNothing } from '#kit/money/amounts.ts';
import { minorUnits } from '#kit/money/minor-units.ts';
import { DayField } from '#kit/ui/date/day-field.tsx';
import { MoneyField } from '#kit/ui/field/money-field.tsx';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { DAYS_BACK, REFERENCE_MAX } from '../../rules/changes.ts';
import { DESK_METHODS, type DeskMethod } from '../../rules/ledger.ts';
import { invoicesOf, type Finances } from './asked-change.ts';
import { useAmount } from '../use-amount.ts';
import { METHOD_TEXTS } from './books-in-words.ts';
import { recordAdvance, recordPayment, type OfficeAccountFragment } from './finances.graphql.generated.ts';
import { useBooking, useReversibleToast } from './use-booking.ts';

interface PaymentDialogProps {
  finances: Finances;
  account: OfficeAccountFragment;
  /** Which it is for to begin with; none for a payment in advance. */
  invoiceId: string | null;
  onClose: () => void;
}

type Name = 'invoiceId' | 'amount' | 'method' | 'day' | 'reference';

/** Records cash or a bank transfer, for an invoice or in advance. */
export function PaymentDialog({ finances, account, invoiceId: first, onClose }: PaymentDialogProps) {
  const text = useText();
  const amountText = useAmount();
  const book = useBooking();
  const tell = useReversibleToast();
  // The same however often the form is sent, so that it is booked once.
  const [transactionId] = useState(() => crypto.randomUUID());
  const [chosen, setChosen] = useState(first);
  const { currency, today, regionId } = account;
  const payable = invoicesOf(finances, account).filter(
    ({ _id, status, balance }) => _id === first || (status !== 'DELETED' && balance > 0),
  );
  const invoice = payable.find(({ _id }) => _id === chosen);
  const due = invoice ? atLeastNothing(invoice.balance) : null;

  async function send(values: Record<Name, string>): Promise<void> {
    const amount = minorUnits(Number(values.amount));
    const paymentInput = {
      amount,
      method: values.method as DeskMethod,
      day: requireDay(values.day),
      reference: values.reference,
    };
    const booked = chosen
      ? await book(recordPayment, { transactionId, invoiceId: chosen, paymentInput })
      : await book(recordAdvance, { transactionId, personId: finances._id, regionId, paymentInput });
    if (!booked) return;
    tell(text('booksWasRecorded', { amount: amountText(amount, currency) }), transactionId);
    onClose();
  }

  return (
    <Modal isOpen title={`${text('booksRecordPayment')} · ${account.regionName}`} onClose={onClose}>
      <Form<Name> id="payment" submitLabel={text('booksRecordPayment')} onSubmit={send}>
        <SelectField
          name="invoiceId"
          label={text('booksFor')}
          hidesPlaceholder
          defaultValue={first ?? ''}
          onChange={({ currentTarget }) => setChosen(currentTarget.value || null)}
          options={[
            ...payable.map(({ _id, number, title, balance }) => ({
              value: _id,
              label: `${number} · ${title} (${amountText(balance, currency)})`,
            })),
            { value: '', label: text('booksForNoInvoice') },
          ]}
        />
        <MoneyField
          key={chosen}
          name="amount"
          label={text('booksAmount')}
          currency={currency}
          defaultCents={due === 0 ? null : due}
          required
          help={chosen && <Text id="booksMoreStays" />}
        />
        <SelectField
          name="method"
          label={text('booksMethod')}
          hidesPlaceholder
          options={DESK_METHODS.map((method) => ({ value: method, label: text(METHOD_TEXTS[method]) }))}
        />
        <DayField
          name="day"
          label={text('booksPaidOn')}
          rules={{ today, min: addDays(today, -DAYS_BACK), max: today }}
          defaultDay={today}
          required
        />
        <TextField name="reference" label={text('booksReference')} maxLength={REFERENCE_MAX} />
      </Form>
    </Modal>
  );
}
