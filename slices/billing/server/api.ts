/** @public for payment plans, which charge a saved card when an instalment is due. */
export { chargeSavedCard, type SavedCardCharge } from './cards/charge-saved-card.ts';
/** @public for payment plans, whose instalments end with the attempts to charge them. */
export { onPaymentAttempt, onSponsoredRefund } from './cards/payment-listeners.ts';
/** @public for sponsors, who have no account. */
export { cancelSponsored, checkSponsored, payAsSponsor } from './cards/pay-as-sponsor.ts';
export type { PaymentStep } from './cards/pay-by-card.ts';
export { PaymentAttemptStatusType, PaymentFailureType } from './cards/payment-attempt.graphql.ts';
export { findUnfinished } from './cards/payment-attempt.queries.ts';
export { writeSponsorReceipt } from './papers/write-papers.ts';
export { findAttempt, type PaymentAttempt } from './cards/payment-attempt.queries.ts';
/** @public for payment plans, which need a card before they begin (FIN-18). */
export { findCurrentCard, type SavedCardRecord } from './cards/saved-card.queries.ts';
export { definePaidInSteps } from './paid-in-steps.ts';
/** @public for what becomes of payments that are overdue. */
export { isOverdue } from './overdue.ts';
/** @public for dashboards, which tell what is due. */
export { AmountCurrency } from './amount-currency.graphql.ts';
export { bookkeepers, Invoice } from './billing.graphql.ts';
export { InvoiceLineInput } from './change-billing.graphql.ts';
export { findCampusesOf, listBillingCampuses, type BillingCampus } from './account.queries.ts';
/** @public for invoices of whole groups, and for taking them back. */
export { takeInvoiceBack } from './delete-invoice.ts';
export { writeInvoice } from './issue-invoice.ts';
/** @public for the files of banks, which book what came and take it back. */
export { payInvoice, reverseEntry } from './change-account.ts';
export { findEntries, type EntryRecord } from './ledger.queries.ts';
/** @public for lists of invoices that other slices tell something of. */
export { InvoicePage } from './receivables/receivables.graphql.ts';
export { findInvoice, findInvoices, type InvoiceRecord } from './invoice.queries.ts';
export { notFound, reasonOf, type BookSource } from './keep-books.ts';
