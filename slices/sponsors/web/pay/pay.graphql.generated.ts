import type { MinorUnits } from '#kit/money/minor-units.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type SponsorPageQueryVariables = {
  token: string;
};

export type SponsorPageQuery = { readonly sponsorPage: { readonly firstName: string, readonly college: string, readonly campus: string, readonly most: MinorUnits, readonly takesParts: boolean, readonly takesCards: boolean, readonly currency: { readonly value: string, readonly decimals: number } } | null };

export type SponsorStepFragment = { readonly attemptId: string, readonly status: Types.PaymentAttemptStatus, readonly failure: Types.PaymentFailure | null, readonly amount: MinorUnits, readonly isClosed: boolean, readonly clientSecret: string | null, readonly receiptUrl: string | null, readonly currency: { readonly value: string, readonly decimals: number } };

export type PaySponsoredMutationVariables = {
  token: string;
  attemptId: string;
  amount: MinorUnits;
  input: Types.SponsorInput;
};

export type PaySponsoredMutation = { readonly paySponsored: { readonly attemptId: string, readonly status: Types.PaymentAttemptStatus, readonly failure: Types.PaymentFailure | null, readonly amount: MinorUnits, readonly isClosed: boolean, readonly clientSecret: string | null, readonly receiptUrl: string | null, readonly currency: { readonly value: string, readonly decimals: number } } };

export type CheckSponsorPaymentMutationVariables = {
  token: string;
  attemptId: string;
};

export type CheckSponsorPaymentMutation = { readonly checkSponsorPayment: { readonly attemptId: string, readonly status: Types.PaymentAttemptStatus, readonly failure: Types.PaymentFailure | null, readonly amount: MinorUnits, readonly isClosed: boolean, readonly clientSecret: string | null, readonly receiptUrl: string | null, readonly currency: { readonly value: string, readonly decimals: number } } };

export type CancelSponsorPaymentMutationVariables = {
  token: string;
  attemptId: string;
};

export type CancelSponsorPaymentMutation = { readonly cancelSponsorPayment: { readonly attemptId: string, readonly status: Types.PaymentAttemptStatus, readonly failure: Types.PaymentFailure | null, readonly amount: MinorUnits, readonly isClosed: boolean, readonly clientSecret: string | null, readonly receiptUrl: string | null, readonly currency: { readonly value: string, readonly decimals: number } } };

export const sponsorPage: TypedDocument<SponsorPageQuery, SponsorPageQueryVariables> = {
  operationName: 'sponsorPage',
  query: `query sponsorPage($token:String!){sponsorPage(token:$token){firstName college campus currency{value decimals}most takesParts takesCards}}`,
};

export const paySponsored: TypedDocument<PaySponsoredMutation, PaySponsoredMutationVariables> = {
  operationName: 'paySponsored',
  query: `mutation paySponsored($token:String!$attemptId:ID!$amount:MinorUnits!$input:SponsorInput!){paySponsored(token:$token attemptId:$attemptId amount:$amount input:$input){...SponsorStep}}fragment SponsorStep on SponsorPaymentStep{attemptId status failure amount currency{value decimals}isClosed clientSecret receiptUrl}`,
};

export const checkSponsorPayment: TypedDocument<CheckSponsorPaymentMutation, CheckSponsorPaymentMutationVariables> = {
  operationName: 'checkSponsorPayment',
  query: `mutation checkSponsorPayment($token:String!$attemptId:ID!){checkSponsorPayment(token:$token attemptId:$attemptId){...SponsorStep}}fragment SponsorStep on SponsorPaymentStep{attemptId status failure amount currency{value decimals}isClosed clientSecret receiptUrl}`,
};

export const cancelSponsorPayment: TypedDocument<CancelSponsorPaymentMutation, CancelSponsorPaymentMutationVariables> = {
  operationName: 'cancelSponsorPayment',
  query: `mutation cancelSponsorPayment($token:String!$attemptId:ID!){cancelSponsorPayment(token:$token attemptId:$attemptId){...SponsorStep}}fragment SponsorStep on SponsorPaymentStep{attemptId status failure amount currency{value decimals}isClosed clientSecret receiptUrl}`,
};
