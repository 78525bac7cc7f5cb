import { did, kind, type HistoryTexts } from '#kit/messages/history-texts.ts';
import type { BillingAction } from './actions.ts';

export const historyMessages = {
  didCreditInvoice: did('credited the invoice'),
  didDeleteInvoice: did('deleted the invoice'),
  didIssueInvoice: did('issued the invoice'),
  didRecordPayment: did('recorded the payment'),
  didRefundPayment: did('refunded the payment'),
  didReverseTransaction: did('reversed the transaction'),
  didPayByCard: did('paid the invoice by card'),
  didSaveCard: did('saved a card'),
  didRemoveCard: did('removed the saved card'),
  didReturnRefund: did('took back the refund, which the card’s bank had returned'),
  didPayFromCredit: did('paid the invoice from credit'),
  auditKindInvoice: kind('Invoice'),
  auditKindTransaction: kind('Transaction'),
  auditKindSavedCard: kind('Saved card'),
} satisfies HistoryTexts<BillingAction, 'invoice' | 'transaction' | 'savedCard'>;
