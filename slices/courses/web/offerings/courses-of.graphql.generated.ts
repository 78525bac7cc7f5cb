import type { Day } from '#kit/calendar/day.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type CoursesOfGroupQueryVariables = {
  groupId: string;
};

export type CoursesOfGroupQuery = { readonly groupCourseOfferings: ReadonlyArray<{ readonly __typename: 'CourseOffering', readonly _id: string, readonly term: string, readonly firstDay: Day, readonly lastDay: Day | null, readonly hasBegun: boolean, readonly hasEnded: boolean, readonly course: { readonly __typename: 'Course', readonly _id: string, readonly code: string, readonly name: string } | null }> };

export type CourseOfGroupFragment = { readonly __typename: 'CourseOffering', readonly _id: string, readonly term: string, readonly firstDay: Day, readonly lastDay: Day | null, readonly hasBegun: boolean, readonly hasEnded: boolean, readonly course: { readonly __typename: 'Course', readonly _id: string, readonly code: string, readonly name: string } | null };

export type CoursesOfTeacherQueryVariables = {
  teacherId: string;
};

export type CoursesOfTeacherQuery = { readonly courses: { readonly rows: ReadonlyArray<{ readonly __typename: 'Course', readonly _id: string, readonly code: string, readonly name: string }> } };

export type CoursesToAddQueryVariables = {
  search: string;
};

export type CoursesToAddQuery = { readonly courses: { readonly rows: ReadonlyArray<{ readonly __typename: 'Course', readonly _id: string, readonly code: string, readonly name: string }> } };

export const coursesOfGroup: TypedDocument<CoursesOfGroupQuery, CoursesOfGroupQueryVariables> = {
  operationName: 'coursesOfGroup',
  query: `query coursesOfGroup($groupId:ID!){groupCourseOfferings(groupId:$groupId){...CourseOfGroup}}fragment CourseOfGroup on CourseOffering{_id term firstDay lastDay hasBegun hasEnded course{_id code name __typename}__typename}`,
};

export const coursesOfTeacher: TypedDocument<CoursesOfTeacherQuery, CoursesOfTeacherQueryVariables> = {
  operationName: 'coursesOfTeacher',
  query: `query coursesOfTeacher($teacherId:ID!){courses(filter:{teacherId:$teacherId archived:false}first:100){rows{_id code name __typename}}}`,
};

export const coursesToAdd: TypedDocument<CoursesToAddQuery, CoursesToAddQueryVariables> = {
  operationName: 'coursesToAdd',
  query: `query coursesToAdd($search:String!){courses(filter:{search:$search archived:false}first:20){rows{_id code name __typename}}}`,
};
