import type { MessageId } from '#kit/ui/text/message-id.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { useCardText } from './use-card-text.ts';
import type { Method, TransactionType } from '../rules/ledger.ts';

/** What a kind of transaction is called. */
export const TYPE_TEXTS: Readonly<Record<TransactionType, MessageId>> = {
  INVOICE: 'typeInvoice',
  PAYMENT: 'typePayment',
  REFUND: 'typeRefund',
  CREDIT_NOTE: 'typeCreditNote',
};

/** How money came or went, or why a credit note was written. */
export const METHOD_TEXTS: Readonly<Record<Method, MessageId>> = {
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
  cardBrand: string | null;
  cardLastDigits: string | null;
}

/** What a transaction is, in words. */
export function useTransactionText() {
  const text = useText();
  const { named } = useCardText();
  return {
    what: ({ type, reverses, isReversed }: Told): string => {
      const what = text(TYPE_TEXTS[type]);
      return reverses !== null || isReversed ? text('typeReversed', { what }) : what;
    },
    /** Which card it was, where one was charged. */
    method: ({ method, cardBrand: brand, cardLastDigits: lastDigits }: Told): string => {
      if (brand !== null && lastDigits !== null) return named({ brand, lastDigits });
      return method === null ? '' : text(METHOD_TEXTS[method]);
    },
  };
}
