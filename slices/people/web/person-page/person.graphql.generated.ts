import type { Day } from '#kit/calendar/day.ts';
import type { Instant } from '#kit/calendar/instant.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type OnePersonFragment = { readonly __typename: 'User', readonly email: string | null, readonly studentNumber: string | null, readonly bornOn: Day | null, readonly emailVerified: boolean | null, readonly status: Types.PersonStatus | null, readonly roles: ReadonlyArray<string> | null, readonly isAlumni: boolean | null, readonly gradYear: number | null, readonly graduatedOn: Day | null, readonly gradLocation: string | null, readonly createdAt: Instant | null, readonly locale: string | null, readonly permissions: ReadonlyArray<string> | null, readonly individualPermissions: ReadonlyArray<string> | null, readonly mayBeImpersonated: boolean | null, readonly mayBeManaged: boolean | null, readonly accountId: string | null, readonly lastSeenAt: Instant | null, readonly _id: string, readonly fullName: string, readonly firstName: string, readonly lastName: string, readonly pictureUrl: string | null, readonly regions: ReadonlyArray<{ readonly __typename: 'Region', readonly _id: string, readonly name: string, readonly timeZone: string | null, readonly slug: string }> | null, readonly regionRoles: ReadonlyArray<{ readonly slug: string, readonly roleNames: ReadonlyArray<string> }> | null, readonly groups: ReadonlyArray<{ readonly __typename: 'Group', readonly _id: string, readonly name: string, readonly archived: boolean }> | null, readonly profile: { readonly version: number, readonly location: string, readonly socialUserName: string, readonly homePage: string, readonly locale: { readonly language: string, readonly currency: string | null, readonly timezone: string | null }, readonly phones: ReadonlyArray<{ readonly type: string, readonly number: string }>, readonly emails: ReadonlyArray<{ readonly type: string, readonly address: string }> } | null };

export type OnePersonQueryVariables = {
  userId: string;
};

export type OnePersonQuery = { readonly user: { readonly __typename: 'User', readonly email: string | null, readonly studentNumber: string | null, readonly bornOn: Day | null, readonly emailVerified: boolean | null, readonly status: Types.PersonStatus | null, readonly roles: ReadonlyArray<string> | null, readonly isAlumni: boolean | null, readonly gradYear: number | null, readonly graduatedOn: Day | null, readonly gradLocation: string | null, readonly createdAt: Instant | null, readonly locale: string | null, readonly permissions: ReadonlyArray<string> | null, readonly individualPermissions: ReadonlyArray<string> | null, readonly mayBeImpersonated: boolean | null, readonly mayBeManaged: boolean | null, readonly accountId: string | null, readonly lastSeenAt: Instant | null, readonly _id: string, readonly fullName: string, readonly firstName: string, readonly lastName: string, readonly pictureUrl: string | null, readonly regions: ReadonlyArray<{ readonly __typename: 'Region', readonly _id: string, readonly name: string, readonly timeZone: string | null, readonly slug: string }> | null, readonly regionRoles: ReadonlyArray<{ readonly slug: string, readonly roleNames: ReadonlyArray<string> }> | null, readonly groups: ReadonlyArray<{ readonly __typename: 'Group', readonly _id: string, readonly name: string, readonly archived: boolean }> | null, readonly profile: { readonly version: number, readonly location: string, readonly socialUserName: string, readonly homePage: string, readonly locale: { readonly language: string, readonly currency: string | null, readonly timezone: string | null }, readonly phones: ReadonlyArray<{ readonly type: string, readonly number: string }>, readonly emails: ReadonlyArray<{ readonly type: string, readonly address: string }> } | null } | null, readonly addresses: ReadonlyArray<{ readonly __typename: 'Address', readonly itemId: string, readonly _id: string, readonly name: string, readonly line1: string, readonly line2: string, readonly city: string, readonly state: string, readonly postcode: string, readonly country: string, readonly stackedAddress: string, readonly version: number }> };

export type ChoicesForPersonQueryVariables = { [key: string]: never; };

export type ChoicesForPersonQuery = { readonly keepsBirthDates: boolean, readonly regions: ReadonlyArray<{ readonly __typename: 'Region', readonly _id: string, readonly name: string, readonly slug: string }>, readonly currencies: ReadonlyArray<{ readonly value: string, readonly label: string }> };

export type SaveUserMutationVariables = {
  userId: string;
  profileInput: Types.ProfileInput;
  bornOn?: Day | null | undefined;
  joins?: ReadonlyArray<string> | string | null | undefined;
  leaves?: ReadonlyArray<string> | string | null | undefined;
};

