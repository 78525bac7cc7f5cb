import type { Instant } from '#kit/calendar/instant.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type PendingExamFragment = { readonly __typename: 'ListedExam', readonly _id: string, readonly courseCode: string, readonly title: string, readonly opensAt: Instant, readonly deadline: Instant, readonly timeZone: string, readonly isOpen: boolean, readonly attemptCount: number, readonly allowedAttempts: number, readonly told: { readonly endedAt: Instant | null, readonly grade: number | null, readonly passed: boolean | null } | null };

export type PendingExamsQueryVariables = { [key: string]: never; };

export type PendingExamsQuery = { readonly pendingExams: ReadonlyArray<{ readonly __typename: 'ListedExam', readonly _id: string, readonly courseCode: string, readonly title: string, readonly opensAt: Instant, readonly deadline: Instant, readonly timeZone: string, readonly isOpen: boolean, readonly attemptCount: number, readonly allowedAttempts: number, readonly told: { readonly endedAt: Instant | null, readonly grade: number | null, readonly passed: boolean | null } | null }> };

export type ListedExamFragment = { readonly __typename: 'ListedExam', readonly isToCome: boolean, readonly _id: string, readonly courseCode: string, readonly title: string, readonly opensAt: Instant, readonly deadline: Instant, readonly timeZone: string, readonly isOpen: boolean, readonly attemptCount: number, readonly allowedAttempts: number, readonly told: { readonly endedAt: Instant | null, readonly grade: number | null, readonly passed: boolean | null } | null };

export type ExamsInCourseQueryVariables = {
  courseId: string;
};

export type ExamsInCourseQuery = { readonly studentExams: ReadonlyArray<{ readonly __typename: 'ListedExam', readonly limitMinutes: number | null, readonly questionCount: number, readonly isToCome: boolean, readonly _id: string, readonly courseCode: string, readonly title: string, readonly opensAt: Instant, readonly deadline: Instant, readonly timeZone: string, readonly isOpen: boolean, readonly attemptCount: number, readonly allowedAttempts: number, readonly told: { readonly endedAt: Instant | null, readonly grade: number | null, readonly passed: boolean | null } | null }> };

export type StudentExamsQueryVariables = { [key: string]: never; };

export type StudentExamsQuery = { readonly studentExams: ReadonlyArray<{ readonly __typename: 'ListedExam', readonly isToCome: boolean, readonly _id: string, readonly courseCode: string, readonly title: string, readonly opensAt: Instant, readonly deadline: Instant, readonly timeZone: string, readonly isOpen: boolean, readonly attemptCount: number, readonly allowedAttempts: number, readonly told: { readonly endedAt: Instant | null, readonly grade: number | null, readonly passed: boolean | null } | null }> };

export const pendingExams: TypedDocument<PendingExamsQuery, PendingExamsQueryVariables> = {
  operationName: 'pendingExams',
  query: `query pendingExams{pendingExams(first:5 withinHours:73){...PendingExam}}fragment PendingExam on ListedExam{_id courseCode title opensAt deadline timeZone isOpen attemptCount allowedAttempts told{endedAt grade passed}__typename}`,
};

export const examsInCourse: TypedDocument<ExamsInCourseQuery, ExamsInCourseQueryVariables> = {
  operationName: 'examsInCourse',
  query: `query examsInCourse($courseId:ID!){studentExams(courseId:$courseId){...ListedExam limitMinutes questionCount}}fragment ListedExam on ListedExam{...PendingExam isToCome}fragment PendingExam on ListedExam{_id courseCode title opensAt deadline timeZone isOpen attemptCount allowedAttempts told{endedAt grade passed}__typename}`,
};

export const studentExams: TypedDocument<StudentExamsQuery, StudentExamsQueryVariables> = {
  operationName: 'studentExams',
  query: `query studentExams{studentExams{...ListedExam}}fragment ListedExam on ListedExam{...PendingExam isToCome}fragment PendingExam on ListedExam{_id courseCode title opensAt deadline timeZone isOpen attemptCount allowedAttempts told{endedAt grade passed}__typename}`,
};
