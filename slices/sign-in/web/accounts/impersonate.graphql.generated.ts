import type { TypedDocument } from '#kit/client/typed-document.ts';

export type ImpersonateUserMutationVariables = {
  userId: string;
  reason: string;
};

export type ImpersonateUserMutation = { readonly impersonateUser: { readonly __typename: 'User', readonly _id: string } | null };

export const impersonateUser: TypedDocument<ImpersonateUserMutation, ImpersonateUserMutationVariables> = {
  operationName: 'impersonateUser',
  query: `mutation impersonateUser($userId:ID!$reason:String!){impersonateUser(userId:$userId reason:$reason){_id __typename}}`,
};
