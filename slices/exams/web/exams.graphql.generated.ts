import type { Instant } from '#kit/calendar/instant.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type ResultOfExamFragment = { readonly __typename: 'ExamResult', readonly _id: string, readonly number: number, readonly startedAt: Instant, readonly endedAt: Instant | null, readonly ending: Types.ExamEnding | null, readonly grade: number | null, readonly passed: boolean | null, readonly waits: boolean };

export type VoidedAttemptFragment = { readonly __typename: 'ExamResult', readonly voidReason: string | null, readonly _id: string, readonly number: number, readonly startedAt: Instant, readonly endedAt: Instant | null, readonly ending: Types.ExamEnding | null, readonly grade: number | null, readonly passed: boolean | null, readonly waits: boolean };

export type BrokenOffFragment = { readonly endedAt: Instant | null, readonly ending: Types.ExamEnding | null, readonly waits: boolean, readonly lastSeenAt: Instant, readonly answered: number | null, readonly accident: { readonly lostAt: Instant, readonly goesOnUntil: Instant | null, readonly endsAt: Instant | null } | null };

export type StudentExamQueryVariables = {
  examId: string;
};

export type StudentExamQuery = { readonly studentExam: { readonly __typename: 'StudentExam', readonly _id: string, readonly courseCode: string, readonly courseName: string, readonly title: string, readonly opensAt: Instant, readonly deadline: Instant, readonly timeZone: string, readonly allowedAttempts: number, readonly isPastDeadline: boolean, readonly refusal: string | null, readonly instructions: string, readonly passMark: number, readonly openBook: boolean, readonly review: Types.ExamReview, readonly returnSeconds: number, readonly now: Instant, readonly limitMinutes: number | null, readonly attemptNumber: number, readonly questionCount: number, readonly sitsIn: string | null, readonly attempts: ReadonlyArray<{ readonly __typename: 'ExamResult', readonly waitsUntil: Instant | null, readonly secondsLeft: number | null, readonly hasLeft: boolean, readonly returnUntil: Instant | null, readonly _id: string, readonly number: number, readonly startedAt: Instant, readonly endedAt: Instant | null, readonly ending: Types.ExamEnding | null, readonly grade: number | null, readonly passed: boolean | null, readonly waits: boolean, readonly lastSeenAt: Instant, readonly answered: number | null, readonly accident: { readonly lostAt: Instant, readonly goesOnUntil: Instant | null, readonly endsAt: Instant | null } | null }>, readonly voidedAttempts: ReadonlyArray<{ readonly __typename: 'ExamResult', readonly voidReason: string | null, readonly _id: string, readonly number: number, readonly startedAt: Instant, readonly endedAt: Instant | null, readonly ending: Types.ExamEnding | null, readonly grade: number | null, readonly passed: boolean | null, readonly waits: boolean }>, readonly allowance: { readonly limitMinutes: number | null, readonly extraPercent: number, readonly extraMinutes: number, readonly extraAttempts: number } } | null };

export type RecentExamResultsQueryVariables = { [key: string]: never; };

export type RecentExamResultsQuery = { readonly recentExamResults: ReadonlyArray<{ readonly __typename: 'RecentExamResult', readonly _id: string, readonly examId: string, readonly title: string, readonly endedAt: Instant, readonly grade: number | null, readonly passed: boolean | null }> };

export const studentExam: TypedDocument<StudentExamQuery, StudentExamQueryVariables> = {
  operationName: 'studentExam',
  query: `query studentExam($examId:ID!){studentExam(examId:$examId){_id courseCode courseName title opensAt deadline timeZone allowedAttempts isPastDeadline refusal attempts{...ResultOfExam ...BrokenOff waitsUntil secondsLeft hasLeft returnUntil}voidedAttempts{...VoidedAttempt}instructions passMark openBook review returnSeconds now limitMinutes allowance{limitMinutes extraPercent extraMinutes extraAttempts}attemptNumber questionCount sitsIn __typename}}fragment ResultOfExam on ExamResult{_id number startedAt endedAt ending grade passed waits __typename}fragment BrokenOff on ExamResult{endedAt ending waits lastSeenAt answered accident{lostAt goesOnUntil endsAt}}fragment VoidedAttempt on ExamResult{...ResultOfExam voidReason}`,
};

export const recentExamResults: TypedDocument<RecentExamResultsQuery, RecentExamResultsQueryVariables> = {
  operationName: 'recentExamResults',
  query: `query recentExamResults{recentExamResults{_id examId title endedAt grade passed __typename}}`,
};
