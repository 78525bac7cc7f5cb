import type { Instant } from '#kit/calendar/instant.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type LibraryCourseFragment = { readonly __typename: 'Course', readonly _id: string, readonly name: string, readonly locale: string, readonly teacher: { readonly name: string, readonly photoUrl: string | null } | null, readonly category: { readonly __typename: 'Category', readonly _id: string, readonly name: string, readonly colour: Types.CategoryColour } | null, readonly progress: { readonly lessons: number } };

export type LibraryLessonFragment = { readonly readyAt: Instant, readonly lesson: { readonly __typename: 'Lesson', readonly _id: string, readonly courseId: string, readonly courseName: string, readonly title: string, readonly locale: string, readonly seconds: number | null } };

export type LibraryCoursesQueryVariables = {
  search?: string | null | undefined;
  categoryId?: string | null | undefined;
  locale?: string | null | undefined;
  after?: string | null | undefined;
};

export type LibraryCoursesQuery = { readonly libraryCourses: { readonly nextCursor: string | null, readonly count: number, readonly countIsOpen: boolean, readonly rows: ReadonlyArray<{ readonly __typename: 'Course', readonly _id: string, readonly name: string, readonly locale: string, readonly teacher: { readonly name: string, readonly photoUrl: string | null } | null, readonly category: { readonly __typename: 'Category', readonly _id: string, readonly name: string, readonly colour: Types.CategoryColour } | null, readonly progress: { readonly lessons: number } }> } };

export type LibraryCategoriesQueryVariables = { [key: string]: never; };

export type LibraryCategoriesQuery = { readonly libraryCategories: ReadonlyArray<{ readonly __typename: 'Category', readonly _id: string, readonly name: string }> };

export type LibraryLessonsQueryVariables = {
  locale?: string | null | undefined;
};

export type LibraryLessonsQuery = { readonly libraryLessons: ReadonlyArray<{ readonly readyAt: Instant, readonly lesson: { readonly __typename: 'Lesson', readonly _id: string, readonly courseId: string, readonly courseName: string, readonly title: string, readonly locale: string, readonly seconds: number | null } }> };

export type LibraryOnHomeQueryVariables = {
  locale?: string | null | undefined;
};

export type LibraryOnHomeQuery = { readonly libraryCourses: { readonly nextCursor: string | null, readonly count: number, readonly countIsOpen: boolean, readonly rows: ReadonlyArray<{ readonly __typename: 'Course', readonly _id: string, readonly name: string, readonly locale: string, readonly teacher: { readonly name: string, readonly photoUrl: string | null } | null, readonly category: { readonly __typename: 'Category', readonly _id: string, readonly name: string, readonly colour: Types.CategoryColour } | null, readonly progress: { readonly lessons: number } }> } };

export type VideosOnHomeQueryVariables = {
  locale?: string | null | undefined;
};

export type VideosOnHomeQuery = { readonly libraryLessons: ReadonlyArray<{ readonly readyAt: Instant, readonly lesson: { readonly __typename: 'Lesson', readonly _id: string, readonly courseId: string, readonly courseName: string, readonly title: string, readonly locale: string, readonly seconds: number | null } }> };

export const libraryCourses: TypedDocument<LibraryCoursesQuery, LibraryCoursesQueryVariables> = {
  operationName: 'libraryCourses',
  query: `query libraryCourses($search:String$categoryId:ID$locale:String$after:ID){libraryCourses(search:$search categoryId:$categoryId locale:$locale first:20 after:$after){rows{...LibraryCourse}nextCursor count countIsOpen}}fragment LibraryCourse on Course{_id name locale teacher{name photoUrl}category{_id name colour __typename}progress{lessons}__typename}`,
};

export const libraryCategories: TypedDocument<LibraryCategoriesQuery, LibraryCategoriesQueryVariables> = {
  operationName: 'libraryCategories',
  query: `query libraryCategories{libraryCategories{_id name __typename}}`,
};

export const libraryLessons: TypedDocument<LibraryLessonsQuery, LibraryLessonsQueryVariables> = {
  operationName: 'libraryLessons',
  query: `query libraryLessons($locale:String){libraryLessons(first:10 locale:$locale){...LibraryLesson}}fragment LibraryLesson on LibraryLesson{readyAt lesson{_id courseId courseName title locale seconds __typename}}`,
};

export const libraryOnHome: TypedDocument<LibraryOnHomeQuery, LibraryOnHomeQueryVariables> = {
  operationName: 'libraryOnHome',
  query: `query libraryOnHome($locale:String){libraryCourses(locale:$locale first:4){rows{...LibraryCourse}nextCursor count countIsOpen}}fragment LibraryCourse on Course{_id name locale teacher{name photoUrl}category{_id name colour __typename}progress{lessons}__typename}`,
};

export const videosOnHome: TypedDocument<VideosOnHomeQuery, VideosOnHomeQueryVariables> = {
  operationName: 'videosOnHome',
  query: `query videosOnHome($locale:String){libraryLessons(first:4 locale:$locale){...LibraryLesson}}fragment LibraryLesson on LibraryLesson{readyAt lesson{_id courseId courseName title locale seconds __typename}}`,
};
