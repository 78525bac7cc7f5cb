import { useState, type ReactNode } from 'react';
import { minorUnits, type Currency, type MinorUnits } from '#kit/money/minor-units.ts';
import { Checkbox } from '#kit/ui/choice/checkbox.tsx';
import { MoneyField } from '#kit/ui/field/money-field.tsx';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { REASON_MAX } from '../../rules/changes.ts';
import { useAmount } from '../use-amount.ts';
import { useBooking } from './use-booking.ts';

interface Booked {
  /** The same however often the form is sent, so that it is booked once. */
  id: string;
  amount: MinorUnits;
  reason: string;
  isReduced: boolean;
}

interface AmountDialogProps {
  title: string;
  /** What will be, once it is booked. */
  help: ReactNode;
  /** The words on the button. */
  action: string;
  /** None where all of it is meant. */
  money?: { currency: Currency; most: MinorUnits; usual: MinorUnits | null };
  hasReason?: boolean;
  /** Whether a refund can be taken off an invoice. */
  isTakenOff?: boolean;
  /** Says whether it was booked. */
  onBook: (book: ReturnType<typeof useBooking>, booked: Booked) => Promise<boolean>;
  onClose: () => void;
}

/** Asks how much and why before something is booked that stays in the books. */
export function AmountDialog(props: AmountDialogProps) {
  const { title, help, action, money, hasReason = false, isTakenOff = false, onBook, onClose } = props;
  const text = useText();
  const amountText = useAmount();
  const book = useBooking();
  const [id] = useState(() => crypto.randomUUID());

  async function send(values: Partial<Record<'amount' | 'reason' | 'isReduced', string>>): Promise<void> {
    const amount = minorUnits(Number(values.amount ?? 0));
    const isReduced = values.isReduced === 'on';
    if (await onBook(book, { id, amount, reason: values.reason ?? '', isReduced })) onClose();
  }

  return (
    <Modal isOpen title={title} onClose={onClose}>
      <Note>{help}</Note>
      <Form<'amount' | 'reason' | 'isReduced'> id="booking" submitLabel={action} onSubmit={send}>
        {money && (
          <MoneyField
            name="amount"
            label={text('booksAmount')}
            currency={money.currency}
            defaultCents={money.usual}
            required
            help={<Text id="booksUpTo" values={{ most: amountText(money.most, money.currency) }} />}
          />
        )}
        {isTakenOff && (
          <Checkbox
            name="isReduced"
            defaultChecked
            label={<Text id="booksTakeOff" />}
            help={<Text id="booksTakeOffHelp" />}
          />
        )}
        {hasReason && (
          <TextArea name="reason" label={text('booksReason')} required rows={2} maxLength={REASON_MAX} />
        )}
      </Form>
    </Modal>
  );
}
