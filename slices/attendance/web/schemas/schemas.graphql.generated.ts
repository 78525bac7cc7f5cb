import type { Day } from '#kit/calendar/day.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type AttendanceSchemasQueryVariables = { [key: string]: never; };

export type AttendanceSchemasQuery = { readonly attendanceSchemas: ReadonlyArray<{ readonly __typename: 'AttendanceSchema', readonly _id: string, readonly version: number, readonly name: string, readonly lowPercent: number | null, readonly groupCount: number, readonly policies: ReadonlyArray<{ readonly firstDay: Day, readonly minutesLateThreshold: number, readonly graceAbsentsPerTerm: number, readonly graceLatesPerTerm: number, readonly absenceDeduction: number, readonly lateDeduction: number }>, readonly terms: ReadonlyArray<{ readonly __typename: 'AttendanceTerm', readonly _id: string, readonly name: string, readonly firstDay: Day, readonly lastDay: Day }>, readonly leaveTypes: ReadonlyArray<{ readonly __typename: 'LeaveType', readonly _id: string, readonly name: string, readonly names: ReadonlyArray<{ readonly locale: string, readonly name: string }> }> }> };

export type KeptSchemaFragment = { readonly __typename: 'AttendanceSchema', readonly _id: string, readonly version: number, readonly name: string, readonly lowPercent: number | null, readonly groupCount: number, readonly policies: ReadonlyArray<{ readonly firstDay: Day, readonly minutesLateThreshold: number, readonly graceAbsentsPerTerm: number, readonly graceLatesPerTerm: number, readonly absenceDeduction: number, readonly lateDeduction: number }>, readonly terms: ReadonlyArray<{ readonly __typename: 'AttendanceTerm', readonly _id: string, readonly name: string, readonly firstDay: Day, readonly lastDay: Day }>, readonly leaveTypes: ReadonlyArray<{ readonly __typename: 'LeaveType', readonly _id: string, readonly name: string, readonly names: ReadonlyArray<{ readonly locale: string, readonly name: string }> }> };

export type CreateAttendanceSchemaMutationVariables = {
  schemaId: string;
  schemaInput: Types.AttendanceSchemaInput;
  policyInput: Types.AttendancePolicyInput;
};

export type CreateAttendanceSchemaMutation = { readonly createAttendanceSchema: { readonly __typename: 'AttendanceSchema', readonly _id: string, readonly version: number, readonly name: string, readonly lowPercent: number | null, readonly groupCount: number, readonly policies: ReadonlyArray<{ readonly firstDay: Day, readonly minutesLateThreshold: number, readonly graceAbsentsPerTerm: number, readonly graceLatesPerTerm: number, readonly absenceDeduction: number, readonly lateDeduction: number }>, readonly terms: ReadonlyArray<{ readonly __typename: 'AttendanceTerm', readonly _id: string, readonly name: string, readonly firstDay: Day, readonly lastDay: Day }>, readonly leaveTypes: ReadonlyArray<{ readonly __typename: 'LeaveType', readonly _id: string, readonly name: string, readonly names: ReadonlyArray<{ readonly locale: string, readonly name: string }> }> } };

export type UpdateAttendanceSchemaMutationVariables = {
  schemaId: string;
  version: number;
  schemaInput: Types.AttendanceSchemaInput;
};

export type UpdateAttendanceSchemaMutation = { readonly updateAttendanceSchema: { readonly __typename: 'AttendanceSchema', readonly _id: string, readonly version: number, readonly name: string, readonly lowPercent: number | null, readonly groupCount: number, readonly policies: ReadonlyArray<{ readonly firstDay: Day, readonly minutesLateThreshold: number, readonly graceAbsentsPerTerm: number, readonly graceLatesPerTerm: number, readonly absenceDeduction: number, readonly lateDeduction: number }>, readonly terms: ReadonlyArray<{ readonly __typename: 'AttendanceTerm', readonly _id: string, readonly name: string, readonly firstDay: Day, readonly lastDay: Day }>, readonly leaveTypes: ReadonlyArray<{ readonly __typename: 'LeaveType', readonly _id: string, readonly name: string, readonly names: ReadonlyArray<{ readonly locale: string, readonly name: string }> }> } };

