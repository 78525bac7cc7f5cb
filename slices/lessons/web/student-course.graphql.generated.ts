import type { Day } from '#kit/calendar/day.ts';
import type { Instant } from '#kit/calendar/instant.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';
import type { RichHtml } from '#kit/rich-text/rich-html.ts';

export type ListedLessonFragment = { readonly __typename: 'Lesson', readonly _id: string, readonly title: string, readonly hidden: boolean, readonly seconds: number | null, readonly resumeAt: number, readonly completed: boolean, readonly watchedSeconds: number, readonly watchedAt: Instant | null, readonly files: ReadonlyArray<{ readonly __typename: 'LessonFile', readonly _id: string }> };

export type StudentCourseQueryVariables = {
  courseId: string;
  locale?: string | null | undefined;
};

export type StudentCourseQuery = { readonly course: { readonly __typename: 'Course', readonly _id: string, readonly code: string, readonly name: string, readonly description: RichHtml, readonly credits: number, readonly kind: Types.CourseKind, readonly locale: string, readonly locales: ReadonlyArray<string>, readonly isTaken: boolean, readonly wasTaken: boolean, readonly startedOn: Day | null, readonly endsOn: Day | null, readonly category: { readonly __typename: 'Category', readonly _id: string, readonly colour: Types.CategoryColour } | null, readonly teacher: { readonly __typename: 'CourseTeacher', readonly _id: string, readonly name: string, readonly photoUrl: string | null } | null, readonly outline: { readonly name: string, readonly bytes: number, readonly url: string } | null, readonly files: ReadonlyArray<{ readonly __typename: 'CourseFile', readonly _id: string, readonly name: string, readonly bytes: number, readonly url: string }>, readonly progress: { readonly lessons: number, readonly completed: number, readonly secondsLeft: number, readonly shares: ReadonlyArray<number> }, readonly nextLesson: { readonly __typename: 'NextLesson', readonly _id: string, readonly resumeAt: number } | null } | null, readonly courseLessons: ReadonlyArray<{ readonly __typename: 'Lesson', readonly _id: string, readonly title: string, readonly hidden: boolean, readonly seconds: number | null, readonly resumeAt: number, readonly completed: boolean, readonly watchedSeconds: number, readonly watchedAt: Instant | null, readonly files: ReadonlyArray<{ readonly __typename: 'LessonFile', readonly _id: string }> }> | null };

export type NoteCourseOpenedMutationVariables = {
  logitInput: Types.LogitInput;
};

export type NoteCourseOpenedMutation = { readonly insertLogit: { readonly __typename: 'InsertedLogit', readonly _id: string } };

export const studentCourse: TypedDocument<StudentCourseQuery, StudentCourseQueryVariables> = {
  operationName: 'studentCourse',
  query: `query studentCourse($courseId:ID!$locale:String){course(courseId:$courseId locale:$locale){_id code name description credits kind locale locales isTaken wasTaken startedOn endsOn category{_id colour __typename}teacher{_id name photoUrl(width:96)__typename}outline{name bytes url}files{_id name bytes url __typename}progress{lessons completed secondsLeft shares}nextLesson{_id resumeAt __typename}__typename}courseLessons(courseId:$courseId locale:$locale){...ListedLesson}}fragment ListedLesson on Lesson{_id title hidden seconds resumeAt completed watchedSeconds watchedAt files{_id __typename}__typename}`,
};

export const noteCourseOpened: TypedDocument<NoteCourseOpenedMutation, NoteCourseOpenedMutationVariables> = {
  operationName: 'noteCourseOpened',
  query: `mutation noteCourseOpened($logitInput:LogitInput!){insertLogit(logitInput:$logitInput){_id __typename}}`,
};
