import type { Instant } from '#kit/calendar/instant.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type OneAttendanceImportFragment = { readonly __typename: 'AttendanceImport', readonly _id: string, readonly regionId: string, readonly regionName: string, readonly fileName: string, readonly state: Types.AttendanceImportState, readonly problem: string | null, readonly createdAt: Instant, readonly fresh: number, readonly changed: number, readonly same: number, readonly bad: number, readonly stored: number, readonly undone: number, readonly kept: number };

export type AttendanceImportQueryVariables = {
  importId: string;
};

export type AttendanceImportQuery = { readonly attendanceImport: { readonly __typename: 'AttendanceImport', readonly _id: string, readonly regionId: string, readonly regionName: string, readonly fileName: string, readonly state: Types.AttendanceImportState, readonly problem: string | null, readonly createdAt: Instant, readonly fresh: number, readonly changed: number, readonly same: number, readonly bad: number, readonly stored: number, readonly undone: number, readonly kept: number } | null };

export type AttendanceImportsQueryVariables = { [key: string]: never; };

export type AttendanceImportsQuery = { readonly attendanceImports: ReadonlyArray<{ readonly __typename: 'AttendanceImport', readonly _id: string, readonly regionId: string, readonly regionName: string, readonly fileName: string, readonly state: Types.AttendanceImportState, readonly problem: string | null, readonly createdAt: Instant, readonly fresh: number, readonly changed: number, readonly same: number, readonly bad: number, readonly stored: number, readonly undone: number, readonly kept: number }> };

export type AttendanceImportLineFragment = { readonly __typename: 'AttendanceImportLine', readonly _id: string, readonly line: number, readonly student: string, readonly campus: string, readonly day: string, readonly start: string, readonly course: string, readonly status: string, readonly minutes: string, readonly reason: string, readonly studentName: string | null, readonly groupName: string | null, readonly kind: Types.AttendanceStatus | null, readonly minutesLate: number | null, readonly previousKind: Types.AttendanceStatus | null, readonly outcome: Types.AttendanceImportOutcome, readonly problem: string | null, readonly problemField: string | null };

export type AttendanceImportLinesQueryVariables = {
  importId: string;
  kind: Types.AttendanceLineKind;
  first: number;
  after: number;
};

export type AttendanceImportLinesQuery = { readonly attendanceImport: { readonly __typename: 'AttendanceImport', readonly _id: string, readonly lines: ReadonlyArray<{ readonly __typename: 'AttendanceImportLine', readonly _id: string, readonly line: number, readonly student: string, readonly campus: string, readonly day: string, readonly start: string, readonly course: string, readonly status: string, readonly minutes: string, readonly reason: string, readonly studentName: string | null, readonly groupName: string | null, readonly kind: Types.AttendanceStatus | null, readonly minutesLate: number | null, readonly previousKind: Types.AttendanceStatus | null, readonly outcome: Types.AttendanceImportOutcome, readonly problem: string | null, readonly problemField: string | null }> } | null };

export type BeginAttendanceImportMutationVariables = {
  importId: string;
  regionId: string;
  fileName: string;
};

export type BeginAttendanceImportMutation = { readonly beginAttendanceImport: { readonly __typename: 'AttendanceImport', readonly _id: string } };

export type AppendToAttendanceImportMutationVariables = {
  importId: string;
  piece: number;
  text: string;
};

export type AppendToAttendanceImportMutation = { readonly appendToAttendanceImport: { readonly __typename: 'AttendanceImport', readonly _id: string } };

export type CheckAttendanceImportMutationVariables = {
  importId: string;
};

export type CheckAttendanceImportMutation = { readonly checkAttendanceImport: { readonly __typename: 'AttendanceImport', readonly _id: string } };

export type RunAttendanceImportMutationVariables = {
  importId: string;
};

export type RunAttendanceImportMutation = { readonly runAttendanceImport: { readonly __typename: 'AttendanceImport', readonly _id: string } };

export type UndoAttendanceImportMutationVariables = {
  importId: string;
};

export type UndoAttendanceImportMutation = { readonly undoAttendanceImport: { readonly __typename: 'AttendanceImport', readonly _id: string } };

export const attendanceImport: TypedDocument<AttendanceImportQuery, AttendanceImportQueryVariables> = {
  operationName: 'attendanceImport',
  query: `query attendanceImport($importId:ID!){attendanceImport(importId:$importId){...OneAttendanceImport}}fragment OneAttendanceImport on AttendanceImport{_id regionId regionName fileName state problem createdAt fresh changed same bad stored undone kept __typename}`,
};

export const attendanceImports: TypedDocument<AttendanceImportsQuery, AttendanceImportsQueryVariables> = {
  operationName: 'attendanceImports',
  query: `query attendanceImports{attendanceImports(first:20){...OneAttendanceImport}}fragment OneAttendanceImport on AttendanceImport{_id regionId regionName fileName state problem createdAt fresh changed same bad stored undone kept __typename}`,
};

export const attendanceImportLines: TypedDocument<AttendanceImportLinesQuery, AttendanceImportLinesQueryVariables> = {
  operationName: 'attendanceImportLines',
  query: `query attendanceImportLines($importId:ID!$kind:AttendanceLineKind!$first:Int!$after:Int!){attendanceImport(importId:$importId){_id lines(kind:$kind first:$first after:$after){...AttendanceImportLine}__typename}}fragment AttendanceImportLine on AttendanceImportLine{_id line student campus day start course status minutes reason studentName groupName kind minutesLate previousKind outcome problem problemField __typename}`,
};

export const beginAttendanceImport: TypedDocument<BeginAttendanceImportMutation, BeginAttendanceImportMutationVariables> = {
  operationName: 'beginAttendanceImport',
  query: `mutation beginAttendanceImport($importId:ID!$regionId:ID!$fileName:String!){beginAttendanceImport(importId:$importId regionId:$regionId fileName:$fileName){_id __typename}}`,
};

export const appendToAttendanceImport: TypedDocument<AppendToAttendanceImportMutation, AppendToAttendanceImportMutationVariables> = {
  operationName: 'appendToAttendanceImport',
  query: `mutation appendToAttendanceImport($importId:ID!$piece:Int!$text:String!){appendToAttendanceImport(importId:$importId piece:$piece text:$text){_id __typename}}`,
};

export const checkAttendanceImport: TypedDocument<CheckAttendanceImportMutation, CheckAttendanceImportMutationVariables> = {
  operationName: 'checkAttendanceImport',
  query: `mutation checkAttendanceImport($importId:ID!){checkAttendanceImport(importId:$importId){_id __typename}}`,
};

export const runAttendanceImport: TypedDocument<RunAttendanceImportMutation, RunAttendanceImportMutationVariables> = {
  operationName: 'runAttendanceImport',
  query: `mutation runAttendanceImport($importId:ID!){runAttendanceImport(importId:$importId){_id __typename}}`,
};

export const undoAttendanceImport: TypedDocument<UndoAttendanceImportMutation, UndoAttendanceImportMutationVariables> = {
  operationName: 'undoAttendanceImport',
  query: `mutation undoAttendanceImport($importId:ID!){undoAttendanceImport(importId:$importId){_id __typename}}`,
};
