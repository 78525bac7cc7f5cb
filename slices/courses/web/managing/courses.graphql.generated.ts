import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type CoursesQueryVariables = {
  filter?: Types.CourseFilter | null | undefined;
  sort?: Types.CourseSort | null | undefined;
  descending?: boolean | null | undefined;
  after?: string | null | undefined;
};

export type CoursesQuery = { readonly courses: { readonly nextCursor: string | null, readonly count: number, readonly countIsOpen: boolean, readonly rows: ReadonlyArray<{ readonly __typename: 'Course', readonly _id: string, readonly code: string, readonly name: string, readonly credits: number, readonly kind: Types.CourseKind, readonly hidden: boolean, readonly forAlumni: boolean, readonly archived: boolean, readonly teacher: { readonly name: string } | null, readonly category: { readonly name: string } | null }> } };

export type CoursesForFileQueryVariables = {
  filter?: Types.CourseFilter | null | undefined;
  sort?: Types.CourseSort | null | undefined;
  descending?: boolean | null | undefined;
  after?: string | null | undefined;
};

export type CoursesForFileQuery = { readonly courses: { readonly nextCursor: string | null, readonly rows: ReadonlyArray<{ readonly __typename: 'Course', readonly _id: string, readonly code: string, readonly name: string, readonly credits: number, readonly kind: Types.CourseKind, readonly hidden: boolean, readonly forAlumni: boolean, readonly archived: boolean, readonly teacher: { readonly name: string } | null, readonly category: { readonly name: string } | null }> } };

export type ListedCourseFragment = { readonly __typename: 'Course', readonly _id: string, readonly code: string, readonly name: string, readonly credits: number, readonly kind: Types.CourseKind, readonly hidden: boolean, readonly forAlumni: boolean, readonly archived: boolean, readonly teacher: { readonly name: string } | null, readonly category: { readonly name: string } | null };

export type CategoriesOfCoursesQueryVariables = { [key: string]: never; };

export type CategoriesOfCoursesQuery = { readonly categories: ReadonlyArray<{ readonly __typename: 'Category', readonly _id: string, readonly name: string }> };

export type TeachersOfCoursesQueryVariables = {
  search: string;
};

export type TeachersOfCoursesQuery = { readonly teachers: { readonly rows: ReadonlyArray<{ readonly __typename: 'Teacher', readonly _id: string, readonly name: string, readonly regionName: string }> } };

export type FoundCoursesFragment = { readonly courses: { readonly rows: ReadonlyArray<{ readonly __typename: 'Course', readonly _id: string, readonly code: string, readonly name: string, readonly archived: boolean }> } };

export const courses: TypedDocument<CoursesQuery, CoursesQueryVariables> = {
  operationName: 'courses',
  query: `query courses($filter:CourseFilter$sort:CourseSort$descending:Boolean$after:ID){courses(filter:$filter sort:$sort descending:$descending first:20 after:$after){rows{...ListedCourse}nextCursor count countIsOpen}}fragment ListedCourse on Course{_id code name credits kind hidden forAlumni archived teacher{name}category{name}__typename}`,
};

export const coursesForFile: TypedDocument<CoursesForFileQuery, CoursesForFileQueryVariables> = {
  operationName: 'coursesForFile',
  query: `query coursesForFile($filter:CourseFilter$sort:CourseSort$descending:Boolean$after:ID){courses(filter:$filter sort:$sort descending:$descending first:100 after:$after){rows{...ListedCourse}nextCursor}}fragment ListedCourse on Course{_id code name credits kind hidden forAlumni archived teacher{name}category{name}__typename}`,
};

export const categoriesOfCourses: TypedDocument<CategoriesOfCoursesQuery, CategoriesOfCoursesQueryVariables> = {
  operationName: 'categoriesOfCourses',
  query: `query categoriesOfCourses{categories(use:COURSES){_id name __typename}}`,
};

export const teachersOfCourses: TypedDocument<TeachersOfCoursesQuery, TeachersOfCoursesQueryVariables> = {
  operationName: 'teachersOfCourses',
  query: `query teachersOfCourses($search:String!){teachers(filter:{search:$search archived:false}first:10){rows{_id name regionName __typename}}}`,
};
