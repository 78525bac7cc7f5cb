import type { Day } from '#kit/calendar/day.ts';
import type { Instant } from '#kit/calendar/instant.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type SittingGroupFragment = { readonly __typename: 'ExamGroup', readonly _id: string, readonly name: string, readonly campus: string, readonly timeZone: string, readonly opensAt: Instant | null, readonly deadline: Instant | null, readonly closesAt: Instant | null, readonly returnSeconds: number | null, readonly version: number | null, readonly grants: ReadonlyArray<{ readonly personId: string, readonly studentName: string, readonly extraAttempts: number, readonly extraMinutes: number, readonly deadline: Instant | null, readonly reason: string, readonly version: number }>, readonly accommodations: ReadonlyArray<{ readonly __typename: 'Accommodation', readonly _id: string, readonly studentName: string, readonly extraPercent: number, readonly extraAttempts: number, readonly lastDay: Day | null, readonly isOver: boolean, readonly reason: string, readonly grantedAt: Instant, readonly grantedByName: string, readonly version: number }> };

export type SittingGrantFragment = { readonly personId: string, readonly studentName: string, readonly extraAttempts: number, readonly extraMinutes: number, readonly deadline: Instant | null, readonly reason: string, readonly version: number };

export type GroupsOfExamQueryVariables = {
  examId: string;
};

export type GroupsOfExamQuery = { readonly examGroups: ReadonlyArray<{ readonly __typename: 'ExamGroup', readonly _id: string, readonly name: string, readonly campus: string, readonly timeZone: string, readonly opensAt: Instant | null, readonly deadline: Instant | null, readonly closesAt: Instant | null, readonly returnSeconds: number | null, readonly version: number | null, readonly grants: ReadonlyArray<{ readonly personId: string, readonly studentName: string, readonly extraAttempts: number, readonly extraMinutes: number, readonly deadline: Instant | null, readonly reason: string, readonly version: number }>, readonly accommodations: ReadonlyArray<{ readonly __typename: 'Accommodation', readonly _id: string, readonly studentName: string, readonly extraPercent: number, readonly extraAttempts: number, readonly lastDay: Day | null, readonly isOver: boolean, readonly reason: string, readonly grantedAt: Instant, readonly grantedByName: string, readonly version: number }> }> };

export type StudentsOfGroupQueryVariables = {
  groupId: string;
};

export type StudentsOfGroupQuery = { readonly groupMembers: { readonly rows: ReadonlyArray<{ readonly __typename: 'GroupMember', readonly _id: string, readonly fullName: string }> } | null };

export type ScheduleExamMutationVariables = {
  examId: string;
  groupId: string;
  version?: number | null | undefined;
  opensAt: Instant;
  deadline: Instant;
  closesAt?: Instant | null | undefined;
  returnSeconds?: number | null | undefined;
};

export type ScheduleExamMutation = { readonly scheduleExam: { readonly version: number } };

export type UnscheduleExamMutationVariables = {
  examId: string;
  groupId: string;
};

export type UnscheduleExamMutation = { readonly unscheduleExam: boolean };

export type GrantExamMutationVariables = {
  examId: string;
  groupId: string;
  personId: string;
  version?: number | null | undefined;
  extraAttempts: number;
  extraMinutes: number;
  deadline?: Instant | null | undefined;
  reason: string;
};

export type GrantExamMutation = { readonly grantExam: { readonly version: number } };

export const groupsOfExam: TypedDocument<GroupsOfExamQuery, GroupsOfExamQueryVariables> = {
  operationName: 'groupsOfExam',
  query: `query groupsOfExam($examId:ID!){examGroups(examId:$examId){...SittingGroup}}fragment SittingGroup on ExamGroup{_id name campus timeZone opensAt deadline closesAt returnSeconds version grants{...SittingGrant}accommodations{...KeptAccommodation}__typename}fragment SittingGrant on ExamGrant{personId studentName extraAttempts extraMinutes deadline reason version}fragment KeptAccommodation on Accommodation{_id studentName extraPercent extraAttempts lastDay isOver reason grantedAt grantedByName version __typename}`,
};

export const studentsOfGroup: TypedDocument<StudentsOfGroupQuery, StudentsOfGroupQueryVariables> = {
  operationName: 'studentsOfGroup',
  query: `query studentsOfGroup($groupId:ID!){groupMembers(groupId:$groupId state:NOW first:100){rows{_id fullName __typename}}}`,
};

export const scheduleExam: TypedDocument<ScheduleExamMutation, ScheduleExamMutationVariables> = {
  operationName: 'scheduleExam',
  query: `mutation scheduleExam($examId:ID!$groupId:ID!$version:Int$opensAt:DateTime!$deadline:DateTime!$closesAt:DateTime$returnSeconds:Int){scheduleExam(examId:$examId groupId:$groupId version:$version opensAt:$opensAt deadline:$deadline closesAt:$closesAt returnSeconds:$returnSeconds){version}}`,
};

export const unscheduleExam: TypedDocument<UnscheduleExamMutation, UnscheduleExamMutationVariables> = {
  operationName: 'unscheduleExam',
  query: `mutation unscheduleExam($examId:ID!$groupId:ID!){unscheduleExam(examId:$examId groupId:$groupId)}`,
};

export const grantExam: TypedDocument<GrantExamMutation, GrantExamMutationVariables> = {
  operationName: 'grantExam',
  query: `mutation grantExam($examId:ID!$groupId:ID!$personId:ID!$version:Int$extraAttempts:Int!$extraMinutes:Int!$deadline:DateTime$reason:String!){grantExam(examId:$examId groupId:$groupId personId:$personId version:$version extraAttempts:$extraAttempts extraMinutes:$extraMinutes deadline:$deadline reason:$reason){version}}`,
};
