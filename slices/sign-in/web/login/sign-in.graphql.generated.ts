import type { TypedDocument } from '#kit/client/typed-document.ts';

export type LoginWithPasswordMutationVariables = {
  email: string;
  password: string;
};

export type LoginWithPasswordMutation = { readonly loginWithPassword: { readonly __typename: 'User', readonly _id: string, readonly fullName: string, readonly firstName: string, readonly roles: ReadonlyArray<string> | null, readonly isAlumni: boolean | null, readonly selectedGroup: string | null, readonly locale: string | null, readonly timezone: string | null, readonly termsAccepted: boolean | null, readonly smallPictureUrl: string | null, readonly impersonatingUser: { readonly __typename: 'ImpersonatingUser', readonly _id: string, readonly fullName: string } | null, readonly regions: ReadonlyArray<{ readonly __typename: 'Region', readonly _id: string, readonly name: string, readonly slug: string }> | null, readonly regionRoles: ReadonlyArray<{ readonly slug: string, readonly roleNames: ReadonlyArray<string> }> | null, readonly groups: ReadonlyArray<{ readonly __typename: 'Group', readonly _id: string, readonly name: string, readonly archived: boolean }> | null } | null };

export type ValidateMSAuthMutationVariables = {
  code: string;
};

export type ValidateMSAuthMutation = { readonly validateMSAuth: { readonly __typename: 'User', readonly _id: string, readonly fullName: string, readonly firstName: string, readonly roles: ReadonlyArray<string> | null, readonly isAlumni: boolean | null, readonly selectedGroup: string | null, readonly locale: string | null, readonly timezone: string | null, readonly termsAccepted: boolean | null, readonly smallPictureUrl: string | null, readonly impersonatingUser: { readonly __typename: 'ImpersonatingUser', readonly _id: string, readonly fullName: string } | null, readonly regions: ReadonlyArray<{ readonly __typename: 'Region', readonly _id: string, readonly name: string, readonly slug: string }> | null, readonly regionRoles: ReadonlyArray<{ readonly slug: string, readonly roleNames: ReadonlyArray<string> }> | null, readonly groups: ReadonlyArray<{ readonly __typename: 'Group', readonly _id: string, readonly name: string, readonly archived: boolean }> | null } | null };

export type AcceptTermsMutationVariables = {
  version: number;
};

export type AcceptTermsMutation = { readonly acceptTerms: { readonly __typename: 'User', readonly _id: string, readonly fullName: string, readonly firstName: string, readonly roles: ReadonlyArray<string> | null, readonly isAlumni: boolean | null, readonly selectedGroup: string | null, readonly locale: string | null, readonly timezone: string | null, readonly termsAccepted: boolean | null, readonly smallPictureUrl: string | null, readonly impersonatingUser: { readonly __typename: 'ImpersonatingUser', readonly _id: string, readonly fullName: string } | null, readonly regions: ReadonlyArray<{ readonly __typename: 'Region', readonly _id: string, readonly name: string, readonly slug: string }> | null, readonly regionRoles: ReadonlyArray<{ readonly slug: string, readonly roleNames: ReadonlyArray<string> }> | null, readonly groups: ReadonlyArray<{ readonly __typename: 'Group', readonly _id: string, readonly name: string, readonly archived: boolean }> | null } };

export type ImpersonateUserMutationVariables = {
  userId: string;
  reason: string;
};

export type ImpersonateUserMutation = { readonly impersonateUser: { readonly __typename: 'User', readonly _id: string } | null };

export const loginWithPassword: TypedDocument<LoginWithPasswordMutation, LoginWithPasswordMutationVariables> = {
  operationName: 'loginWithPassword',
  query: `mutation loginWithPassword($email:String!$password:String!){loginWithPassword(email:$email password:$password){...SignedInUser}}fragment SignedInUser on User{_id fullName firstName roles isAlumni selectedGroup locale timezone termsAccepted smallPictureUrl:pictureUrl(width:96)impersonatingUser{_id fullName __typename}regions{_id name slug __typename}regionRoles{slug roleNames}groups{_id name archived __typename}__typename}`,
};

export const validateMSAuth: TypedDocument<ValidateMSAuthMutation, ValidateMSAuthMutationVariables> = {
  operationName: 'validateMSAuth',
  query: `mutation validateMSAuth($code:String!){validateMSAuth(code:$code){...SignedInUser}}fragment SignedInUser on User{_id fullName firstName roles isAlumni selectedGroup locale timezone termsAccepted smallPictureUrl:pictureUrl(width:96)impersonatingUser{_id fullName __typename}regions{_id name slug __typename}regionRoles{slug roleNames}groups{_id name archived __typename}__typename}`,
};

export const acceptTerms: TypedDocument<AcceptTermsMutation, AcceptTermsMutationVariables> = {
  operationName: 'acceptTerms',
  query: `mutation acceptTerms($version:Int!){acceptTerms(version:$version){...SignedInUser}}fragment SignedInUser on User{_id fullName firstName roles isAlumni selectedGroup locale timezone termsAccepted smallPictureUrl:pictureUrl(width:96)impersonatingUser{_id fullName __typename}regions{_id name slug __typename}regionRoles{slug roleNames}groups{_id name archived __typename}__typename}`,
};

export const impersonateUser: TypedDocument<ImpersonateUserMutation, ImpersonateUserMutationVariables> = {
  operationName: 'impersonateUser',
  query: `mutation impersonateUser($userId:ID!$reason:String!){impersonateUser(userId:$userId reason:$reason){_id __typename}}`,
};
