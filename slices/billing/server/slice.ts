import { writtenDownload } from '#kit/slice/download.ts';
import type { ServerSlice } from '#kit/slice/server-slice.ts';
import './billing.graphql.ts';
import './cards/cards.graphql.ts';
import './cards/follow-card-events.ts';
import './change-billing.graphql.ts';
import './invoices-in-calendar.ts';
import './own-tasks.ts';
import './invoicing-campus.graphql.ts';
import './receivables/overdue-queue.ts';
import './receivables/receivables.graphql.ts';
import { CARD_PAGES } from '../rules/card-pages.ts';
import { INVOICE_ADDRESS, RECEIPT_ADDRESS, STATEMENT_ADDRESS } from '../rules/downloads.ts';
import { detachCard } from './cards/keep-card.ts';
import { sweepCardPayments } from './cards/sweep-card-payments.ts';
import { writeInvoice, writeReceipt, writeStatement } from './papers/write-papers.ts';

export const slice: ServerSlice = {
  jobs: [sweepCardPayments, detachCard],
  writtenDownloads: [
    writtenDownload(INVOICE_ADDRESS, writeInvoice),
    writtenDownload(RECEIPT_ADDRESS, writeReceipt),
    writtenDownload(STATEMENT_ADDRESS, writeStatement),
  ],
  cardPages: CARD_PAGES,
};
