import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type SignUpGroupQueryVariables = {
  groupId: string;
};

export type SignUpGroupQuery = { readonly signUpGroup: { readonly __typename: 'SignUpGroup', readonly _id: string, readonly name: string, readonly regionName: string } | null };

export type SelfCreateAccountMutationVariables = {
  userProfileInput: Types.UserProfileInput;
  groupId: string;
  country: string;
  locale?: string | null | undefined;
};

export type SelfCreateAccountMutation = { readonly selfCreateAccount: { readonly __typename: 'CreatedAccount', readonly _id: string, readonly fullName: string, readonly email: string } };

export const signUpGroup: TypedDocument<SignUpGroupQuery, SignUpGroupQueryVariables> = {
  operationName: 'signUpGroup',
  query: `query signUpGroup($groupId:ID!){signUpGroup(groupId:$groupId){_id name regionName __typename}}`,
};

export const selfCreateAccount: TypedDocument<SelfCreateAccountMutation, SelfCreateAccountMutationVariables> = {
  operationName: 'selfCreateAccount',
  query: `mutation selfCreateAccount($userProfileInput:UserProfileInput!$groupId:ID!$country:String!$locale:String){selfCreateAccount(userProfileInput:$userProfileInput groupId:$groupId country:$country locale:$locale){_id fullName email __typename}}`,
};
