import type { Instant } from '#kit/calendar/instant.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type OwnAccountQueryVariables = { [key: string]: never; };

export type OwnAccountQuery = { readonly currentUser: { readonly __typename: 'User', readonly _id: string, readonly email: string | null, readonly hasPassword: boolean | null, readonly awaitedEmail: string | null } | null };

export type OwnSessionsQueryVariables = { [key: string]: never; };

export type OwnSessionsQuery = { readonly sessions: ReadonlyArray<{ readonly __typename: 'OpenSession', readonly _id: string, readonly browser: string | null, readonly system: string | null, readonly lastSeenAt: Instant, readonly isCurrent: boolean }> };

export type SupportViewsQueryVariables = { [key: string]: never; };

export type SupportViewsQuery = { readonly supportViews: ReadonlyArray<Instant> };

export type NewEmailLinkIsOpenQueryVariables = {
  token: string;
};

export type NewEmailLinkIsOpenQuery = { readonly newEmailLinkIsOpen: boolean };

export type ChangePasswordMutationVariables = {
  currentPassword: string;
  newPassword: string;
  keepOtherSessions?: boolean | null | undefined;
};

export type ChangePasswordMutation = { readonly changePassword: boolean };

export type ChangeEmailMutationVariables = {
  newEmail: string;
  currentPassword: string;
};

export type ChangeEmailMutation = { readonly changeEmail: boolean };

export type ConfirmEmailMutationVariables = {
  token: string;
};

export type ConfirmEmailMutation = { readonly confirmEmail: boolean };

export type EndSessionMutationVariables = {
  _id: string;
};

export type EndSessionMutation = { readonly endSession: boolean };

export type LogOutEverywhereMutationVariables = { [key: string]: never; };

export type LogOutEverywhereMutation = { readonly logOutEverywhere: boolean };

export type UserSessionsQueryVariables = {
  userId: string;
};

export type UserSessionsQuery = { readonly userSessions: ReadonlyArray<{ readonly __typename: 'OpenSession', readonly _id: string, readonly browser: string | null, readonly system: string | null, readonly lastSeenAt: Instant, readonly isCurrent: boolean }> };

export type EndUserSessionMutationVariables = {
  userId: string;
  sessionId: string;
};

export type EndUserSessionMutation = { readonly endUserSession: boolean };

export const ownAccount: TypedDocument<OwnAccountQuery, OwnAccountQueryVariables> = {
  operationName: 'ownAccount',
  query: `query ownAccount{currentUser{_id email hasPassword awaitedEmail __typename}}`,
};

export const ownSessions: TypedDocument<OwnSessionsQuery, OwnSessionsQueryVariables> = {
  operationName: 'ownSessions',
  query: `query ownSessions{sessions{_id browser system lastSeenAt isCurrent __typename}}`,
};

export const supportViews: TypedDocument<SupportViewsQuery, SupportViewsQueryVariables> = {
  operationName: 'supportViews',
  query: `query supportViews{supportViews}`,
};

export const newEmailLinkIsOpen: TypedDocument<NewEmailLinkIsOpenQuery, NewEmailLinkIsOpenQueryVariables> = {
  operationName: 'newEmailLinkIsOpen',
  query: `query newEmailLinkIsOpen($token:String!){newEmailLinkIsOpen(token:$token)}`,
};

export const changePassword: TypedDocument<ChangePasswordMutation, ChangePasswordMutationVariables> = {
  operationName: 'changePassword',
  query: `mutation changePassword($currentPassword:String!$newPassword:String!$keepOtherSessions:Boolean){changePassword(currentPassword:$currentPassword newPassword:$newPassword keepOtherSessions:$keepOtherSessions)}`,
};

export const changeEmail: TypedDocument<ChangeEmailMutation, ChangeEmailMutationVariables> = {
  operationName: 'changeEmail',
  query: `mutation changeEmail($newEmail:String!$currentPassword:String!){changeEmail(newEmail:$newEmail currentPassword:$currentPassword)}`,
};

export const confirmEmail: TypedDocument<ConfirmEmailMutation, ConfirmEmailMutationVariables> = {
  operationName: 'confirmEmail',
  query: `mutation confirmEmail($token:String!){confirmEmail(token:$token)}`,
};

export const endSession: TypedDocument<EndSessionMutation, EndSessionMutationVariables> = {
  operationName: 'endSession',
  query: `mutation endSession($_id:ID!){endSession(_id:$_id)}`,
};

export const logOutEverywhere: TypedDocument<LogOutEverywhereMutation, LogOutEverywhereMutationVariables> = {
  operationName: 'logOutEverywhere',
  query: `mutation logOutEverywhere{logOutEverywhere}`,
};

export const userSessions: TypedDocument<UserSessionsQuery, UserSessionsQueryVariables> = {
  operationName: 'userSessions',
  query: `query userSessions($userId:ID!){userSessions(userId:$userId){_id browser system lastSeenAt isCurrent __typename}}`,
};

export const endUserSession: TypedDocument<EndUserSessionMutation, EndUserSessionMutationVariables> = {
  operationName: 'endUserSession',
  query: `mutation endUserSession($userId:ID!$sessionId:ID!){endUserSession(userId:$userId sessionId:$sessionId)}`,
};
