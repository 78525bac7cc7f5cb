import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type UpdateUserProfileMutationVariables = {
  userProfileInput: Types.UserProfileInput;
};

export type UpdateUserProfileMutation = { readonly updateUserProfile: { readonly __typename: 'User', readonly _id: string, readonly fullName: string, readonly firstName: string, readonly roles: ReadonlyArray<string> | null, readonly isAlumni: boolean | null, readonly selectedGroup: string | null, readonly locale: string | null, readonly timezone: string | null, readonly termsAccepted: boolean | null, readonly showAlumniWelcome: boolean | null, readonly smallPictureUrl: string | null, readonly impersonatingUser: { readonly __typename: 'ImpersonatingUser', readonly _id: string, readonly fullName: string } | null, readonly regions: ReadonlyArray<{ readonly __typename: 'Region', readonly _id: string, readonly name: string, readonly slug: string }> | null, readonly regionRoles: ReadonlyArray<{ readonly slug: string, readonly roleNames: ReadonlyArray<string> }> | null, readonly groups: ReadonlyArray<{ readonly __typename: 'Group', readonly _id: string, readonly name: string, readonly archived: boolean }> | null } };

export const updateUserProfile: TypedDocument<UpdateUserProfileMutation, UpdateUserProfileMutationVariables> = {
  operationName: 'updateUserProfile',
  query: `mutation updateUserProfile($userProfileInput:UserProfileInput!){updateUserProfile(userProfileInput:$userProfileInput){...SignedInUser}}fragment SignedInUser on User{_id fullName firstName roles isAlumni selectedGroup locale timezone termsAccepted showAlumniWelcome smallPictureUrl:pictureUrl(width:96)impersonatingUser{_id fullName __typename}regions{_id name slug __typename}regionRoles{slug roleNames}groups{_id name archived __typename}__typename}`,
};
