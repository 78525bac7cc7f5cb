import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { universalMidnight, type Day } from '#kit/calendar/day.ts';
import { formatAmount } from '#kit/money/amounts.ts';
import type { Currency, MinorUnits } from '#kit/money/minor-units.ts';
import type { LedgerStep } from '#kit/ui/ledger/ledger.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { Method, TransactionType } from '../../rules/ledger.ts';
import type { BalanceStep } from '../../rules/standing.ts';
import type { OfficeInvoiceFragment, OfficeTransactionFragment } from './finances.graphql.generated.ts';

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

const STEP_TEXTS = {
  TOTAL: 'booksTotal',
  PAID: 'booksPaid',
  REFUNDED: 'booksRefunded',
  REDUCED: 'booksReduced',
  WRITTEN_OFF: 'booksWrittenOff',
  DELETED: 'booksDeleted',
  BALANCE: 'booksBalance',
} as const satisfies Record<BalanceStep['name'], string>;

/** Writes amounts as the reader's language does. */
export function useAmountText(): (amount: MinorUnits, currency: Currency) => string {
  const { locale } = useIntl();
  return useCallback((amount, currency) => formatAmount(amount, currency, locale), [locale]);
}

export function useDayText(): (day: Day) => string {
  const { formatDate } = useIntl();
  return (day) => formatDate(universalMidnight(day), { dateStyle: 'medium', timeZone: 'UTC' });
}

/** What a transaction is called, without how it was paid. */
export function useTransactionName(): (transaction: OfficeTransactionFragment) => string {
  const text = useText();
  return ({ type, method, reverses }) => {
    const what = text(method === 'WRITE_OFF' ? METHOD_TEXTS[method] : TYPE_TEXTS[type]);
    return reverses === null ? what : text('booksReversalOf', { what });
  };
}

/** How the balance of an invoice came about. */
export function useBalanceSteps(): (invoice: OfficeInvoiceFragment) => LedgerStep[] {
  const text = useText();
  const amountText = useAmountText();
  return ({ balanceSteps, currency }) =>
    balanceSteps.map(({ name, amount }) => ({
      label: text(STEP_TEXTS[name as BalanceStep['name']]),
      value: amountText(amount, currency),
    }));
}