export type SetAttendancePolicyMutationVariables = {
  schemaId: string;
  version: number;
  termId?: string | null | undefined;
  policyInput: Types.AttendancePolicyInput;
};

export type SetAttendancePolicyMutation = { readonly setAttendancePolicy: { readonly __typename: 'AttendanceSchema', readonly _id: string, readonly version: number, readonly name: string, readonly lowPercent: number | null, readonly groupCount: number, readonly policies: ReadonlyArray<{ readonly firstDay: Day, readonly minutesLateThreshold: number, readonly graceAbsentsPerTerm: number, readonly graceLatesPerTerm: number, readonly absenceDeduction: number, readonly lateDeduction: number }>, readonly terms: ReadonlyArray<{ readonly __typename: 'AttendanceTerm', readonly _id: string, readonly name: string, readonly firstDay: Day, readonly lastDay: Day }>, readonly leaveTypes: ReadonlyArray<{ readonly __typename: 'LeaveType', readonly _id: string, readonly name: string, readonly names: ReadonlyArray<{ readonly locale: string, readonly name: string }> }> } };

export type SaveAttendanceTermsMutationVariables = {
  schemaId: string;
  version: number;
  terms: ReadonlyArray<Types.AttendanceTermInput> | Types.AttendanceTermInput;
};

export type SaveAttendanceTermsMutation = { readonly saveAttendanceTerms: { readonly __typename: 'AttendanceSchema', readonly _id: string, readonly version: number, readonly name: string, readonly lowPercent: number | null, readonly groupCount: number, readonly policies: ReadonlyArray<{ readonly firstDay: Day, readonly minutesLateThreshold: number, readonly graceAbsentsPerTerm: number, readonly graceLatesPerTerm: number, readonly absenceDeduction: number, readonly lateDeduction: number }>, readonly terms: ReadonlyArray<{ readonly __typename: 'AttendanceTerm', readonly _id: string, readonly name: string, readonly firstDay: Day, readonly lastDay: Day }>, readonly leaveTypes: ReadonlyArray<{ readonly __typename: 'LeaveType', readonly _id: string, readonly name: string, readonly names: ReadonlyArray<{ readonly locale: string, readonly name: string }> }> } };

export type SaveLeaveTypesMutationVariables = {
  schemaId: string;
  version: number;
  leaveTypes: ReadonlyArray<Types.LeaveTypeInput> | Types.LeaveTypeInput;
};

export type SaveLeaveTypesMutation = { readonly saveLeaveTypes: { readonly __typename: 'AttendanceSchema', readonly _id: string, readonly version: number, readonly name: string, readonly lowPercent: number | null, readonly groupCount: number, readonly policies: ReadonlyArray<{ readonly firstDay: Day, readonly minutesLateThreshold: number, readonly graceAbsentsPerTerm: number, readonly graceLatesPerTerm: number, readonly absenceDeduction: number, readonly lateDeduction: number }>, readonly terms: ReadonlyArray<{ readonly __typename: 'AttendanceTerm', readonly _id: string, readonly name: string, readonly firstDay: Day, readonly lastDay: Day }>, readonly leaveTypes: ReadonlyArray<{ readonly __typename: 'LeaveType', readonly _id: string, readonly name: string, readonly names: ReadonlyArray<{ readonly locale: string, readonly name: string }> }> } };

export type DeleteAttendanceSchemaMutationVariables = {
  schemaId: string;
};

export type DeleteAttendanceSchemaMutation = { readonly deleteAttendanceSchema: boolean };

export const attendanceSchemas: TypedDocument<AttendanceSchemasQuery, AttendanceSchemasQueryVariables> = {
  operationName: 'attendanceSchemas',
  query: `query attendanceSchemas{attendanceSchemas{...KeptSchema}}fragment KeptSchema on AttendanceSchema{_id version name lowPercent groupCount policies{firstDay minutesLateThreshold graceAbsentsPerTerm graceLatesPerTerm absenceDeduction lateDeduction}terms{_id name firstDay lastDay __typename}leaveTypes{_id name names{locale name}__typename}__typename}`,
};

