import type { TypedDocument } from '#kit/client/typed-document.ts';

export type WaitingClassFragment = { readonly __typename: 'CourseOffering', readonly _id: string, readonly groupName: string, readonly regionName: string, readonly term: string, readonly answersToMark: number, readonly course: { readonly code: string, readonly name: string } | null };

export type WorkToGradeQueryVariables = { [key: string]: never; };

export type WorkToGradeQuery = { readonly ownCourseOfferings: ReadonlyArray<{ readonly __typename: 'CourseOffering', readonly workToGrade: number, readonly _id: string, readonly groupName: string, readonly regionName: string, readonly term: string, readonly answersToMark: number, readonly course: { readonly code: string, readonly name: string } | null }> };

export type TaughtByReaderQueryVariables = { [key: string]: never; };

export type TaughtByReaderQuery = { readonly ownCourseOfferings: ReadonlyArray<{ readonly __typename: 'CourseOffering', readonly workToGrade: number, readonly _id: string, readonly groupName: string, readonly regionName: string, readonly term: string, readonly hasBegun: boolean, readonly hasEnded: boolean, readonly studentCount: number, readonly behindCount: number, readonly answersToMark: number, readonly course: { readonly code: string, readonly name: string } | null }> };

export type CampusToMarkQueryVariables = { [key: string]: never; };

export type CampusToMarkQuery = { readonly courseOfferingsToMark: ReadonlyArray<{ readonly __typename: 'CourseOffering', readonly _id: string, readonly groupName: string, readonly regionName: string, readonly term: string, readonly answersToMark: number, readonly course: { readonly code: string, readonly name: string } | null }> };

export const workToGrade: TypedDocument<WorkToGradeQuery, WorkToGradeQueryVariables> = {
  operationName: 'workToGrade',
  query: `query workToGrade{ownCourseOfferings{...WaitingClass workToGrade}}fragment WaitingClass on CourseOffering{_id groupName regionName term course{code name}answersToMark __typename}`,
};

export const taughtByReader: TypedDocument<TaughtByReaderQuery, TaughtByReaderQueryVariables> = {
  operationName: 'taughtByReader',
  query: `query taughtByReader{ownCourseOfferings{...TaughtCourse ...WaitingClass workToGrade}}fragment TaughtCourse on CourseOffering{_id groupName regionName term hasBegun hasEnded studentCount behindCount course{code name}__typename}fragment WaitingClass on CourseOffering{_id groupName regionName term course{code name}answersToMark __typename}`,
};

export const campusToMark: TypedDocument<CampusToMarkQuery, CampusToMarkQueryVariables> = {
  operationName: 'campusToMark',
  query: `query campusToMark{courseOfferingsToMark{...WaitingClass}}fragment WaitingClass on CourseOffering{_id groupName regionName term course{code name}answersToMark __typename}`,
};
