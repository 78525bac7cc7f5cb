import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type ListedBehindFragment = { readonly __typename: 'FallingBehind', readonly _id: string, readonly personId: string, readonly fullName: string, readonly studentNumber: string | null, readonly groupName: string, readonly regionName: string, readonly termName: string, readonly percent: number | null, readonly lowPercent: number | null, readonly absences: number, readonly absencesOverGrace: number, readonly deduction: number, readonly limits: ReadonlyArray<Types.AttendanceLimit> };

export type BehindForFileFragment = { readonly __typename: 'FallingBehind', readonly givenName: string, readonly familyName: string, readonly _id: string, readonly personId: string, readonly fullName: string, readonly studentNumber: string | null, readonly groupName: string, readonly regionName: string, readonly termName: string, readonly percent: number | null, readonly lowPercent: number | null, readonly absences: number, readonly absencesOverGrace: number, readonly deduction: number, readonly limits: ReadonlyArray<Types.AttendanceLimit> };

export type FallingBehindQueryVariables = {
  groupId?: string | null | undefined;
  regionId?: string | null | undefined;
  after?: string | null | undefined;
};

export type FallingBehindQuery = { readonly fallingBehind: { readonly nextCursor: string | null, readonly count: number, readonly countIsOpen: boolean, readonly rows: ReadonlyArray<{ readonly __typename: 'FallingBehind', readonly _id: string, readonly personId: string, readonly fullName: string, readonly studentNumber: string | null, readonly groupName: string, readonly regionName: string, readonly termName: string, readonly percent: number | null, readonly lowPercent: number | null, readonly absences: number, readonly absencesOverGrace: number, readonly deduction: number, readonly limits: ReadonlyArray<Types.AttendanceLimit> }> } };

export type CampusesBehindQueryVariables = { [key: string]: never; };

export type CampusesBehindQuery = { readonly regions: ReadonlyArray<{ readonly __typename: 'Region', readonly _id: string, readonly name: string }> };

export type GroupBehindQueryVariables = {
  groupId: string;
};

export type GroupBehindQuery = { readonly group: { readonly __typename: 'ManagedGroup', readonly _id: string, readonly name: string, readonly regionName: string } | null };

export type GroupsBehindQueryVariables = {
  search: string;
  regionId?: string | null | undefined;
};

export type GroupsBehindQuery = { readonly groups: { readonly rows: ReadonlyArray<{ readonly __typename: 'ManagedGroup', readonly _id: string, readonly name: string, readonly regionName: string }> } };

export type FallingBehindForFileQueryVariables = {
  groupId?: string | null | undefined;
  regionId?: string | null | undefined;
  after?: string | null | undefined;
};

export type FallingBehindForFileQuery = { readonly fallingBehind: { readonly nextCursor: string | null, readonly rows: ReadonlyArray<{ readonly __typename: 'FallingBehind', readonly givenName: string, readonly familyName: string, readonly _id: string, readonly personId: string, readonly fullName: string, readonly studentNumber: string | null, readonly groupName: string, readonly regionName: string, readonly termName: string, readonly percent: number | null, readonly lowPercent: number | null, readonly absences: number, readonly absencesOverGrace: number, readonly deduction: number, readonly limits: ReadonlyArray<Types.AttendanceLimit> }> } };

export const fallingBehind: TypedDocument<FallingBehindQuery, FallingBehindQueryVariables> = {
  operationName: 'fallingBehind',
  query: `query fallingBehind($groupId:ID$regionId:ID$after:String){fallingBehind(groupId:$groupId regionId:$regionId first:20 after:$after){rows{...ListedBehind}nextCursor count countIsOpen}}fragment ListedBehind on FallingBehind{_id personId fullName studentNumber groupName regionName termName percent lowPercent absences absencesOverGrace deduction limits __typename}`,
};

export const campusesBehind: TypedDocument<CampusesBehindQuery, CampusesBehindQueryVariables> = {
  operationName: 'campusesBehind',
  query: `query campusesBehind{regions{_id name __typename}}`,
};

export const groupBehind: TypedDocument<GroupBehindQuery, GroupBehindQueryVariables> = {
  operationName: 'groupBehind',
  query: `query groupBehind($groupId:ID!){group(groupId:$groupId){_id name regionName __typename}}`,
};

export const groupsBehind: TypedDocument<GroupsBehindQuery, GroupsBehindQueryVariables> = {
  operationName: 'groupsBehind',
  query: `query groupsBehind($search:String!$regionId:ID){groups(filter:{search:$search archived:false regionId:$regionId}first:20){rows{_id name regionName __typename}}}`,
};

export const fallingBehindForFile: TypedDocument<FallingBehindForFileQuery, FallingBehindForFileQueryVariables> = {
  operationName: 'fallingBehindForFile',
  query: `query fallingBehindForFile($groupId:ID$regionId:ID$after:String){fallingBehind(groupId:$groupId regionId:$regionId first:100 after:$after){rows{...BehindForFile}nextCursor}}fragment BehindForFile on FallingBehind{...ListedBehind givenName familyName}fragment ListedBehind on FallingBehind{_id personId fullName studentNumber groupName regionName termName percent lowPercent absences absencesOverGrace deduction limits __typename}`,
};
