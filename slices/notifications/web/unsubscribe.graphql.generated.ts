import type { TypedDocument } from '#kit/client/typed-document.ts';

export type MailSubscriptionQueryVariables = {
  token: string;
};

export type MailSubscriptionQuery = { readonly mailSubscription: ReadonlyArray<{ readonly name: string, readonly regionName: string }> };

export type UnsubscribeFromMailMutationVariables = {
  token: string;
};

export type UnsubscribeFromMailMutation = { readonly unsubscribeFromMail: ReadonlyArray<{ readonly name: string, readonly regionName: string }> };

export const mailSubscription: TypedDocument<MailSubscriptionQuery, MailSubscriptionQueryVariables> = {
  operationName: 'mailSubscription',
  query: `query mailSubscription($token:String!){mailSubscription(token:$token){name regionName}}`,
};

export const unsubscribeFromMail: TypedDocument<UnsubscribeFromMailMutation, UnsubscribeFromMailMutationVariables> = {
  operationName: 'unsubscribeFromMail',
  query: `mutation unsubscribeFromMail($token:String!){unsubscribeFromMail(token:$token){name regionName}}`,
};
