import { did, kind, type HistoryTexts } from '#kit/messages/history-texts.ts';
import type { GroupInvoicingAction } from './actions.ts';

export const historyMessages = {
  didSaveFeeTemplate: did('saved the fee template'),
  didArchiveFeeTemplate: did('archived the fee template'),
  didRestoreFeeTemplate: did('restored the fee template'),
  didGiveFeeReduction: did('reduced the student’s fees'),
  didEndFeeReduction: did('ended or restored the fee reduction'),
  didInvoiceGroups: did('invoiced whole groups'),
  didUndoGroupInvoices: did('took back the invoices of whole groups'),
  auditKindFeeTemplate: kind('Fee template'),
  auditKindFeeReduction: kind('Fee reduction'),
  auditKindInvoiceRun: kind('Group invoicing'),
} satisfies HistoryTexts<GroupInvoicingAction, 'feeTemplate' | 'feeReduction' | 'invoiceRun'>;
