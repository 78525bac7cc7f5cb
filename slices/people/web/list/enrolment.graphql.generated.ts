import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type CampusesToEnrolInQueryVariables = { [key: string]: never; };

export type CampusesToEnrolInQuery = { readonly regions: ReadonlyArray<{ readonly __typename: 'Region', readonly _id: string, readonly name: string, readonly slug: string, readonly closed: boolean | null }> };

export type GroupsToEnrolIntoQueryVariables = {
  regionId: string;
};

export type GroupsToEnrolIntoQuery = { readonly groups: { readonly rows: ReadonlyArray<{ readonly __typename: 'ManagedGroup', readonly _id: string, readonly name: string, readonly intake: string, readonly locale: string }> } };

export type EnrolUserMutationVariables = {
  userId: string;
  userInput: Types.NewUserInput;
};

export type EnrolUserMutation = { readonly enrolUser: { readonly __typename: 'User', readonly _id: string, readonly fullName: string, readonly email: string | null } };

export type ResendEnrolmentMutationVariables = {
  userId: string;
};

export type ResendEnrolmentMutation = { readonly resendEnrolment: { readonly __typename: 'User', readonly _id: string, readonly email: string | null } };

export const campusesToEnrolIn: TypedDocument<CampusesToEnrolInQuery, CampusesToEnrolInQueryVariables> = {
  operationName: 'campusesToEnrolIn',
  query: `query campusesToEnrolIn{regions{_id name slug closed __typename}}`,
};

export const groupsToEnrolInto: TypedDocument<GroupsToEnrolIntoQuery, GroupsToEnrolIntoQueryVariables> = {
  operationName: 'groupsToEnrolInto',
  query: `query groupsToEnrolInto($regionId:ID!){groups(filter:{regionId:$regionId archived:false}first:100){rows{_id name intake locale __typename}}}`,
};

export const enrolUser: TypedDocument<EnrolUserMutation, EnrolUserMutationVariables> = {
  operationName: 'enrolUser',
  query: `mutation enrolUser($userId:ID!$userInput:NewUserInput!){enrolUser(userId:$userId userInput:$userInput){_id fullName email __typename}}`,
};

export const resendEnrolment: TypedDocument<ResendEnrolmentMutation, ResendEnrolmentMutationVariables> = {
  operationName: 'resendEnrolment',
  query: `mutation resendEnrolment($userId:ID!){resendEnrolment(userId:$userId){_id email __typename}}`,
};
