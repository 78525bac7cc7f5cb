import type { Day } from '#kit/calendar/day.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type KeptHourCategoryFragment = { readonly __typename: 'HourCategory', readonly _id: string, readonly name: string, readonly isArchived: boolean, readonly version: number, readonly names: ReadonlyArray<{ readonly locale: string, readonly name: string }> };

export type HourGroupsFoundQueryVariables = {
  search: string;
};

export type HourGroupsFoundQuery = { readonly hourGroups: ReadonlyArray<{ readonly __typename: 'HourGroup', readonly _id: string, readonly name: string, readonly regionName: string }> };

export type HourGroupShownQueryVariables = {
  groupId?: string | null | undefined;
};

export type HourGroupShownQuery = { readonly hourGroup: { readonly __typename: 'HourGroup', readonly _id: string, readonly name: string, readonly regionName: string } | null };

export type HourTotalsQueryVariables = {
  groupId: string;
};

export type HourTotalsQuery = { readonly hourTotals: ReadonlyArray<{ readonly __typename: 'HourTotal', readonly _id: string, readonly studentId: string, readonly studentName: string, readonly givenName: string, readonly familyName: string, readonly studentNumber: string | null, readonly groupName: string, readonly regionName: string, readonly categories: ReadonlyArray<{ readonly categoryId: string, readonly name: string, readonly requiredMinutes: number, readonly confirmedMinutes: number, readonly pendingMinutes: number }> }> };

export type HourPolicyQueryVariables = {
  groupId: string;
};

export type HourPolicyQuery = { readonly hourPolicy: { readonly groupId: string, readonly regionId: string, readonly today: Day, readonly dueOn: Day | null, readonly version: number, readonly requirements: ReadonlyArray<{ readonly categoryId: string, readonly requiredMinutes: number }>, readonly categories: ReadonlyArray<{ readonly __typename: 'HourCategory', readonly _id: string, readonly name: string, readonly isArchived: boolean, readonly version: number, readonly names: ReadonlyArray<{ readonly locale: string, readonly name: string }> }> } | null };

export type SaveHourPolicyMutationVariables = {
  groupId: string;
  version: number;
  dueOn?: Day | null | undefined;
  requirements: ReadonlyArray<Types.HourRequirementInput> | Types.HourRequirementInput;
};

export type SaveHourPolicyMutation = { readonly saveHourPolicy: { readonly groupId: string, readonly version: number } };

export type SaveHourCategoryMutationVariables = {
  categoryId: string;
  version?: number | null | undefined;
  regionId: string;
  input: Types.HourCategoryInput;
};

export type SaveHourCategoryMutation = { readonly saveHourCategory: { readonly __typename: 'HourCategory', readonly _id: string, readonly name: string, readonly isArchived: boolean, readonly version: number, readonly names: ReadonlyArray<{ readonly locale: string, readonly name: string }> } };

export type ArchiveHourCategoryMutationVariables = {
  categoryId: string;
  version: number;
  isArchived: boolean;
};

export type ArchiveHourCategoryMutation = { readonly archiveHourCategory: { readonly __typename: 'HourCategory', readonly _id: string, readonly name: string, readonly isArchived: boolean, readonly version: number, readonly names: ReadonlyArray<{ readonly locale: string, readonly name: string }> } };

export const hourGroupsFound: TypedDocument<HourGroupsFoundQuery, HourGroupsFoundQueryVariables> = {
  operationName: 'hourGroupsFound',
  query: `query hourGroupsFound($search:String!){hourGroups(search:$search){_id name regionName __typename}}`,
};

export const hourGroupShown: TypedDocument<HourGroupShownQuery, HourGroupShownQueryVariables> = {
  operationName: 'hourGroupShown',
  query: `query hourGroupShown($groupId:ID){hourGroup(groupId:$groupId){_id name regionName __typename}}`,
};

export const hourTotals: TypedDocument<HourTotalsQuery, HourTotalsQueryVariables> = {
  operationName: 'hourTotals',
  query: `query hourTotals($groupId:ID!){hourTotals(groupId:$groupId){_id studentId studentName givenName familyName studentNumber groupName regionName categories{categoryId name requiredMinutes confirmedMinutes pendingMinutes}__typename}}`,
};

export const hourPolicy: TypedDocument<HourPolicyQuery, HourPolicyQueryVariables> = {
  operationName: 'hourPolicy',
  query: `query hourPolicy($groupId:ID!){hourPolicy(groupId:$groupId){groupId regionId today dueOn requirements{categoryId requiredMinutes}categories{...KeptHourCategory}version}}fragment KeptHourCategory on HourCategory{_id name names{locale name}isArchived version __typename}`,
};

export const saveHourPolicy: TypedDocument<SaveHourPolicyMutation, SaveHourPolicyMutationVariables> = {
  operationName: 'saveHourPolicy',
  query: `mutation saveHourPolicy($groupId:ID!$version:Int!$dueOn:Day$requirements:[HourRequirementInput!]!){saveHourPolicy(groupId:$groupId version:$version dueOn:$dueOn requirements:$requirements){groupId version}}`,
};

export const saveHourCategory: TypedDocument<SaveHourCategoryMutation, SaveHourCategoryMutationVariables> = {
  operationName: 'saveHourCategory',
  query: `mutation saveHourCategory($categoryId:ID!$version:Int$regionId:ID!$input:HourCategoryInput!){saveHourCategory(categoryId:$categoryId version:$version regionId:$regionId input:$input){...KeptHourCategory}}fragment KeptHourCategory on HourCategory{_id name names{locale name}isArchived version __typename}`,
};

export const archiveHourCategory: TypedDocument<ArchiveHourCategoryMutation, ArchiveHourCategoryMutationVariables> = {
  operationName: 'archiveHourCategory',
  query: `mutation archiveHourCategory($categoryId:ID!$version:Int!$isArchived:Boolean!){archiveHourCategory(categoryId:$categoryId version:$version isArchived:$isArchived){...KeptHourCategory}}fragment KeptHourCategory on HourCategory{_id name names{locale name}isArchived version __typename}`,
};
