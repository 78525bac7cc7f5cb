import type { TypedDocument } from '#kit/client/typed-document.ts';

export type ForgotPasswordMutationVariables = {
  email: string;
};

export type ForgotPasswordMutation = { readonly forgotPassword: { readonly __typename: 'ForgotPassword', readonly _id: string } };

export type RecoverPasswordMutationVariables = {
  token: string;
  newPassword: string;
};

export type RecoverPasswordMutation = { readonly recoverPassword: boolean };

export type PasswordLinkIsOpenQueryVariables = {
  token: string;
};

export type PasswordLinkIsOpenQuery = { readonly passwordLinkIsOpen: boolean };

export const forgotPassword: TypedDocument<ForgotPasswordMutation, ForgotPasswordMutationVariables> = {
  operationName: 'forgotPassword',
  query: `mutation forgotPassword($email:String!){forgotPassword(email:$email){_id __typename}}`,
};

export const recoverPassword: TypedDocument<RecoverPasswordMutation, RecoverPasswordMutationVariables> = {
  operationName: 'recoverPassword',
  query: `mutation recoverPassword($token:String!$newPassword:String!){recoverPassword(token:$token newPassword:$newPassword)}`,
};

export const passwordLinkIsOpen: TypedDocument<PasswordLinkIsOpenQuery, PasswordLinkIsOpenQueryVariables> = {
  operationName: 'passwordLinkIsOpen',
  query: `query passwordLinkIsOpen($token:String!){passwordLinkIsOpen(token:$token)}`,
};
