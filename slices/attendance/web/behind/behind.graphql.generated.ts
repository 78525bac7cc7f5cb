import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type ListedBehindFragment = { readonly __typename: 'FallingBehind', readonly _id: string, readonly personId: string, readonly fullName: string, readonly groupName: string, readonly regionName: string, readonly termName: string, readonly percent: number | null, readonly lowPercent: number | null, readonly absences: number, readonly absencesOverGrace: number, readonly deduction: number, readonly limits: ReadonlyArray<Types.AttendanceLimit> };

export type FallingBehindQueryVariables = {
  groupId?: string | null | undefined;
  after?: string | null | undefined;
};

export type FallingBehindQuery = { readonly fallingBehind: { readonly nextCursor: string | null, readonly count: number, readonly countIsOpen: boolean, readonly rows: ReadonlyArray<{ readonly __typename: 'FallingBehind', readonly _id: string, readonly personId: string, readonly fullName: string, readonly groupName: string, readonly regionName: string, readonly termName: string, readonly percent: number | null, readonly lowPercent: number | null, readonly absences: number, readonly absencesOverGrace: number, readonly deduction: number, readonly limits: ReadonlyArray<Types.AttendanceLimit> }> } };

export type GroupBehindQueryVariables = {
  groupId: string;
};

export type GroupBehindQuery = { readonly group: { readonly __typename: 'ManagedGroup', readonly _id: string, readonly name: string, readonly regionName: string } | null };

export type GroupsBehindQueryVariables = {
  search: string;
};

export type GroupsBehindQuery = { readonly groups: { readonly rows: ReadonlyArray<{ readonly __typename: 'ManagedGroup', readonly _id: string, readonly name: string, readonly regionName: string }> } };

export type FallingBehindForFileQueryVariables = {
  groupId?: string | null | undefined;
  after?: string | null | undefined;
};

export type FallingBehindForFileQuery = { readonly fallingBehind: { readonly nextCursor: string | null, readonly rows: ReadonlyArray<{ readonly __typename: 'FallingBehind', readonly _id: string, readonly personId: string, readonly fullName: string, readonly groupName: string, readonly regionName: string, readonly termName: string, readonly percent: number | null, readonly lowPercent: number | null, readonly absences: number, readonly absencesOverGrace: number, readonly deduction: number, readonly limits: ReadonlyArray<Types.AttendanceLimit> }> } };

export const fallingBehind: TypedDocument<FallingBehindQuery, FallingBehindQueryVariables> = {
  operationName: 'fallingBehind',
  query: `query fallingBehind($groupId:ID$after:String){fallingBehind(groupId:$groupId first:20 after:$after){rows{...ListedBehind}nextCursor count countIsOpen}}fragment ListedBehind on FallingBehind{_id personId fullName groupName regionName termName percent lowPercent absences absencesOverGrace deduction limits __typename}`,
};

export const groupBehind: TypedDocument<GroupBehindQuery, GroupBehindQueryVariables> = {
  operationName: 'groupBehind',
  query: `query groupBehind($groupId:ID!){group(groupId:$groupId){_id name regionName __typename}}`,
};

export const groupsBehind: TypedDocument<GroupsBehindQuery, GroupsBehindQueryVariables> = {
  operationName: 'groupsBehind',
  query: `query groupsBehind($search:String!){groups(filter:{search:$search archived:false}first:20){rows{_id name regionName __typename}}}`,
};

export const fallingBehindForFile: TypedDocument<FallingBehindForFileQuery, FallingBehindForFileQueryVariables> = {
  operationName: 'fallingBehindForFile',
  query: `query fallingBehindForFile($groupId:ID$after:String){fallingBehind(groupId:$groupId first:100 after:$after){rows{...ListedBehind}nextCursor}}fragment ListedBehind on FallingBehind{_id personId fullName groupName regionName termName percent lowPercent absences absencesOverGrace deduction limits __typename}`,
};
