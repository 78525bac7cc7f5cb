import { loaderByOwner } from '#kit/graphql/loader.ts';
import { listLines } from './invoice.queries.ts';

/** An invoice is only read by those who may read its lines. */
export const linesOfInvoice = loaderByOwner(
  (ctx, ids) => listLines(ctx.unscoped('the lines of an invoice in reach'), ids),
  ({ invoiceId }) => invoiceId,
);
