import type { Instant } from '#kit/calendar/instant.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type OwnMessagesQueryVariables = {
  after?: string | null | undefined;
};

export type OwnMessagesQuery = { readonly sentAlumniMessages: { readonly nextCursor: string | null, readonly count: number, readonly countIsOpen: boolean, readonly rows: ReadonlyArray<{ readonly __typename: 'SentAlumniMessage', readonly _id: string, readonly recipientName: string, readonly message: string, readonly sentAt: Instant }> }, readonly blockedSenders: ReadonlyArray<{ readonly __typename: 'BlockedSender', readonly _id: string, readonly name: string, readonly blockedAt: Instant }> };

export type SetSenderBlockedMutationVariables = {
  blockedSenderId: string;
  isBlocked: boolean;
};

export type SetSenderBlockedMutation = { readonly setSenderBlocked: { readonly __typename: 'BlockedSender', readonly _id: string } };

export type SentMessageFragment = { readonly __typename: 'SentAlumniMessage', readonly _id: string, readonly recipientName: string, readonly message: string, readonly sentAt: Instant };

export type BlockedSenderFragment = { readonly __typename: 'BlockedSender', readonly _id: string, readonly name: string, readonly blockedAt: Instant };

export const ownMessages: TypedDocument<OwnMessagesQuery, OwnMessagesQueryVariables> = {
  operationName: 'ownMessages',
  query: `query ownMessages($after:ID){sentAlumniMessages(first:20 after:$after){rows{...SentMessage}nextCursor count countIsOpen}blockedSenders{...BlockedSender}}fragment SentMessage on SentAlumniMessage{_id recipientName message sentAt __typename}fragment BlockedSender on BlockedSender{_id name blockedAt __typename}`,
};

export const setSenderBlocked: TypedDocument<SetSenderBlockedMutation, SetSenderBlockedMutationVariables> = {
  operationName: 'setSenderBlocked',
  query: `mutation setSenderBlocked($blockedSenderId:ID!$isBlocked:Boolean!){setSenderBlocked(blockedSenderId:$blockedSenderId isBlocked:$isBlocked){_id __typename}}`,
};
