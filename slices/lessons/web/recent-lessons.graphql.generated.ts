import type { TypedDocument } from '#kit/client/typed-document.ts';

export type RecentLessonsQueryVariables = {
  locale?: string | null | undefined;
};

export type RecentLessonsQuery = { readonly recentLessons: ReadonlyArray<{ readonly __typename: 'Lesson', readonly _id: string, readonly title: string, readonly courseId: string, readonly courseName: string, readonly seconds: number | null, readonly resumeAt: number, readonly completed: boolean, readonly watchedSeconds: number }> };

export const recentLessons: TypedDocument<RecentLessonsQuery, RecentLessonsQueryVariables> = {
  operationName: 'recentLessons',
  query: `query recentLessons($locale:String){recentLessons(first:5 locale:$locale){_id title courseId courseName seconds resumeAt completed watchedSeconds __typename}}`,
};
