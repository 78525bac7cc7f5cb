import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type OwnCoursesQueryVariables = {
  locale?: string | null | undefined;
};

export type OwnCoursesQuery = { readonly ownCourses: { readonly groups: ReadonlyArray<{ readonly __typename: 'CourseGroup', readonly _id: string, readonly name: string, readonly isPast: boolean, readonly outlinesUrl: string | null }>, readonly taken: ReadonlyArray<{ readonly groupId: string, readonly course: { readonly __typename: 'Course', readonly _id: string, readonly code: string, readonly name: string, readonly locale: string, readonly credits: number, readonly kind: Types.CourseKind, readonly teacher: { readonly name: string, readonly photoUrl: string | null } | null, readonly category: { readonly name: string, readonly colour: Types.CategoryColour } | null, readonly outline: { readonly url: string } | null, readonly progress: { readonly lessons: number, readonly completed: number, readonly shares: ReadonlyArray<number> }, readonly nextLesson: { readonly __typename: 'NextLesson', readonly _id: string, readonly title: string, readonly resumeAt: number } | null } }> }, readonly ownCourseOfferings: ReadonlyArray<{ readonly __typename: 'CourseOffering', readonly groupToEvaluate: string | null, readonly _id: string, readonly groupName: string, readonly regionName: string, readonly term: string, readonly hasBegun: boolean, readonly hasEnded: boolean, readonly studentCount: number, readonly behindCount: number, readonly rollsToTake: { readonly sessionId: string | null, readonly isNow: boolean }, readonly course: { readonly code: string, readonly name: string } | null }> };

export type TaughtCourseFragment = { readonly __typename: 'CourseOffering', readonly _id: string, readonly groupName: string, readonly regionName: string, readonly term: string, readonly hasBegun: boolean, readonly hasEnded: boolean, readonly studentCount: number, readonly behindCount: number, readonly course: { readonly code: string, readonly name: string } | null };

export type PreviewedCoursesQueryVariables = {
  groupId: string;
  locale?: string | null | undefined;
};

export type PreviewedCoursesQuery = { readonly previewedCourses: { readonly groups: ReadonlyArray<{ readonly __typename: 'CourseGroup', readonly _id: string, readonly name: string, readonly isPast: boolean, readonly outlinesUrl: string | null }>, readonly taken: ReadonlyArray<{ readonly groupId: string, readonly course: { readonly __typename: 'Course', readonly _id: string, readonly code: string, readonly name: string, readonly locale: string, readonly credits: number, readonly kind: Types.CourseKind, readonly teacher: { readonly name: string, readonly photoUrl: string | null } | null, readonly category: { readonly name: string, readonly colour: Types.CategoryColour } | null, readonly outline: { readonly url: string } | null, readonly progress: { readonly lessons: number, readonly completed: number, readonly shares: ReadonlyArray<number> }, readonly nextLesson: { readonly __typename: 'NextLesson', readonly _id: string, readonly title: string, readonly resumeAt: number } | null } }> } | null };

export type ShownCoursesFragment = { readonly groups: ReadonlyArray<{ readonly __typename: 'CourseGroup', readonly _id: string, readonly name: string, readonly isPast: boolean, readonly outlinesUrl: string | null }>, readonly taken: ReadonlyArray<{ readonly groupId: string, readonly course: { readonly __typename: 'Course', readonly _id: string, readonly code: string, readonly name: string, readonly locale: string, readonly credits: number, readonly kind: Types.CourseKind, readonly teacher: { readonly name: string, readonly photoUrl: string | null } | null, readonly category: { readonly name: string, readonly colour: Types.CategoryColour } | null, readonly outline: { readonly url: string } | null, readonly progress: { readonly lessons: number, readonly completed: number, readonly shares: ReadonlyArray<number> }, readonly nextLesson: { readonly __typename: 'NextLesson', readonly _id: string, readonly title: string, readonly resumeAt: number } | null } }> };

export type TakenCardFragment = { readonly __typename: 'Course', readonly _id: string, readonly code: string, readonly name: string, readonly locale: string, readonly credits: number, readonly kind: Types.CourseKind, readonly teacher: { readonly name: string, readonly photoUrl: string | null } | null, readonly category: { readonly name: string, readonly colour: Types.CategoryColour } | null, readonly outline: { readonly url: string } | null, readonly progress: { readonly lessons: number, readonly completed: number, readonly shares: ReadonlyArray<number> }, readonly nextLesson: { readonly __typename: 'NextLesson', readonly _id: string, readonly title: string, readonly resumeAt: number } | null };

export type GroupsToPreviewQueryVariables = {
  search: string;
};

export type GroupsToPreviewQuery = { readonly groups: { readonly rows: ReadonlyArray<{ readonly __typename: 'ManagedGroup', readonly _id: string, readonly name: string, readonly regionName: string }> } };

export type GroupToPreviewQueryVariables = {
  groupId: string;
};

export type GroupToPreviewQuery = { readonly group: { readonly __typename: 'ManagedGroup', readonly _id: string, readonly name: string, readonly regionName: string } | null };

export const ownCourses: TypedDocument<OwnCoursesQuery, OwnCoursesQueryVariables> = {
  operationName: 'ownCourses',
  query: `query ownCourses($locale:String){ownCourses(locale:$locale){...ShownCourses}ownCourseOfferings{...TaughtCourse rollsToTake{sessionId isNow}groupToEvaluate}}fragment ShownCourses on StudentCourses{groups{_id name isPast outlinesUrl __typename}taken{groupId course{...TakenCard}}}fragment TakenCard on Course{_id code name locale credits kind teacher{name photoUrl}category{name colour}outline{url}progress{lessons completed shares}nextLesson{_id title resumeAt __typename}__typename}fragment TaughtCourse on CourseOffering{_id groupName regionName term hasBegun hasEnded studentCount behindCount course{code name}__typename}`,
};

export const previewedCourses: TypedDocument<PreviewedCoursesQuery, PreviewedCoursesQueryVariables> = {
  operationName: 'previewedCourses',
  query: `query previewedCourses($groupId:ID!$locale:String){previewedCourses(groupId:$groupId locale:$locale){...ShownCourses}}fragment ShownCourses on StudentCourses{groups{_id name isPast outlinesUrl __typename}taken{groupId course{...TakenCard}}}fragment TakenCard on Course{_id code name locale credits kind teacher{name photoUrl}category{name colour}outline{url}progress{lessons completed shares}nextLesson{_id title resumeAt __typename}__typename}`,
};

export const groupsToPreview: TypedDocument<GroupsToPreviewQuery, GroupsToPreviewQueryVariables> = {
  operationName: 'groupsToPreview',
  query: `query groupsToPreview($search:String!){groups(filter:{search:$search archived:false}first:20){rows{_id name regionName __typename}}}`,
};

export const groupToPreview: TypedDocument<GroupToPreviewQuery, GroupToPreviewQueryVariables> = {
  operationName: 'groupToPreview',
  query: `query groupToPreview($groupId:ID!){group(groupId:$groupId){_id name regionName __typename}}`,
};