export type SaveUserMutation = { readonly saveUser: { readonly __typename: 'User', readonly email: string | null, readonly studentNumber: string | null, readonly bornOn: Day | null, readonly emailVerified: boolean | null, readonly status: Types.PersonStatus | null, readonly roles: ReadonlyArray<string> | null, readonly isAlumni: boolean | null, readonly gradYear: number | null, readonly graduatedOn: Day | null, readonly gradLocation: string | null, readonly createdAt: Instant | null, readonly locale: string | null, readonly permissions: ReadonlyArray<string> | null, readonly individualPermissions: ReadonlyArray<string> | null, readonly mayBeImpersonated: boolean | null, readonly mayBeManaged: boolean | null, readonly accountId: string | null, readonly lastSeenAt: Instant | null, readonly _id: string, readonly fullName: string, readonly firstName: string, readonly lastName: string, readonly pictureUrl: string | null, readonly regions: ReadonlyArray<{ readonly __typename: 'Region', readonly _id: string, readonly name: string, readonly timeZone: string | null, readonly slug: string }> | null, readonly regionRoles: ReadonlyArray<{ readonly slug: string, readonly roleNames: ReadonlyArray<string> }> | null, readonly groups: ReadonlyArray<{ readonly __typename: 'Group', readonly _id: string, readonly name: string, readonly archived: boolean }> | null, readonly profile: { readonly version: number, readonly location: string, readonly socialUserName: string, readonly homePage: string, readonly locale: { readonly language: string, readonly currency: string | null, readonly timezone: string | null }, readonly phones: ReadonlyArray<{ readonly type: string, readonly number: string }>, readonly emails: ReadonlyArray<{ readonly type: string, readonly address: string }> } | null } };

export type ChangeUserEmailMutationVariables = {
  userId: string;
  newEmail: string;
};

export type ChangeUserEmailMutation = { readonly changeUserEmail: { readonly __typename: 'User', readonly _id: string, readonly email: string | null, readonly status: Types.PersonStatus | null } };

export type DeactivateUserMutationVariables = {
  userId: string;
  reason: string;
};

export type DeactivateUserMutation = { readonly deactivateUser: { readonly __typename: 'User', readonly _id: string, readonly status: Types.PersonStatus | null } };

export type ReactivateUserMutationVariables = {
  userId: string;
};

export type ReactivateUserMutation = { readonly reactivateUser: { readonly __typename: 'User', readonly _id: string, readonly status: Types.PersonStatus | null } };

export type MergeUsersMutationVariables = {
  keptId: string;
  mergedId: string;
  reason: string;
};

export type MergeUsersMutation = { readonly mergeUsers: { readonly __typename: 'User', readonly email: string | null, readonly studentNumber: string | null, readonly bornOn: Day | null, readonly emailVerified: boolean | null, readonly status: Types.PersonStatus | null, readonly roles: ReadonlyArray<string> | null, readonly isAlumni: boolean | null, readonly gradYear: number | null, readonly graduatedOn: Day | null, readonly gradLocation: string | null, readonly createdAt: Instant | null, readonly locale: string | null, readonly permissions: ReadonlyArray<string> | null, readonly individualPermissions: ReadonlyArray<string> | null, readonly mayBeImpersonated: boolean | null, readonly mayBeManaged: boolean | null, readonly accountId: string | null, readonly lastSeenAt: Instant | null, readonly _id: string, readonly fullName: string, readonly firstName: string, readonly lastName: string, readonly pictureUrl: string | null, readonly regions: ReadonlyArray<{ readonly __typename: 'Region', readonly _id: string, readonly name: string, readonly timeZone: string | null, readonly slug: string }> | null, readonly regionRoles: ReadonlyArray<{ readonly slug: string, readonly roleNames: ReadonlyArray<string> }> | null, readonly groups: ReadonlyArray<{ readonly __typename: 'Group', readonly _id: string, readonly name: string, readonly archived: boolean }> | null, readonly profile: { readonly version: number, readonly location: string, readonly socialUserName: string, readonly homePage: string, readonly locale: { readonly language: string, readonly currency: string | null, readonly timezone: string | null }, readonly phones: ReadonlyArray<{ readonly type: string, readonly number: string }>, readonly emails: ReadonlyArray<{ readonly type: string, readonly address: string }> } | null } };

export type SetUserRoleMutationVariables = {
  userId: string;
  role: Types.GivableRole;
  isEverywhere: boolean;
  regionIds: ReadonlyArray<string> | string;
};

