import { did, kind, type HistoryTexts } from '#kit/messages/history-texts.ts';
import type { BillingAction } from './actions.ts';

export const historyMessages = {
  didCreditInvoice: did('credited the invoice'),
  didDeleteInvoice: did('deleted the invoice'),
  didIssueInvoice: did('issued the invoice'),
  didRecordPayment: did('recorded the payment'),
  didRefundPayment: did('refunded the payment'),
  didReverseTransaction: did('reversed the transaction'),
  didPayFromCredit: did('paid the invoice from credit'),
  auditKindInvoice: kind('Invoice'),
  auditKindTransaction: kind('Transaction'),
} satisfies HistoryTexts<BillingAction, 'invoice' | 'transaction'>;