export const createAttendanceSchema: TypedDocument<CreateAttendanceSchemaMutation, CreateAttendanceSchemaMutationVariables> = {
  operationName: 'createAttendanceSchema',
  query: `mutation createAttendanceSchema($schemaId:ID!$schemaInput:AttendanceSchemaInput!$policyInput:AttendancePolicyInput!){createAttendanceSchema(schemaId:$schemaId schemaInput:$schemaInput policyInput:$policyInput){...KeptSchema}}fragment KeptSchema on AttendanceSchema{_id version name lowPercent groupCount policies{firstDay minutesLateThreshold graceAbsentsPerTerm graceLatesPerTerm absenceDeduction lateDeduction}terms{_id name firstDay lastDay __typename}leaveTypes{_id name names{locale name}__typename}__typename}`,
};

export const updateAttendanceSchema: TypedDocument<UpdateAttendanceSchemaMutation, UpdateAttendanceSchemaMutationVariables> = {
  operationName: 'updateAttendanceSchema',
  query: `mutation updateAttendanceSchema($schemaId:ID!$version:Int!$schemaInput:AttendanceSchemaInput!){updateAttendanceSchema(schemaId:$schemaId version:$version schemaInput:$schemaInput){...KeptSchema}}fragment KeptSchema on AttendanceSchema{_id version name lowPercent groupCount policies{firstDay minutesLateThreshold graceAbsentsPerTerm graceLatesPerTerm absenceDeduction lateDeduction}terms{_id name firstDay lastDay __typename}leaveTypes{_id name names{locale name}__typename}__typename}`,
};

export const setAttendancePolicy: TypedDocument<SetAttendancePolicyMutation, SetAttendancePolicyMutationVariables> = {
  operationName: 'setAttendancePolicy',
  query: `mutation setAttendancePolicy($schemaId:ID!$version:Int!$termId:ID$policyInput:AttendancePolicyInput!){setAttendancePolicy(schemaId:$schemaId version:$version termId:$termId policyInput:$policyInput){...KeptSchema}}fragment KeptSchema on AttendanceSchema{_id version name lowPercent groupCount policies{firstDay minutesLateThreshold graceAbsentsPerTerm graceLatesPerTerm absenceDeduction lateDeduction}terms{_id name firstDay lastDay __typename}leaveTypes{_id name names{locale name}__typename}__typename}`,
};

export const saveAttendanceTerms: TypedDocument<SaveAttendanceTermsMutation, SaveAttendanceTermsMutationVariables> = {
  operationName: 'saveAttendanceTerms',
  query: `mutation saveAttendanceTerms($schemaId:ID!$version:Int!$terms:[AttendanceTermInput!]!){saveAttendanceTerms(schemaId:$schemaId version:$version terms:$terms){...KeptSchema}}fragment KeptSchema on AttendanceSchema{_id version name lowPercent groupCount policies{firstDay minutesLateThreshold graceAbsentsPerTerm graceLatesPerTerm absenceDeduction lateDeduction}terms{_id name firstDay lastDay __typename}leaveTypes{_id name names{locale name}__typename}__typename}`,
};

export const saveLeaveTypes: TypedDocument<SaveLeaveTypesMutation, SaveLeaveTypesMutationVariables> = {
  operationName: 'saveLeaveTypes',
  query: `mutation saveLeaveTypes($schemaId:ID!$version:Int!$leaveTypes:[LeaveTypeInput!]!){saveLeaveTypes(schemaId:$schemaId version:$version leaveTypes:$leaveTypes){...KeptSchema}}fragment KeptSchema on AttendanceSchema{_id version name lowPercent groupCount policies{firstDay minutesLateThreshold graceAbsentsPerTerm graceLatesPerTerm absenceDeduction lateDeduction}terms{_id name firstDay lastDay __typename}leaveTypes{_id name names{locale name}__typename}__typename}`,
};

export const deleteAttendanceSchema: TypedDocument<DeleteAttendanceSchemaMutation, DeleteAttendanceSchemaMutationVariables> = {
  operationName: 'deleteAttendanceSchema',
  query: `mutation deleteAttendanceSchema($schemaId:ID!){deleteAttendanceSchema(schemaId:$schemaId)}`,
};
