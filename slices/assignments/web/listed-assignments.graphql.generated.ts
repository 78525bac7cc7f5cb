import type { Instant } from '#kit/calendar/instant.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type PendingAssignmentFragment = { readonly __typename: 'ListedAssignment', readonly _id: string, readonly courseName: string, readonly title: string, readonly dueDate: Instant, readonly timeZone: string, readonly state: Types.SubmissionState };

export type PendingAssignmentsQueryVariables = { [key: string]: never; };

export type PendingAssignmentsQuery = { readonly pendingAssignments: ReadonlyArray<{ readonly __typename: 'ListedAssignment', readonly _id: string, readonly courseName: string, readonly title: string, readonly dueDate: Instant, readonly timeZone: string, readonly state: Types.SubmissionState }> };

export type ListedAssignmentFragment = { readonly __typename: 'ListedAssignment', readonly _id: string, readonly courseName: string, readonly title: string, readonly dueDate: Instant, readonly timeZone: string, readonly state: Types.SubmissionState, readonly grade: number | null, readonly complete: boolean | null };

export type StudentAssignmentsQueryVariables = { [key: string]: never; };

export type StudentAssignmentsQuery = { readonly studentAssignments: ReadonlyArray<{ readonly __typename: 'ListedAssignment', readonly _id: string, readonly courseName: string, readonly title: string, readonly dueDate: Instant, readonly timeZone: string, readonly state: Types.SubmissionState, readonly grade: number | null, readonly complete: boolean | null }> };

export type AssignmentsOfCourseQueryVariables = {
  courseId: string;
};

export type AssignmentsOfCourseQuery = { readonly studentAssignments: ReadonlyArray<{ readonly __typename: 'ListedAssignment', readonly _id: string, readonly courseName: string, readonly title: string, readonly dueDate: Instant, readonly timeZone: string, readonly state: Types.SubmissionState, readonly grade: number | null, readonly complete: boolean | null }> };

export const pendingAssignments: TypedDocument<PendingAssignmentsQuery, PendingAssignmentsQueryVariables> = {
  operationName: 'pendingAssignments',
  query: `query pendingAssignments{pendingAssignments(first:5 withinHours:73){...PendingAssignment}}fragment PendingAssignment on ListedAssignment{_id courseName title dueDate timeZone state __typename}`,
};

export const studentAssignments: TypedDocument<StudentAssignmentsQuery, StudentAssignmentsQueryVariables> = {
  operationName: 'studentAssignments',
  query: `query studentAssignments{studentAssignments{...ListedAssignment}}fragment ListedAssignment on ListedAssignment{_id courseName title dueDate timeZone state grade complete __typename}`,
};

export const assignmentsOfCourse: TypedDocument<AssignmentsOfCourseQuery, AssignmentsOfCourseQueryVariables> = {
  operationName: 'assignmentsOfCourse',
  query: `query assignmentsOfCourse($courseId:ID!){studentAssignments(courseId:$courseId){...ListedAssignment}}fragment ListedAssignment on ListedAssignment{_id courseName title dueDate timeZone state grade complete __typename}`,
};
