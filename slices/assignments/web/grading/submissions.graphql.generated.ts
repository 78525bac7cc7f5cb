import type { Instant } from '#kit/calendar/instant.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type ListedWorkFragment = { readonly __typename: 'ListedSubmission', readonly _id: string, readonly assignmentId: string, readonly studentId: string, readonly studentName: string, readonly givenName: string, readonly familyName: string, readonly studentNumber: string | null, readonly title: string, readonly courseCode: string, readonly courseName: string, readonly groupName: string, readonly regionName: string, readonly timeZone: string, readonly dueAt: Instant, readonly isExtended: boolean, readonly submittedAt: Instant | null, readonly isLate: boolean, readonly state: Types.SubmissionState, readonly grade: number | null, readonly complete: boolean | null };

export type AssignmentSubmissionsQueryVariables = {
  filter?: Types.SubmissionFilter | null | undefined;
  sort?: Types.SubmissionSort | null | undefined;
  descending?: boolean | null | undefined;
  after?: string | null | undefined;
};

export type AssignmentSubmissionsQuery = { readonly assignmentSubmissions: { readonly nextCursor: string | null, readonly count: number, readonly countIsOpen: boolean, readonly rows: ReadonlyArray<{ readonly __typename: 'ListedSubmission', readonly _id: string, readonly assignmentId: string, readonly studentId: string, readonly studentName: string, readonly givenName: string, readonly familyName: string, readonly studentNumber: string | null, readonly title: string, readonly courseCode: string, readonly courseName: string, readonly groupName: string, readonly regionName: string, readonly timeZone: string, readonly dueAt: Instant, readonly isExtended: boolean, readonly submittedAt: Instant | null, readonly isLate: boolean, readonly state: Types.SubmissionState, readonly grade: number | null, readonly complete: boolean | null }> } };

export type SubmissionsForFileQueryVariables = {
  filter?: Types.SubmissionFilter | null | undefined;
  sort?: Types.SubmissionSort | null | undefined;
  descending?: boolean | null | undefined;
  after?: string | null | undefined;
};

export type SubmissionsForFileQuery = { readonly assignmentSubmissions: { readonly nextCursor: string | null, readonly rows: ReadonlyArray<{ readonly __typename: 'ListedSubmission', readonly _id: string, readonly assignmentId: string, readonly studentId: string, readonly studentName: string, readonly givenName: string, readonly familyName: string, readonly studentNumber: string | null, readonly title: string, readonly courseCode: string, readonly courseName: string, readonly groupName: string, readonly regionName: string, readonly timeZone: string, readonly dueAt: Instant, readonly isExtended: boolean, readonly submittedAt: Instant | null, readonly isLate: boolean, readonly state: Types.SubmissionState, readonly grade: number | null, readonly complete: boolean | null }> } };

export type SubmissionChoicesQueryVariables = { [key: string]: never; };

export type SubmissionChoicesQuery = { readonly submissionChoices: ReadonlyArray<{ readonly __typename: 'SubmissionChoice', readonly _id: string, readonly assignmentId: string, readonly title: string, readonly courseCode: string, readonly groupId: string, readonly groupName: string, readonly regionName: string, readonly handedIn: number }> };

export type CourseOfferingAssignmentsQueryVariables = {
  courseOfferingId: string;
};

export type CourseOfferingAssignmentsQuery = { readonly courseOfferingAssignments: { readonly __typename: 'CourseOfferingAssignments', readonly _id: string, readonly courseOffering: { readonly __typename: 'CourseOffering', readonly _id: string, readonly groupId: string, readonly groupName: string, readonly regionName: string, readonly term: string, readonly course: { readonly code: string, readonly name: string } | null }, readonly choices: ReadonlyArray<{ readonly __typename: 'SubmissionChoice', readonly _id: string, readonly assignmentId: string, readonly title: string, readonly handedIn: number }> } | null };

export type CourseOfferingSubmissionsQueryVariables = {
  courseOfferingId: string;
  filter?: Types.SubmissionFilter | null | undefined;
  sort?: Types.SubmissionSort | null | undefined;
  descending?: boolean | null | undefined;
  after?: string | null | undefined;
};

export type CourseOfferingSubmissionsQuery = { readonly courseOfferingAssignments: { readonly __typename: 'CourseOfferingAssignments', readonly _id: string, readonly submissions: { readonly nextCursor: string | null, readonly count: number, readonly countIsOpen: boolean, readonly rows: ReadonlyArray<{ readonly __typename: 'ListedSubmission', readonly _id: string, readonly assignmentId: string, readonly studentId: string, readonly studentName: string, readonly givenName: string, readonly familyName: string, readonly studentNumber: string | null, readonly title: string, readonly courseCode: string, readonly courseName: string, readonly groupName: string, readonly regionName: string, readonly timeZone: string, readonly dueAt: Instant, readonly isExtended: boolean, readonly submittedAt: Instant | null, readonly isLate: boolean, readonly state: Types.SubmissionState, readonly grade: number | null, readonly complete: boolean | null }> } } | null };

