import { loaderByOwner } from '#kit/graphql/loader.ts';
import { listAttempts } from './cards/payment-attempt.queries.ts';
import { listLines } from './invoice.queries.ts';

/** An invoice is only read by those who may read its lines. */
export const linesOfInvoice = loaderByOwner(
  (ctx, ids) => listLines(ctx.unscoped('the lines of an invoice in reach'), ids),
  ({ invoiceId }) => invoiceId,
);

export const attemptsOfInvoice = loaderByOwner(
  (ctx, ids) => listAttempts(ctx.unscoped('the payments by card of an invoice in reach'), ids),
  ({ invoiceId }) => invoiceId,
);
