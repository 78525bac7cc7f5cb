import type { Instant } from '#kit/calendar/instant.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type RaisedAlarmFragment = { readonly __typename: 'GradeAlarm', readonly _id: string, readonly personId: string, readonly personName: string, readonly impersonatorName: string | null, readonly grades: number, readonly courses: ReadonlyArray<string>, readonly firstAt: Instant, readonly raisedAt: Instant };

export type GradeAlarmsQueryVariables = {
  alarmId?: string | null | undefined;
};

export type GradeAlarmsQuery = { readonly gradeAlarms: ReadonlyArray<{ readonly __typename: 'GradeAlarm', readonly _id: string, readonly personId: string, readonly personName: string, readonly impersonatorName: string | null, readonly grades: number, readonly courses: ReadonlyArray<string>, readonly firstAt: Instant, readonly raisedAt: Instant }>, readonly gradeAlarm: { readonly __typename: 'GradeAlarm', readonly _id: string, readonly personId: string, readonly personName: string, readonly impersonatorName: string | null, readonly grades: number, readonly courses: ReadonlyArray<string>, readonly firstAt: Instant, readonly raisedAt: Instant } | null };

export type GradeRestoreQueryVariables = {
  personId: string;
  from: Instant;
  to: Instant;
};

export type GradeRestoreQuery = { readonly gradeRestore: { readonly count: number, readonly changedSince: number, readonly final: number, readonly regrades: ReadonlyArray<{ readonly __typename: 'MadeRegrade', readonly _id: string, readonly examId: string, readonly courseId: string, readonly courseCode: string, readonly title: string, readonly changed: number }> } };

export type RestoreGradesMutationVariables = {
  personId: string;
  from: Instant;
  to: Instant;
  reason: string;
};

export type RestoreGradesMutation = { readonly restoreGrades: { readonly count: number } };

export const gradeAlarms: TypedDocument<GradeAlarmsQuery, GradeAlarmsQueryVariables> = {
  operationName: 'gradeAlarms',
  query: `query gradeAlarms($alarmId:ID){gradeAlarms{...RaisedAlarm}gradeAlarm(alarmId:$alarmId){...RaisedAlarm}}fragment RaisedAlarm on GradeAlarm{_id personId personName impersonatorName grades courses firstAt raisedAt __typename}`,
};

export const gradeRestore: TypedDocument<GradeRestoreQuery, GradeRestoreQueryVariables> = {
  operationName: 'gradeRestore',
  query: `query gradeRestore($personId:ID!$from:DateTime!$to:DateTime!){gradeRestore(personId:$personId from:$from to:$to){count changedSince final regrades{_id examId courseId courseCode title changed __typename}}}`,
};

export const restoreGrades: TypedDocument<RestoreGradesMutation, RestoreGradesMutationVariables> = {
  operationName: 'restoreGrades',
  query: `mutation restoreGrades($personId:ID!$from:DateTime!$to:DateTime!$reason:String!){restoreGrades(personId:$personId from:$from to:$to reason:$reason){count}}`,
};
