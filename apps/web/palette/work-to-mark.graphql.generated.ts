import type { TypedDocument } from '#kit/client/typed-document.ts';

export type WorkToMarkQueryVariables = { [key: string]: never; };

export type WorkToMarkQuery = { readonly ownCourseOfferings: ReadonlyArray<{ readonly __typename: 'CourseOffering', readonly _id: string, readonly groupName: string, readonly regionName: string, readonly course: { readonly name: string } | null, readonly answersToMark: { readonly count: number }, readonly workToGrade: { readonly count: number } }> };

export const workToMark: TypedDocument<WorkToMarkQuery, WorkToMarkQueryVariables> = {
  operationName: 'workToMark',
  query: `query workToMark{ownCourseOfferings{_id groupName regionName course{name}answersToMark{count}workToGrade{count}__typename}}`,
};
