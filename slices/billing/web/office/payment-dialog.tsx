import { useState } from 'react';
import { addDays } from '#kit/calendar/day.ts';
import { atLeastNothing } from '#kit/money/amounts.ts';
import { day, line, money, oneOf, type ValuesOf } from '#kit/record/field.ts';
import { DayField } from '#kit/ui/date/day-field.tsx';
import { MoneyField } from '#kit/ui/field/money-field.tsx';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { FieldsForm } from '#kit/ui/form/fields-form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { DAYS_BACK, REFERENCE_MAX } from '../../rules/changes.ts';
import { DESK_METHODS } from '../../rules/ledger.ts';
import { invoicesOf, type Finances } from './asked-change.ts';
import { useAmount } from '../use-amount.ts';
import { recordAdvance, recordPayment, type OfficeAccountFragment } from './finances.graphql.generated.ts';
import { useBooking, useReversibleToast } from './use-booking.ts';
import { METHOD_TEXTS } from '../../rules/transaction-texts.ts';

interface PaymentDialogProps {
  finances: Finances;
  account: OfficeAccountFragment;
  /** Which it is for to begin with; none for a payment in advance. */
  invoiceId: string | null;
  onClose: () => void;
}

const PAYMENT = {
  amount: money({}),
  method: oneOf('DeskMethod', DESK_METHODS),
  day: day({}),
  reference: line({ max: REFERENCE_MAX, default: '', problem: 'referenceTooLong' }),
};

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

  async function send(paymentInput: ValuesOf<typeof PAYMENT>): Promise<void> {
    const booked = chosen
      ? await book(recordPayment, { transactionId, invoiceId: chosen, paymentInput })
      : await book(recordAdvance, { transactionId, personId: finances._id, regionId, paymentInput });
    if (!booked) return;
    tell(text('booksWasRecorded', { amount: amountText(paymentInput.amount, currency) }), transactionId);
    onClose();
  }

  return (
    <Modal isOpen title={`${text('booksRecordPayment')} · ${account.regionName}`} onClose={onClose}>
      <FieldsForm
        id="payment"
        fields={PAYMENT}
        initial={{ day: today }}
        submitLabel={text('booksRecordPayment')}
        onSubmit={send}
      >
        {({ control, choice }) => (
          <>
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
              {...control('amount')}
              label={text('booksAmount')}
              currency={currency}
              defaultCents={due === 0 ? null : due}
              help={chosen && <Text id="booksMoreStays" />}
            />
            <SelectField
              {...choice('method')}
              label={text('booksMethod')}
              hidesPlaceholder
              options={DESK_METHODS.map((method) => ({ value: method, label: text(METHOD_TEXTS[method]) }))}
            />
            <DayField
              {...control('day')}
              label={text('booksPaidOn')}
              rules={{ today, min: addDays(today, -DAYS_BACK), max: today }}
            />
            <TextField {...control('reference')} label={text('booksReference')} />
          </>
        )}
      </FieldsForm>
    </Modal>
  );
}
