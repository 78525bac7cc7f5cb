import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type GroupsToTeachQueryVariables = {
  search: string;
};

export type GroupsToTeachQuery = { readonly groups: { readonly __typename: 'GroupPage', readonly rows: ReadonlyArray<{ readonly __typename: 'ManagedGroup', readonly _id: string, readonly name: string, readonly regionName: string }> } };

export type TeachCourseMutationVariables = {
  courseId: string;
  groupIds: ReadonlyArray<string> | string;
  teachingInput: Types.TeachingInput;
  position?: number | null | undefined;
};

export type TeachCourseMutation = { readonly teachCourse: { readonly __typename: 'Course', readonly _id: string } };

export type ChangeTeachingMutationVariables = {
  teachingId: string;
  version: number;
  teachingInput: Types.TeachingInput;
};

export type ChangeTeachingMutation = { readonly changeTeaching: { readonly __typename: 'Teaching', readonly _id: string } };

export type StopTeachingMutationVariables = {
  teachingId: string;
};

export type StopTeachingMutation = { readonly stopTeaching: boolean };

export type GroupTeachingsQueryVariables = {
  groupId: string;
};

export type GroupTeachingsQuery = { readonly groupTeachings: ReadonlyArray<{ readonly __typename: 'Teaching', readonly _id: string, readonly course: { readonly __typename: 'Course', readonly code: string, readonly name: string } | null }> };

export type OrderedTeachingFragment = { readonly __typename: 'Teaching', readonly _id: string, readonly course: { readonly __typename: 'Course', readonly code: string, readonly name: string } | null };

export type OrderCoursesMutationVariables = {
  groupId: string;
  teachingIds: ReadonlyArray<string> | string;
};

export type OrderCoursesMutation = { readonly orderCourses: ReadonlyArray<{ readonly __typename: 'Teaching', readonly _id: string }> };

export const groupsToTeach: TypedDocument<GroupsToTeachQuery, GroupsToTeachQueryVariables> = {
  operationName: 'groupsToTeach',
  query: `query groupsToTeach($search:String!){groups(filter:{search:$search archived:false}first:20){rows{_id name regionName __typename}__typename}}`,
};

export const teachCourse: TypedDocument<TeachCourseMutation, TeachCourseMutationVariables> = {
  operationName: 'teachCourse',
  query: `mutation teachCourse($courseId:ID!$groupIds:[ID!]!$teachingInput:TeachingInput!$position:Int){teachCourse(courseId:$courseId groupIds:$groupIds teachingInput:$teachingInput position:$position){_id __typename}}`,
};

export const changeTeaching: TypedDocument<ChangeTeachingMutation, ChangeTeachingMutationVariables> = {
  operationName: 'changeTeaching',
  query: `mutation changeTeaching($teachingId:ID!$version:Int!$teachingInput:TeachingInput!){changeTeaching(teachingId:$teachingId version:$version teachingInput:$teachingInput){_id __typename}}`,
};

export const stopTeaching: TypedDocument<StopTeachingMutation, StopTeachingMutationVariables> = {
  operationName: 'stopTeaching',
  query: `mutation stopTeaching($teachingId:ID!){stopTeaching(teachingId:$teachingId)}`,
};

export const groupTeachings: TypedDocument<GroupTeachingsQuery, GroupTeachingsQueryVariables> = {
  operationName: 'groupTeachings',
  query: `query groupTeachings($groupId:ID!){groupTeachings(groupId:$groupId){...OrderedTeaching __typename}}fragment OrderedTeaching on Teaching{_id course{code name __typename}__typename}`,
};

export const orderCourses: TypedDocument<OrderCoursesMutation, OrderCoursesMutationVariables> = {
  operationName: 'orderCourses',
  query: `mutation orderCourses($groupId:ID!$teachingIds:[ID!]!){orderCourses(groupId:$groupId teachingIds:$teachingIds){_id __typename}}`,
};
