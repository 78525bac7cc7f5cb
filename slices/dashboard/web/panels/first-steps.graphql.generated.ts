import type { TypedDocument } from '#kit/client/typed-document.ts';

export type FirstStepsQueryVariables = {
  locale?: string | null | undefined;
};

export type FirstStepsQuery = { readonly ownCourses: { readonly taken: ReadonlyArray<{ readonly groupId: string, readonly course: { readonly __typename: 'Course', readonly _id: string, readonly name: string, readonly nextLesson: { readonly __typename: 'NextLesson', readonly _id: string, readonly title: string } | null } }> } };

export const firstSteps: TypedDocument<FirstStepsQuery, FirstStepsQueryVariables> = {
  operationName: 'firstSteps',
  query: `query firstSteps($locale:String){ownCourses(locale:$locale){taken{groupId course{_id name nextLesson{_id title __typename}__typename}}}}`,
};
