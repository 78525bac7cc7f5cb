import type { MinorUnits } from '#kit/money/minor-units.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type StoppedPlansQueryVariables = {
  personId: string;
};

export type StoppedPlansQuery = { readonly finances: { readonly __typename: 'Finances', readonly _id: string, readonly invoices: ReadonlyArray<{ readonly __typename: 'Invoice', readonly _id: string, readonly number: string, readonly balance: MinorUnits, readonly currency: { readonly value: string, readonly decimals: number }, readonly paymentPlan: { readonly __typename: 'PaymentPlan', readonly _id: string, readonly status: Types.PlanStatus, readonly disabledBy: Types.PlanStop | null, readonly disabledReason: string, readonly consecutiveFailedPaymentsCount: number } | null }> } | null };

export const stoppedPlans: TypedDocument<StoppedPlansQuery, StoppedPlansQueryVariables> = {
  operationName: 'stoppedPlans',
  query: `query stoppedPlans($personId:ID!){finances(personId:$personId){_id invoices{_id number balance currency{value decimals}paymentPlan{_id status disabledBy disabledReason consecutiveFailedPaymentsCount __typename}__typename}__typename}}`,
};
