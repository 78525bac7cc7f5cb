import type { Day } from '#kit/calendar/day.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';
import type { RichHtml } from '#kit/rich-text/rich-html.ts';

export type ManagedCourseQueryVariables = {
  courseId: string;
};

export type ManagedCourseQuery = { readonly managedCourse: { readonly usedElsewhere: ReadonlyArray<string>, readonly studentsNow: number, readonly lessonCount: number, readonly examCount: number, readonly assignmentCount: number, readonly course: { readonly __typename: 'Course', readonly _id: string, readonly code: string, readonly name: string, readonly ownLocale: string, readonly locales: ReadonlyArray<string>, readonly credits: number, readonly kind: Types.CourseKind, readonly hidden: boolean, readonly forAlumni: boolean, readonly archived: boolean, readonly version: number, readonly teacherId: string | null, readonly categoryId: string | null, readonly teacher: { readonly name: string } | null, readonly category: { readonly name: string } | null }, readonly texts: ReadonlyArray<{ readonly locale: string, readonly name: string, readonly description: RichHtml, readonly outline: { readonly name: string, readonly bytes: number, readonly url: string } | null }>, readonly files: ReadonlyArray<{ readonly __typename: 'CourseFile', readonly _id: string, readonly name: string, readonly bytes: number, readonly locale: string | null, readonly url: string }>, readonly courseOfferings: ReadonlyArray<{ readonly __typename: 'CourseOffering', readonly _id: string, readonly groupId: string, readonly groupName: string, readonly groupIsArchived: boolean, readonly regionName: string, readonly term: string, readonly firstDay: Day, readonly lastDay: Day | null, readonly hasBegun: boolean, readonly hasEnded: boolean, readonly today: Day, readonly position: number, readonly version: number }> } | null };

export type OneCourseFragment = { readonly __typename: 'Course', readonly _id: string, readonly code: string, readonly name: string, readonly ownLocale: string, readonly locales: ReadonlyArray<string>, readonly credits: number, readonly kind: Types.CourseKind, readonly hidden: boolean, readonly forAlumni: boolean, readonly archived: boolean, readonly version: number, readonly teacherId: string | null, readonly categoryId: string | null, readonly teacher: { readonly name: string } | null, readonly category: { readonly name: string } | null };

export type CourseOfferingRowFragment = { readonly __typename: 'CourseOffering', readonly _id: string, readonly groupId: string, readonly groupName: string, readonly groupIsArchived: boolean, readonly regionName: string, readonly term: string, readonly firstDay: Day, readonly lastDay: Day | null, readonly hasBegun: boolean, readonly hasEnded: boolean, readonly today: Day, readonly position: number, readonly version: number };

export type CreateCourseMutationVariables = {
  courseId: string;
  courseInput: Types.CourseInput;
  courseTexts: Types.CourseTextsInput;
  copyOf?: string | null | undefined;
};

export type CreateCourseMutation = { readonly createCourse: { readonly __typename: 'Course', readonly _id: string, readonly code: string, readonly name: string, readonly ownLocale: string, readonly locales: ReadonlyArray<string>, readonly credits: number, readonly kind: Types.CourseKind, readonly hidden: boolean, readonly forAlumni: boolean, readonly archived: boolean, readonly version: number, readonly teacherId: string | null, readonly categoryId: string | null, readonly teacher: { readonly name: string } | null, readonly category: { readonly name: string } | null } };

export type UpdateCourseMutationVariables = {
  courseId: string;
  version: number;
  courseInput: Types.CourseInput;
};

export type UpdateCourseMutation = { readonly updateCourse: { readonly __typename: 'Course', readonly _id: string, readonly code: string, readonly name: string, readonly ownLocale: string, readonly locales: ReadonlyArray<string>, readonly credits: number, readonly kind: Types.CourseKind, readonly hidden: boolean, readonly forAlumni: boolean, readonly archived: boolean, readonly version: number, readonly teacherId: string | null, readonly categoryId: string | null, readonly teacher: { readonly name: string } | null, readonly category: { readonly name: string } | null } };