export type SetUserRoleMutation = { readonly setUserRole: { readonly __typename: 'User', readonly _id: string, readonly roles: ReadonlyArray<string> | null } };

export const onePerson: TypedDocument<OnePersonQuery, OnePersonQueryVariables> = {
  operationName: 'onePerson',
  query: `query onePerson($userId:ID!){user(userId:$userId){...OnePerson}addresses(itemId:$userId){...OwnAddress}}fragment OnePerson on User{...OwnProfile email studentNumber bornOn emailVerified status roles isAlumni gradYear graduatedOn gradLocation createdAt locale permissions individualPermissions mayBeImpersonated mayBeManaged accountId regions{_id name timeZone slug __typename}regionRoles{slug roleNames}groups{_id name archived __typename}lastSeenAt}fragment OwnProfile on User{_id fullName firstName lastName pictureUrl(width:192)profile{version locale{language currency timezone}location socialUserName homePage phones{type number}emails{type address}}__typename}fragment OwnAddress on Address{itemId _id name line1 line2 city state postcode country stackedAddress version __typename}`,
};

export const choicesForPerson: TypedDocument<ChoicesForPersonQuery, ChoicesForPersonQueryVariables> = {
  operationName: 'choicesForPerson',
  query: `query choicesForPerson{keepsBirthDates regions{_id name slug __typename}currencies{value label}}`,
};

export const saveUser: TypedDocument<SaveUserMutation, SaveUserMutationVariables> = {
  operationName: 'saveUser',
  query: `mutation saveUser($userId:ID!$profileInput:ProfileInput!$bornOn:Day$joins:[ID!]$leaves:[ID!]){saveUser(userId:$userId profileInput:$profileInput bornOn:$bornOn joins:$joins leaves:$leaves){...OnePerson}}fragment OnePerson on User{...OwnProfile email studentNumber bornOn emailVerified status roles isAlumni gradYear graduatedOn gradLocation createdAt locale permissions individualPermissions mayBeImpersonated mayBeManaged accountId regions{_id name timeZone slug __typename}regionRoles{slug roleNames}groups{_id name archived __typename}lastSeenAt}fragment OwnProfile on User{_id fullName firstName lastName pictureUrl(width:192)profile{version locale{language currency timezone}location socialUserName homePage phones{type number}emails{type address}}__typename}`,
};

export const changeUserEmail: TypedDocument<ChangeUserEmailMutation, ChangeUserEmailMutationVariables> = {
  operationName: 'changeUserEmail',
  query: `mutation changeUserEmail($userId:ID!$newEmail:String!){changeUserEmail(userId:$userId newEmail:$newEmail){_id email status __typename}}`,
};

export const deactivateUser: TypedDocument<DeactivateUserMutation, DeactivateUserMutationVariables> = {
  operationName: 'deactivateUser',
  query: `mutation deactivateUser($userId:ID!$reason:String!){deactivateUser(userId:$userId reason:$reason){_id status __typename}}`,
};

export const reactivateUser: TypedDocument<ReactivateUserMutation, ReactivateUserMutationVariables> = {
  operationName: 'reactivateUser',
  query: `mutation reactivateUser($userId:ID!){reactivateUser(userId:$userId){_id status __typename}}`,
};

export const mergeUsers: TypedDocument<MergeUsersMutation, MergeUsersMutationVariables> = {
  operationName: 'mergeUsers',
  query: `mutation mergeUsers($keptId:ID!$mergedId:ID!$reason:String!){mergeUsers(keptId:$keptId mergedId:$mergedId reason:$reason){...OnePerson}}fragment OnePerson on User{...OwnProfile email studentNumber bornOn emailVerified status roles isAlumni gradYear graduatedOn gradLocation createdAt locale permissions individualPermissions mayBeImpersonated mayBeManaged accountId regions{_id name timeZone slug __typename}regionRoles{slug roleNames}groups{_id name archived __typename}lastSeenAt}fragment OwnProfile on User{_id fullName firstName lastName pictureUrl(width:192)profile{version locale{language currency timezone}location socialUserName homePage phones{type number}emails{type address}}__typename}`,
};

export const setUserRole: TypedDocument<SetUserRoleMutation, SetUserRoleMutationVariables> = {
  operationName: 'setUserRole',
  query: `mutation setUserRole($userId:ID!$role:GivableRole!$isEverywhere:Boolean!$regionIds:[ID!]!){setUserRole(userId:$userId role:$role isEverywhere:$isEverywhere regionIds:$regionIds){_id roles __typename}}`,
};
