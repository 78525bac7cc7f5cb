import type { Day } from '#kit/calendar/day.ts';
import type { Instant } from '#kit/calendar/instant.ts';
import type { MinorUnits } from '#kit/money/minor-units.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type KnownPlanFragment = { readonly __typename: 'PaymentPlan', readonly _id: string, readonly frequency: Types.PlanFrequency, readonly status: Types.PlanStatus, readonly disabledBy: Types.PlanStop | null, readonly disabledReason: string, readonly successfulPaymentsCount: number, readonly remainingPaymentsCount: number, readonly nextPaymentDueDate: Day | null, readonly consecutiveFailedPaymentsCount: number, readonly today: Day, readonly savedCard: { readonly brand: string, readonly lastDigits: string, readonly expiryMonth: number, readonly expiryYear: number } | null, readonly instalments: ReadonlyArray<{ readonly __typename: 'PlanInstalment', readonly _id: string, readonly dueOn: Day, readonly tryOn: Day, readonly amount: MinorUnits, readonly left: MinorUnits, readonly state: Types.InstalmentState, readonly failure: Types.PlanFailure | null }>, readonly currency: { readonly value: string, readonly decimals: number } };

export type OwnPlansQueryVariables = { [key: string]: never; };

export type OwnPlansQuery = { readonly ownFinances: { readonly __typename: 'Finances', readonly _id: string, readonly accounts: ReadonlyArray<{ readonly regionId: string, readonly today: Day }>, readonly invoices: ReadonlyArray<{ readonly __typename: 'Invoice', readonly _id: string, readonly number: string, readonly title: string, readonly status: Types.InvoiceStatus, readonly balance: MinorUnits, readonly regionId: string, readonly takesCards: boolean, readonly currency: { readonly value: string, readonly decimals: number }, readonly paymentPlan: { readonly __typename: 'PaymentPlan', readonly needsNewCard: boolean, readonly _id: string, readonly frequency: Types.PlanFrequency, readonly status: Types.PlanStatus, readonly disabledBy: Types.PlanStop | null, readonly disabledReason: string, readonly successfulPaymentsCount: number, readonly remainingPaymentsCount: number, readonly nextPaymentDueDate: Day | null, readonly consecutiveFailedPaymentsCount: number, readonly today: Day, readonly paymentsIfEnabled: ReadonlyArray<{ readonly dueOn: Day, readonly amount: MinorUnits }>, readonly savedCard: { readonly brand: string, readonly lastDigits: string, readonly expiryMonth: number, readonly expiryYear: number } | null, readonly instalments: ReadonlyArray<{ readonly __typename: 'PlanInstalment', readonly _id: string, readonly dueOn: Day, readonly tryOn: Day, readonly amount: MinorUnits, readonly left: MinorUnits, readonly state: Types.InstalmentState, readonly failure: Types.PlanFailure | null }>, readonly currency: { readonly value: string, readonly decimals: number } } | null }> }, readonly ownSavedCard: { readonly __typename: 'SavedCard', readonly _id: string, readonly brand: string, readonly lastDigits: string, readonly expiryMonth: number, readonly expiryYear: number } | null };

export type PlansOfQueryVariables = {
  personId: string;
};

export type PlansOfQuery = { readonly finances: { readonly __typename: 'Finances', readonly _id: string, readonly invoices: ReadonlyArray<{ readonly __typename: 'Invoice', readonly _id: string, readonly number: string, readonly title: string, readonly paymentPlan: { readonly __typename: 'PaymentPlan', readonly _id: string, readonly frequency: Types.PlanFrequency, readonly status: Types.PlanStatus, readonly disabledBy: Types.PlanStop | null, readonly disabledReason: string, readonly successfulPaymentsCount: number, readonly remainingPaymentsCount: number, readonly nextPaymentDueDate: Day | null, readonly consecutiveFailedPaymentsCount: number, readonly today: Day, readonly history: ReadonlyArray<{ readonly __typename: 'PlanEvent', readonly _id: string, readonly kind: Types.PlanEventKind, readonly amount: MinorUnits | null, readonly dayBefore: Day | null, readonly day: Day | null, readonly failure: Types.PlanFailure | null, readonly reason: string, readonly madeAt: Instant, readonly madeByName: string | null }>, readonly savedCard: { readonly brand: string, readonly lastDigits: string, readonly expiryMonth: number, readonly expiryYear: number } | null, readonly instalments: ReadonlyArray<{ readonly __typename: 'PlanInstalment', readonly _id: string, readonly dueOn: Day, readonly tryOn: Day, readonly amount: MinorUnits, readonly left: MinorUnits, readonly state: Types.InstalmentState, readonly failure: Types.PlanFailure | null }>, readonly currency: { readonly value: string, readonly decimals: number } } | null }> } | null };

