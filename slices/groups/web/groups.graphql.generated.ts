import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type GroupsQueryVariables = {
  filter?: Types.GroupFilter | null | undefined;
  sort?: Types.GroupSort | null | undefined;
  descending?: boolean | null | undefined;
  after?: string | null | undefined;
};

export type GroupsQuery = { readonly groups: { readonly nextCursor: string | null, readonly count: number, readonly countIsOpen: boolean, readonly rows: ReadonlyArray<{ readonly __typename: 'ManagedGroup', readonly _id: string, readonly name: string, readonly regionName: string, readonly studyYear: number | null, readonly intake: string, readonly session: Types.GroupSession, readonly openForSignUp: boolean, readonly archived: boolean, readonly membersNow: number, readonly membersToGraduate: number }> } };

export type GroupsForFileQueryVariables = {
  filter?: Types.GroupFilter | null | undefined;
  sort?: Types.GroupSort | null | undefined;
  descending?: boolean | null | undefined;
  after?: string | null | undefined;
};

export type GroupsForFileQuery = { readonly groups: { readonly nextCursor: string | null, readonly rows: ReadonlyArray<{ readonly __typename: 'ManagedGroup', readonly coursesNow: number, readonly _id: string, readonly name: string, readonly regionName: string, readonly studyYear: number | null, readonly intake: string, readonly session: Types.GroupSession, readonly openForSignUp: boolean, readonly archived: boolean, readonly membersNow: number, readonly membersToGraduate: number }> } };

export type ListedGroupFragment = { readonly __typename: 'ManagedGroup', readonly _id: string, readonly name: string, readonly regionName: string, readonly studyYear: number | null, readonly intake: string, readonly session: Types.GroupSession, readonly openForSignUp: boolean, readonly archived: boolean, readonly membersNow: number, readonly membersToGraduate: number };

export type CampusesOfGroupsQueryVariables = { [key: string]: never; };

export type CampusesOfGroupsQuery = { readonly regions: ReadonlyArray<{ readonly __typename: 'Region', readonly _id: string, readonly name: string, readonly closed: boolean | null }> };

export type FoundGroupsFragment = { readonly currentGroups: { readonly rows: ReadonlyArray<{ readonly __typename: 'ManagedGroup', readonly _id: string, readonly name: string, readonly regionName: string, readonly archived: boolean }> }, readonly pastGroups: { readonly rows: ReadonlyArray<{ readonly __typename: 'ManagedGroup', readonly _id: string, readonly name: string, readonly regionName: string, readonly archived: boolean }> } };

export type FoundGroupFragment = { readonly __typename: 'ManagedGroup', readonly _id: string, readonly name: string, readonly regionName: string, readonly archived: boolean };

export const groups: TypedDocument<GroupsQuery, GroupsQueryVariables> = {
  operationName: 'groups',
  query: `query groups($filter:GroupFilter$sort:GroupSort$descending:Boolean$after:ID){groups(filter:$filter sort:$sort descending:$descending first:20 after:$after){rows{...ListedGroup}nextCursor count countIsOpen}}fragment ListedGroup on ManagedGroup{_id name regionName studyYear intake session openForSignUp archived membersNow membersToGraduate __typename}`,
};

export const groupsForFile: TypedDocument<GroupsForFileQuery, GroupsForFileQueryVariables> = {
  operationName: 'groupsForFile',
  query: `query groupsForFile($filter:GroupFilter$sort:GroupSort$descending:Boolean$after:ID){groups(filter:$filter sort:$sort descending:$descending first:100 after:$after){rows{...ListedGroup coursesNow}nextCursor}}fragment ListedGroup on ManagedGroup{_id name regionName studyYear intake session openForSignUp archived membersNow membersToGraduate __typename}`,
};

export const campusesOfGroups: TypedDocument<CampusesOfGroupsQuery, CampusesOfGroupsQueryVariables> = {
  operationName: 'campusesOfGroups',
  query: `query campusesOfGroups{regions{_id name closed __typename}}`,
};