export type CourseOfferingSubmissionsForFileQueryVariables = {
  courseOfferingId: string;
  filter?: Types.SubmissionFilter | null | undefined;
  sort?: Types.SubmissionSort | null | undefined;
  descending?: boolean | null | undefined;
  after?: string | null | undefined;
};

export type CourseOfferingSubmissionsForFileQuery = { readonly courseOfferingAssignments: { readonly __typename: 'CourseOfferingAssignments', readonly _id: string, readonly submissions: { readonly nextCursor: string | null, readonly rows: ReadonlyArray<{ readonly __typename: 'ListedSubmission', readonly _id: string, readonly assignmentId: string, readonly studentId: string, readonly studentName: string, readonly givenName: string, readonly familyName: string, readonly studentNumber: string | null, readonly title: string, readonly courseCode: string, readonly courseName: string, readonly groupName: string, readonly regionName: string, readonly timeZone: string, readonly dueAt: Instant, readonly isExtended: boolean, readonly submittedAt: Instant | null, readonly isLate: boolean, readonly state: Types.SubmissionState, readonly grade: number | null, readonly complete: boolean | null }> } } | null };

export const assignmentSubmissions: TypedDocument<AssignmentSubmissionsQuery, AssignmentSubmissionsQueryVariables> = {
  operationName: 'assignmentSubmissions',
  query: `query assignmentSubmissions($filter:SubmissionFilter$sort:SubmissionSort$descending:Boolean$after:ID){assignmentSubmissions(filter:$filter sort:$sort descending:$descending first:20 after:$after){rows{...ListedWork}nextCursor count countIsOpen}}fragment ListedWork on ListedSubmission{_id assignmentId studentId studentName givenName familyName studentNumber title courseCode courseName groupName regionName timeZone dueAt isExtended submittedAt isLate state grade complete __typename}`,
};

export const submissionsForFile: TypedDocument<SubmissionsForFileQuery, SubmissionsForFileQueryVariables> = {
  operationName: 'submissionsForFile',
  query: `query submissionsForFile($filter:SubmissionFilter$sort:SubmissionSort$descending:Boolean$after:ID){assignmentSubmissions(filter:$filter sort:$sort descending:$descending first:100 after:$after){rows{...ListedWork}nextCursor}}fragment ListedWork on ListedSubmission{_id assignmentId studentId studentName givenName familyName studentNumber title courseCode courseName groupName regionName timeZone dueAt isExtended submittedAt isLate state grade complete __typename}`,
};

export const submissionChoices: TypedDocument<SubmissionChoicesQuery, SubmissionChoicesQueryVariables> = {
  operationName: 'submissionChoices',
  query: `query submissionChoices{submissionChoices{_id assignmentId title courseCode groupId groupName regionName handedIn __typename}}`,
};

export const courseOfferingAssignments: TypedDocument<CourseOfferingAssignmentsQuery, CourseOfferingAssignmentsQueryVariables> = {
  operationName: 'courseOfferingAssignments',
  query: `query courseOfferingAssignments($courseOfferingId:ID!){courseOfferingAssignments(courseOfferingId:$courseOfferingId){_id courseOffering{_id groupId groupName regionName term course{code name}__typename}choices{_id assignmentId title handedIn __typename}__typename}}`,
};

export const courseOfferingSubmissions: TypedDocument<CourseOfferingSubmissionsQuery, CourseOfferingSubmissionsQueryVariables> = {
  operationName: 'courseOfferingSubmissions',
  query: `query courseOfferingSubmissions($courseOfferingId:ID!$filter:SubmissionFilter$sort:SubmissionSort$descending:Boolean$after:ID){courseOfferingAssignments(courseOfferingId:$courseOfferingId){_id submissions(filter:$filter sort:$sort descending:$descending first:20 after:$after){rows{...ListedWork}nextCursor count countIsOpen}__typename}}fragment ListedWork on ListedSubmission{_id assignmentId studentId studentName givenName familyName studentNumber title courseCode courseName groupName regionName timeZone dueAt isExtended submittedAt isLate state grade complete __typename}`,
};

export const courseOfferingSubmissionsForFile: TypedDocument<CourseOfferingSubmissionsForFileQuery, CourseOfferingSubmissionsForFileQueryVariables> = {
  operationName: 'courseOfferingSubmissionsForFile',
  query: `query courseOfferingSubmissionsForFile($courseOfferingId:ID!$filter:SubmissionFilter$sort:SubmissionSort$descending:Boolean$after:ID){courseOfferingAssignments(courseOfferingId:$courseOfferingId){_id submissions(filter:$filter sort:$sort descending:$descending first:100 after:$after){rows{...ListedWork}nextCursor}__typename}}fragment ListedWork on ListedSubmission{_id assignmentId studentId studentName givenName familyName studentNumber title courseCode courseName groupName regionName timeZone dueAt isExtended submittedAt isLate state grade complete __typename}`,
};
