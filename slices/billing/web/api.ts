export type { FinancesSlot } from './student/finances.page.tsx';
export type { InvoiceSlot } from './student/invoice.page.tsx';
/** @public for what is done with invoices of many students. */
export type { ReceivablesSlot } from './receivables/receivables.page.tsx';
export { ownFinances } from './student/finances.graphql.generated.ts';
export { FAILURE_TEXTS } from './failure-texts.ts';
/** @public for the page on which a sponsor types a card. */
export { useOwnDocument } from './student/use-own-document.ts';
export { useAmount } from './use-amount.ts';
export { useCardText } from './use-card-text.ts';
export { useDayText } from './use-day-text.ts';
/** @public for lists of what stands in the books of several campuses. */
export { isOneCampus, useCampusFilter } from './receivables/campuses.ts';
export { InvoiceLines, LineSums, useInvoiceLines } from './office/invoice-lines.tsx';
export { PlainTable } from './office/plain-table.tsx';
