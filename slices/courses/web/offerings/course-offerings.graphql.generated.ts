import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type GroupsToTeachQueryVariables = {
  search: string;
};

export type GroupsToTeachQuery = { readonly groups: { readonly rows: ReadonlyArray<{ readonly __typename: 'ManagedGroup', readonly _id: string, readonly name: string, readonly regionName: string }> } };

export type TeachCourseMutationVariables = {
  courseId: string;
  groupIds: ReadonlyArray<string> | string;
  courseOfferingInput: Types.CourseOfferingInput;
  position?: number | null | undefined;
};

export type TeachCourseMutation = { readonly teachCourse: { readonly __typename: 'Course', readonly _id: string } };

export type ChangeTeachingMutationVariables = {
  courseOfferingId: string;
  version: number;
  courseOfferingInput: Types.CourseOfferingInput;
};

export type ChangeTeachingMutation = { readonly changeTeaching: { readonly __typename: 'CourseOffering', readonly _id: string } };

export type OfferingDependentsQueryVariables = {
  groupId: string;
};

export type OfferingDependentsQuery = { readonly groupCourseOfferings: ReadonlyArray<{ readonly __typename: 'CourseOffering', readonly _id: string, readonly studentsNow: number, readonly attemptCount: number, readonly submissionCount: number, readonly gradeCount: number }> };

export type StopTeachingMutationVariables = {
  courseOfferingId: string;
};

export type StopTeachingMutation = { readonly stopTeaching: boolean };

export type GroupCourseOfferingsQueryVariables = {
  groupId: string;
};

export type GroupCourseOfferingsQuery = { readonly groupCourseOfferings: ReadonlyArray<{ readonly __typename: 'CourseOffering', readonly _id: string, readonly course: { readonly code: string, readonly name: string } | null }> };

export type OrderedCourseOfferingFragment = { readonly __typename: 'CourseOffering', readonly _id: string, readonly course: { readonly code: string, readonly name: string } | null };

export type OrderCoursesMutationVariables = {
  groupId: string;
  courseOfferingIds: ReadonlyArray<string> | string;
};

export type OrderCoursesMutation = { readonly orderCourses: ReadonlyArray<{ readonly __typename: 'CourseOffering', readonly _id: string }> };

export const groupsToTeach: TypedDocument<GroupsToTeachQuery, GroupsToTeachQueryVariables> = {
  operationName: 'groupsToTeach',
  query: `query groupsToTeach($search:String!){groups(filter:{search:$search archived:false}first:20){rows{_id name regionName __typename}}}`,
};

export const teachCourse: TypedDocument<TeachCourseMutation, TeachCourseMutationVariables> = {
  operationName: 'teachCourse',
  query: `mutation teachCourse($courseId:ID!$groupIds:[ID!]!$courseOfferingInput:CourseOfferingInput!$position:Int){teachCourse(courseId:$courseId groupIds:$groupIds courseOfferingInput:$courseOfferingInput position:$position){_id __typename}}`,
};

export const changeTeaching: TypedDocument<ChangeTeachingMutation, ChangeTeachingMutationVariables> = {
  operationName: 'changeTeaching',
  query: `mutation changeTeaching($courseOfferingId:ID!$version:Int!$courseOfferingInput:CourseOfferingInput!){changeTeaching(courseOfferingId:$courseOfferingId version:$version courseOfferingInput:$courseOfferingInput){_id __typename}}`,
};

export const offeringDependents: TypedDocument<OfferingDependentsQuery, OfferingDependentsQueryVariables> = {
  operationName: 'offeringDependents',
  query: `query offeringDependents($groupId:ID!){groupCourseOfferings(groupId:$groupId){_id studentsNow attemptCount submissionCount gradeCount __typename}}`,
};

export const stopTeaching: TypedDocument<StopTeachingMutation, StopTeachingMutationVariables> = {
  operationName: 'stopTeaching',
  query: `mutation stopTeaching($courseOfferingId:ID!){stopTeaching(courseOfferingId:$courseOfferingId)}`,
};

export const groupCourseOfferings: TypedDocument<GroupCourseOfferingsQuery, GroupCourseOfferingsQueryVariables> = {
  operationName: 'groupCourseOfferings',
  query: `query groupCourseOfferings($groupId:ID!){groupCourseOfferings(groupId:$groupId){...OrderedCourseOffering}}fragment OrderedCourseOffering on CourseOffering{_id course{code name}__typename}`,
};

export const orderCourses: TypedDocument<OrderCoursesMutation, OrderCoursesMutationVariables> = {
  operationName: 'orderCourses',
  query: `mutation orderCourses($groupId:ID!$courseOfferingIds:[ID!]!){orderCourses(groupId:$groupId courseOfferingIds:$courseOfferingIds){_id __typename}}`,
};
