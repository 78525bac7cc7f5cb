import { useState, type ReactNode } from 'react';
import { NOTHING } from '#kit/money/amounts.ts';
import type { Currency, MinorUnits } from '#kit/money/minor-units.ts';
import { flag, money as moneyKind, text as textKind, type ValuesOf } from '#kit/record/field.ts';
import { Checkbox } from '#kit/ui/choice/checkbox.tsx';
import { MoneyField } from '#kit/ui/field/money-field.tsx';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { FieldsForm } from '#kit/ui/form/fields-form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { REASON_MAX } from '../../rules/changes.ts';
import { useAmount } from '../use-amount.ts';
import { useBooking } from './use-booking.ts';

const BOOKING = {
  amount: moneyKind({ default: NOTHING }),
  reason: textKind({ max: REASON_MAX, problem: 'moneyReasonTooLong' }),
  isReduced: flag({}),
};

interface Booked extends ValuesOf<typeof BOOKING> {
  /** The same however often the form is sent, so that it is booked once. */
  id: string;
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

  return (
    <Modal isOpen title={title} onClose={onClose}>
      <Note>{help}</Note>
      <FieldsForm
        id="booking"
        fields={BOOKING}
        initial={{ reason: '', isReduced: isTakenOff }}
        submitLabel={action}
        onSubmit={async (values) => {
          if (await onBook(book, { id, ...values })) onClose();
        }}
      >
        {({ control }) => (
          <>
            {money && (
              <MoneyField
                {...control('amount')}
                label={text('booksAmount')}
                currency={money.currency}
                defaultCents={money.usual}
                help={<Text id="booksUpTo" values={{ most: amountText(money.most, money.currency) }} />}
              />
            )}
            {isTakenOff && (
              <Checkbox
                {...control('isReduced')}
                label={<Text id="booksTakeOff" />}
                help={<Text id="booksTakeOffHelp" />}
              />
            )}
            {hasReason && <TextArea {...control('reason')} label={text('booksReason')} rows={2} />}
          </>
        )}
      </FieldsForm>
    </Modal>
  );
}