export type WriteCourseTextMutationVariables = {
  courseId: string;
  version: number;
  locale: string;
  courseTexts: Types.CourseTextsInput;
};

export type WriteCourseTextMutation = { readonly writeCourseText: { readonly version: number } };

export type RemoveCourseTextMutationVariables = {
  courseId: string;
  version: number;
  locale: string;
};

export type RemoveCourseTextMutation = { readonly removeCourseText: { readonly version: number } };

export type ArchiveCourseMutationVariables = {
  courseId: string;
  archived: boolean;
};

export type ArchiveCourseMutation = { readonly archiveCourse: { readonly __typename: 'Course', readonly _id: string, readonly archived: boolean } };

export type DeleteCourseMutationVariables = {
  courseId: string;
};

export type DeleteCourseMutation = { readonly deleteCourse: boolean };

export const managedCourse: TypedDocument<ManagedCourseQuery, ManagedCourseQueryVariables> = {
  operationName: 'managedCourse',
  query: `query managedCourse($courseId:ID!){managedCourse(courseId:$courseId){usedElsewhere studentsNow lessonCount examCount assignmentCount course{...OneCourse}texts{locale name description outline{name bytes url}}files{_id name bytes locale url __typename}courseOfferings{...CourseOfferingRow}}}fragment OneCourse on Course{_id code name ownLocale locales credits kind hidden forAlumni archived version teacherId teacher{name}categoryId category{name}__typename}fragment CourseOfferingRow on CourseOffering{_id groupId groupName groupIsArchived regionName term firstDay lastDay hasBegun hasEnded today position version __typename}`,
};

export const createCourse: TypedDocument<CreateCourseMutation, CreateCourseMutationVariables> = {
  operationName: 'createCourse',
  query: `mutation createCourse($courseId:ID!$courseInput:CourseInput!$courseTexts:CourseTextsInput!$copyOf:ID){createCourse(courseId:$courseId courseInput:$courseInput courseTexts:$courseTexts copyOf:$copyOf){...OneCourse}}fragment OneCourse on Course{_id code name ownLocale locales credits kind hidden forAlumni archived version teacherId teacher{name}categoryId category{name}__typename}`,
};

export const updateCourse: TypedDocument<UpdateCourseMutation, UpdateCourseMutationVariables> = {
  operationName: 'updateCourse',
  query: `mutation updateCourse($courseId:ID!$version:Int!$courseInput:CourseInput!){updateCourse(courseId:$courseId version:$version courseInput:$courseInput){...OneCourse}}fragment OneCourse on Course{_id code name ownLocale locales credits kind hidden forAlumni archived version teacherId teacher{name}categoryId category{name}__typename}`,
};

export const writeCourseText: TypedDocument<WriteCourseTextMutation, WriteCourseTextMutationVariables> = {
  operationName: 'writeCourseText',
  query: `mutation writeCourseText($courseId:ID!$version:Int!$locale:String!$courseTexts:CourseTextsInput!){writeCourseText(courseId:$courseId version:$version locale:$locale courseTexts:$courseTexts){version}}`,
};

export const removeCourseText: TypedDocument<RemoveCourseTextMutation, RemoveCourseTextMutationVariables> = {
  operationName: 'removeCourseText',
  query: `mutation removeCourseText($courseId:ID!$version:Int!$locale:String!){removeCourseText(courseId:$courseId version:$version locale:$locale){version}}`,
};

export const archiveCourse: TypedDocument<ArchiveCourseMutation, ArchiveCourseMutationVariables> = {
  operationName: 'archiveCourse',
  query: `mutation archiveCourse($courseId:ID!$archived:Boolean!){archiveCourse(courseId:$courseId archived:$archived){_id archived __typename}}`,
};

export const deleteCourse: TypedDocument<DeleteCourseMutation, DeleteCourseMutationVariables> = {
  operationName: 'deleteCourse',
  query: `mutation deleteCourse($courseId:ID!){deleteCourse(courseId:$courseId)}`,
};
