import type { Day } from '#kit/calendar/day.ts';
import type { Instant } from '#kit/calendar/instant.ts';
import type { MinorUnits } from '#kit/money/minor-units.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type PaymentPlansQueryVariables = {
  filter: Types.PaymentPlanFilter;
  after?: string | null | undefined;
};

export type PaymentPlansQuery = { readonly invoicingCampuses: ReadonlyArray<{ readonly __typename: 'InvoicingCampus', readonly _id: string, readonly name: string }>, readonly paymentPlans: { readonly nextCursor: string | null, readonly count: number, readonly countIsOpen: boolean, readonly rows: ReadonlyArray<{ readonly __typename: 'Invoice', readonly _id: string, readonly personId: string, readonly studentName: string, readonly number: string, readonly title: string, readonly balance: MinorUnits, readonly regionName: string, readonly timeZone: string, readonly currency: { readonly value: string, readonly decimals: number }, readonly paymentPlan: { readonly __typename: 'PaymentPlan', readonly _id: string, readonly frequency: Types.PlanFrequency, readonly successfulPaymentsCount: number, readonly remainingPaymentsCount: number, readonly nextPaymentDueDate: Day | null, readonly consecutiveFailedPaymentsCount: number, readonly disabledAt: Instant | null, readonly disabledReason: string } | null }> } };

export const paymentPlans: TypedDocument<PaymentPlansQuery, PaymentPlansQueryVariables> = {
  operationName: 'paymentPlans',
  query: `query paymentPlans($filter:PaymentPlanFilter!$after:ID){invoicingCampuses{_id name __typename}paymentPlans(filter:$filter first:20 after:$after){rows{_id personId studentName number title balance currency{value decimals}regionName timeZone paymentPlan{_id frequency successfulPaymentsCount remainingPaymentsCount nextPaymentDueDate consecutiveFailedPaymentsCount disabledAt disabledReason __typename}__typename}nextCursor count countIsOpen}}`,
};
