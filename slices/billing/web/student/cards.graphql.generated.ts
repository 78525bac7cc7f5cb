import type { MinorUnits } from '#kit/money/minor-units.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type CardStepFragment = { readonly clientSecret: string | null, readonly attempt: { readonly __typename: 'PaymentAttempt', readonly _id: string, readonly status: Types.PaymentAttemptStatus, readonly failure: Types.PaymentFailure | null, readonly amount: MinorUnits, readonly isClosed: boolean, readonly currency: { readonly value: string, readonly decimals: number } } };

export type PayByCardMutationVariables = {
  attemptId: string;
  invoiceId: string;
  amount: MinorUnits;
  savesCard: boolean;
  savedCardId?: string | null | undefined;
};

export type PayByCardMutation = { readonly payByCard: { readonly clientSecret: string | null, readonly attempt: { readonly __typename: 'PaymentAttempt', readonly _id: string, readonly status: Types.PaymentAttemptStatus, readonly failure: Types.PaymentFailure | null, readonly amount: MinorUnits, readonly isClosed: boolean, readonly currency: { readonly value: string, readonly decimals: number } } } };

export type CheckCardPaymentMutationVariables = {
  attemptId: string;
};

export type CheckCardPaymentMutation = { readonly checkCardPayment: { readonly clientSecret: string | null, readonly attempt: { readonly __typename: 'PaymentAttempt', readonly _id: string, readonly status: Types.PaymentAttemptStatus, readonly failure: Types.PaymentFailure | null, readonly amount: MinorUnits, readonly isClosed: boolean, readonly currency: { readonly value: string, readonly decimals: number } } } };

export type OwnSavedCardQueryVariables = { [key: string]: never; };

export type OwnSavedCardQuery = { readonly ownSavedCard: { readonly __typename: 'SavedCard', readonly _id: string, readonly brand: string, readonly lastDigits: string, readonly expiryMonth: number, readonly expiryYear: number } | null };

export type SaveOwnCardMutationVariables = {
  setupId: string;
};

export type SaveOwnCardMutation = { readonly saveOwnCard: { readonly isSaved: boolean, readonly clientSecret: string | null } };

export type RemoveOwnCardMutationVariables = { [key: string]: never; };

export type RemoveOwnCardMutation = { readonly removeOwnCard: boolean };

export const payByCard: TypedDocument<PayByCardMutation, PayByCardMutationVariables> = {
  operationName: 'payByCard',
  query: `mutation payByCard($attemptId:ID!$invoiceId:ID!$amount:MinorUnits!$savesCard:Boolean!$savedCardId:ID){payByCard(attemptId:$attemptId invoiceId:$invoiceId amount:$amount savesCard:$savesCard savedCardId:$savedCardId){...CardStep}}fragment CardStep on CardPaymentStep{clientSecret attempt{_id status failure amount currency{value decimals}isClosed __typename}}`,
};

export const checkCardPayment: TypedDocument<CheckCardPaymentMutation, CheckCardPaymentMutationVariables> = {
  operationName: 'checkCardPayment',
  query: `mutation checkCardPayment($attemptId:ID!){checkCardPayment(attemptId:$attemptId){...CardStep}}fragment CardStep on CardPaymentStep{clientSecret attempt{_id status failure amount currency{value decimals}isClosed __typename}}`,
};

export const ownSavedCard: TypedDocument<OwnSavedCardQuery, OwnSavedCardQueryVariables> = {
  operationName: 'ownSavedCard',
  query: `query ownSavedCard{ownSavedCard{_id brand lastDigits expiryMonth expiryYear __typename}}`,
};

export const saveOwnCard: TypedDocument<SaveOwnCardMutation, SaveOwnCardMutationVariables> = {
  operationName: 'saveOwnCard',
  query: `mutation saveOwnCard($setupId:ID!){saveOwnCard(setupId:$setupId){isSaved clientSecret}}`,
};

export const removeOwnCard: TypedDocument<RemoveOwnCardMutation, RemoveOwnCardMutationVariables> = {
  operationName: 'removeOwnCard',
  query: `mutation removeOwnCard{removeOwnCard}`,
};