export type SetUpPaymentPlanMutationVariables = {
  planId: string;
  invoiceId: string;
  planInput: Types.PaymentPlanInput;
};

export type SetUpPaymentPlanMutation = { readonly setUpPaymentPlan: { readonly __typename: 'PaymentPlan', readonly _id: string } };

export type EnablePaymentPlanMutationVariables = {
  planId: string;
};

export type EnablePaymentPlanMutation = { readonly enablePaymentPlan: { readonly __typename: 'PaymentPlan', readonly _id: string } };

export type DisablePaymentPlanMutationVariables = {
  planId: string;
  reason: string;
};

export type DisablePaymentPlanMutation = { readonly disablePaymentPlan: { readonly __typename: 'PaymentPlan', readonly _id: string } };

export type SkipInstalmentMutationVariables = {
  instalmentId: string;
  reason: string;
};

export type SkipInstalmentMutation = { readonly skipInstalment: { readonly __typename: 'PaymentPlan', readonly _id: string } };

export type MoveInstalmentMutationVariables = {
  instalmentId: string;
  dueOn: Day;
  reason: string;
};

export type MoveInstalmentMutation = { readonly moveInstalment: { readonly __typename: 'PaymentPlan', readonly _id: string } };

export const ownPlans: TypedDocument<OwnPlansQuery, OwnPlansQueryVariables> = {
  operationName: 'ownPlans',
  query: `query ownPlans{ownFinances{_id accounts{regionId today}invoices{_id number title status balance currency{value decimals}regionId takesCards paymentPlan{...KnownPlan needsNewCard paymentsIfEnabled{dueOn amount}}__typename}__typename}ownSavedCard{_id brand lastDigits expiryMonth expiryYear __typename}}fragment KnownPlan on PaymentPlan{_id frequency status disabledBy disabledReason successfulPaymentsCount remainingPaymentsCount nextPaymentDueDate consecutiveFailedPaymentsCount savedCard{brand lastDigits expiryMonth expiryYear}instalments{_id dueOn tryOn amount left state failure __typename}currency{value decimals}today __typename}`,
};

export const plansOf: TypedDocument<PlansOfQuery, PlansOfQueryVariables> = {
  operationName: 'plansOf',
  query: `query plansOf($personId:ID!){finances(personId:$personId){_id invoices{_id number title paymentPlan{...KnownPlan history{_id kind amount dayBefore day failure reason madeAt madeByName __typename}}__typename}__typename}}fragment KnownPlan on PaymentPlan{_id frequency status disabledBy disabledReason successfulPaymentsCount remainingPaymentsCount nextPaymentDueDate consecutiveFailedPaymentsCount savedCard{brand lastDigits expiryMonth expiryYear}instalments{_id dueOn tryOn amount left state failure __typename}currency{value decimals}today __typename}`,
};

export const setUpPaymentPlan: TypedDocument<SetUpPaymentPlanMutation, SetUpPaymentPlanMutationVariables> = {
  operationName: 'setUpPaymentPlan',
  query: `mutation setUpPaymentPlan($planId:ID!$invoiceId:ID!$planInput:PaymentPlanInput!){setUpPaymentPlan(planId:$planId invoiceId:$invoiceId planInput:$planInput){_id __typename}}`,
};

export const enablePaymentPlan: TypedDocument<EnablePaymentPlanMutation, EnablePaymentPlanMutationVariables> = {
  operationName: 'enablePaymentPlan',
  query: `mutation enablePaymentPlan($planId:ID!){enablePaymentPlan(planId:$planId){_id __typename}}`,
};

export const disablePaymentPlan: TypedDocument<DisablePaymentPlanMutation, DisablePaymentPlanMutationVariables> = {
  operationName: 'disablePaymentPlan',
  query: `mutation disablePaymentPlan($planId:ID!$reason:String!){disablePaymentPlan(planId:$planId reason:$reason){_id __typename}}`,
};

export const skipInstalment: TypedDocument<SkipInstalmentMutation, SkipInstalmentMutationVariables> = {
  operationName: 'skipInstalment',
  query: `mutation skipInstalment($instalmentId:ID!$reason:String!){skipInstalment(instalmentId:$instalmentId reason:$reason){_id __typename}}`,
};

export const moveInstalment: TypedDocument<MoveInstalmentMutation, MoveInstalmentMutationVariables> = {
  operationName: 'moveInstalment',
  query: `mutation moveInstalment($instalmentId:ID!$dueOn:Day!$reason:String!){moveInstalment(instalmentId:$instalmentId dueOn:$dueOn reason:$reason){_id __typename}}`,
};
