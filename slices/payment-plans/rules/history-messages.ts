import { did, kind, type HistoryTexts } from '#kit/messages/history-texts.ts';
import type { PaymentPlansAction } from './actions.ts';

export const historyMessages = {
  didDisablePaymentPlan: did('turned off the payment plan'),
  didEnablePaymentPlan: did('turned on the payment plan'),
  didFailInstalment: did('could not charge a payment of the plan'),
  didMoveInstalment: did('moved a payment of the plan'),
  didPayInstalment: did('charged a payment of the plan'),
  didSetUpPaymentPlan: did('set up the payment plan'),
  didSkipInstalment: did('skipped a payment of the plan'),
  auditKindPaymentPlan: kind('Payment plan'),
} satisfies HistoryTexts<PaymentPlansAction, 'paymentPlan'>;
