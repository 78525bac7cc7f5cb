import { useText } from '#kit/ui/text/use-text.ts';
import type { Method, TransactionType } from '../../rules/ledger.ts';
import type { OfficeTransactionFragment } from './finances.graphql.generated.ts';

export const METHOD_TEXTS = {
  CASH: 'booksCash',
  TRANSFER: 'booksTransfer',
  CARD: 'booksCard',
  CREDIT: 'booksFromCredit',
  REDUCTION: 'booksCreditNote',
  WRITE_OFF: 'booksWriteOff',
} as const satisfies Record<Method, string>;

const TYPE_TEXTS = {
  INVOICE: 'booksInvoice',
  PAYMENT: 'booksPayment',
  REFUND: 'booksRefund',
  CREDIT_NOTE: 'booksCreditNote',
} as const satisfies Record<TransactionType, string>;

/** What a transaction is called, without how it was paid. */
export function useTransactionName(): (transaction: OfficeTransactionFragment) => string {
  const text = useText();
  return ({ type, method, reverses }) => {
    const what = text(method === 'WRITE_OFF' ? METHOD_TEXTS[method] : TYPE_TEXTS[type]);
    return reverses === null ? what : text('booksReversalOf', { what });
  };
}
