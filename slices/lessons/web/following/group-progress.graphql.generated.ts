import type { Day } from '#kit/calendar/day.ts';
import type { Instant } from '#kit/calendar/instant.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type GroupProgressQueryVariables = {
  courseOfferingId: string;
};

export type GroupProgressQuery = { readonly groupProgress: { readonly courseOffering: { readonly __typename: 'CourseOffering', readonly _id: string, readonly groupName: string, readonly regionName: string, readonly term: string, readonly firstDay: Day, readonly lastDay: Day | null, readonly mayGradeAssignments: boolean, readonly rollsToTake: { readonly sessionId: string | null, readonly isNow: boolean }, readonly course: { readonly __typename: 'Course', readonly _id: string, readonly code: string, readonly name: string } | null }, readonly lessons: ReadonlyArray<{ readonly __typename: 'FollowedLesson', readonly _id: string, readonly title: string }>, readonly students: ReadonlyArray<{ readonly __typename: 'FollowedStudent', readonly _id: string, readonly name: string, readonly completed: number, readonly expected: number, readonly behindBy: number, readonly watchedAt: Instant | null, readonly shares: ReadonlyArray<number> }> } | null };

export type FollowedStudentFragment = { readonly __typename: 'FollowedStudent', readonly _id: string, readonly name: string, readonly completed: number, readonly expected: number, readonly behindBy: number, readonly watchedAt: Instant | null, readonly shares: ReadonlyArray<number> };

export const groupProgress: TypedDocument<GroupProgressQuery, GroupProgressQueryVariables> = {
  operationName: 'groupProgress',
  query: `query groupProgress($courseOfferingId:ID!){groupProgress(courseOfferingId:$courseOfferingId){courseOffering{_id groupName regionName term firstDay lastDay mayGradeAssignments rollsToTake{sessionId isNow}course{_id code name __typename}__typename}lessons{_id title __typename}students{...FollowedStudent}}}fragment FollowedStudent on FollowedStudent{_id name completed expected behindBy watchedAt shares __typename}`,
};
