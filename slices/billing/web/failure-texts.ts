import type { MessageId } from '#kit/ui/text/message-id.ts';
import type { PaymentFailure } from '../rules/card-payments.ts';

/** Why a payment by card came to nothing, in words. */
export const FAILURE_TEXTS: Readonly<Record<PaymentFailure, MessageId>> = {
  declined: 'failureDeclined',
  insufficientFunds: 'failureInsufficientFunds',
  expiredCard: 'failureExpiredCard',
  wrongDetails: 'failureWrongDetails',
  authenticationFailed: 'failureAuthenticationFailed',
  canceled: 'failureCanceled',
  needsCustomer: 'failureNeedsCustomer',
  notBegun: 'failureNotBegun',
};
