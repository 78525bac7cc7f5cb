import type { MessageId } from '#kit/ui/text/message-id.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import type { Method, TransactionType } from '../rules/ledger.ts';

const TYPES: Readonly<Record<TransactionType, MessageId>> = {
  INVOICE: 'typeInvoice',
  PAYMENT: 'typePayment',
  REFUND: 'typeRefund',
  CREDIT_NOTE: 'typeCreditNote',
};

const METHODS: Readonly<Record<Method, MessageId>> = {
  CASH: 'methodCash',
  TRANSFER: 'methodTransfer',
  CARD: 'methodCard',
  CREDIT: 'methodCredit',
  REDUCTION: 'methodReduction',
  WRITE_OFF: 'methodWriteOff',
};

interface Told {
  type: TransactionType;
  method: Method | null;
  reverses: string | null;
  isReversed: boolean;
}

/** What a transaction is, in words. */
export function useTransactionText() {
  const text = useText();
  return {
    what: ({ type, reverses, isReversed }: Told): string => {
      const what = text(TYPES[type]);
      return reverses !== null || isReversed ? text('typeReversed', { what }) : what;
    },
    method: ({ method }: Told): string => (method === null ? '' : text(METHODS[method])),
  };
}
