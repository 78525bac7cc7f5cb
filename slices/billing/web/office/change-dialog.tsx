import { smaller } from '#kit/money/amounts.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { heldOn, mostToCredit, type AskedChange, type Finances } from './asked-change.ts';
import { AmountDialog } from './amount-dialog.tsx';
import { useAmount } from '../use-amount.ts';
import {
  creditInvoice,
  deleteInvoice,
  payInvoiceFromCredit,
  refundPayment,
  reverseTransaction,
} from './finances.graphql.generated.ts';
import { NewInvoiceDialog } from './new-invoice-dialog.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import { useReversibleToast } from './use-booking.ts';
import { METHOD_TEXTS } from '../../rules/transaction-texts.ts';
import { useTransactionName } from './use-transaction-name.ts';

interface ChangeDialogProps {
  finances: Finances;
  asked: AskedChange;
  onClose: () => void;
}

type Asked<What extends AskedChange['what']> = Extract<AskedChange, { what: What }> & { onClose: () => void };

/** The form for whatever is to be booked. */
export function ChangeDialog({ finances, asked, onClose }: ChangeDialogProps) {
  switch (asked.what) {
    case 'issue':
      return <NewInvoiceDialog personId={finances._id} account={asked.account} onClose={onClose} />;
    case 'pay':
      return <PaymentDialog finances={finances} {...asked} onClose={onClose} />;
    case 'credit':
      return <CreditDialog {...asked} onClose={onClose} />;
    case 'useCredit':
      return <UseCreditDialog {...asked} onClose={onClose} />;
    case 'delete':
      return <DeleteDialog {...asked} onClose={onClose} />;
    case 'refund':
      return <RefundDialog {...asked} onClose={onClose} />;
    case 'reverse':
      return <ReverseDialog {...asked} onClose={onClose} />;
  }
}

function CreditDialog({ invoice, kind, onClose }: Asked<'credit'>) {
  const text = useText();
  const amountText = useAmount();
  const tell = useReversibleToast();
  const { _id: invoiceId, number, balance, currency } = invoice;
  const action = text(kind === 'REDUCTION' ? 'booksCreditNote' : 'booksWriteOff');
  const most = mostToCredit(invoice, kind);
  return (
    <AmountDialog
      title={`${action} · ${number}`}
      help={<Text id={kind === 'REDUCTION' ? 'booksCreditNoteHelp' : 'booksWriteOffHelp'} />}
      action={action}
      money={{ currency, most, usual: balance > 0 ? smaller(balance, most) : null }}
      hasReason
      onBook={async (book, { id: transactionId, amount, reason }) => {
        if (!(await book(creditInvoice, { transactionId, invoiceId, kind, amount, reason }))) return false;
        tell(text('booksWasCredited', { amount: amountText(amount, currency) }), transactionId);
        return true;
      }}
      onClose={onClose}
    />
  );
}

function UseCreditDialog({ invoice, credit, onClose }: Asked<'useCredit'>) {
  const text = useText();
  const amountText = useAmount();
  const tell = useReversibleToast();
  const { _id: invoiceId, number, balance, currency } = invoice;
  const most = smaller(credit, balance);
  return (
    <AmountDialog
      title={`${text('booksUseCredit')} · ${number}`}
      help={<Text id="booksUseCreditHelp" values={{ credit: amountText(credit, currency) }} />}
      action={text('booksUseCredit')}
      money={{ currency, most, usual: most }}
      onBook={async (book, { id: transactionId, amount }) => {
        if (!(await book(payInvoiceFromCredit, { transactionId, invoiceId, amount }))) return false;
        tell(text('booksWasUsed', { amount: amountText(amount, currency) }), transactionId);
        return true;
      }}
      onClose={onClose}
    />
  );
}

function DeleteDialog({ invoice, onClose }: Asked<'delete'>) {
  const text = useText();
  const amountText = useAmount();
  const { _id: invoiceId, number, currency } = invoice;
  const held = heldOn(invoice);
  return (
    <AmountDialog
      title={`${text('booksDeleteInvoice')} · ${number}`}
      help={
        <>
          <Text id="booksDeleteHelp" />
          {held > 0 && (
            <>
              {' '}
              <b>
                <Text id="booksDeletePaid" values={{ amount: amountText(held, currency) }} />
              </b>
            </>
          )}
        </>
      }
      action={text('booksDeleteInvoice')}
      hasReason
      onBook={async (book, { reason }) => {
        if (!(await book(deleteInvoice, { invoiceId, reason }))) return false;
        showToast('success', text('booksWasDeleted', { number }));
        return true;
      }}
      onClose={onClose}
    />
  );
}

function RefundDialog({ payment, most, onClose }: Asked<'refund'>) {
  const text = useText();
  const amountText = useAmount();
  const { _id: paymentId, currency, method, invoiceId, invoiceNumber } = payment;
  return (
    <AmountDialog
      title={[text('booksRefund'), invoiceNumber].filter(Boolean).join(' · ')}
      help={
        <Text id="booksRefundHelp" values={{ method: text(method ? METHOD_TEXTS[method] : 'typePayment') }} />
      }
      action={text('booksRefund')}
      money={{ currency, most, usual: most }}
      hasReason
      isTakenOff={invoiceId !== null}
      onBook={async (book, { id: transactionId, amount, reason, isReduced }) => {
        const booked = await book(refundPayment, { transactionId, paymentId, amount, reason, isReduced });
        if (!booked) return false;
        const told = booked.refundPayment ? 'booksWasRefunded' : 'booksRefundUnderWay';
        showToast('success', text(told, { amount: amountText(amount, currency) }));
        return true;
      }}
      onClose={onClose}
    />
  );
}

function ReverseDialog({ transaction, onClose }: Asked<'reverse'>) {
  const text = useText();
  const amountText = useAmount();
  const nameOf = useTransactionName();
  const { _id: transactionId, amount, currency } = transaction;
  return (
    <AmountDialog
      title={`${text('booksReverse')} · ${nameOf(transaction)} ${amountText(amount, currency)}`}
      help={<Text id="booksReverseHelp" />}
      action={text('booksReverse')}
      hasReason
      onBook={async (book, { id: reversalId, reason }) => {
        if (!(await book(reverseTransaction, { reversalId, transactionId, reason }))) return false;
        showToast('success', text('booksWasReversed'));
        return true;
      }}
      onClose={onClose}
    />
  );
}
