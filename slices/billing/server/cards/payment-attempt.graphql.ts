import { builder } from '#kit/graphql/builder.ts';
import { viaParent } from '#kit/graphql/permission.ts';
import { ATTEMPT_STATUSES, PAYMENT_FAILURES } from '../../rules/card-payments.ts';
import { AmountCurrency } from '../amount-currency.graphql.ts';
import type { PaymentAttempt } from './payment-attempt.queries.ts';

export const PaymentAttemptStatusType = builder.enumType('PaymentAttemptStatus', {
  description: 'OPEN: nobody knows yet.',
  values: ATTEMPT_STATUSES,
});
export const PaymentFailureType = builder.enumType('PaymentFailure', { values: PAYMENT_FAILURES });

export const PaymentAttemptType = builder.objectRef<PaymentAttempt>('PaymentAttempt').implement({
  description: 'A try to pay an invoice by card.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    invoiceId: t.exposeID('invoiceId'),
    status: t.expose('status', { type: PaymentAttemptStatusType }),
    failure: t.expose('failure', { type: PaymentFailureType, nullable: true }),
    amount: t.expose('amount', { type: 'MinorUnits' }),
    currency: t.expose('currency', { type: AmountCurrency }),
    isClosed: t.boolean({
      description: 'Whether nothing can come of it any more; a declined card may be followed by another one.',
      resolve: ({ closedAt }) => closedAt !== null,
    }),
    begunAt: t.expose('begunAt', { type: 'DateTime' }),
  }),
});
