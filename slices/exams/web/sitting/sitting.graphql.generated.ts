import type { Instant } from '#kit/calendar/instant.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type GivenAnswerFragment = { readonly options: ReadonlyArray<string>, readonly isTrue: boolean | null, readonly words: ReadonlyArray<string>, readonly pairs: ReadonlyArray<{ readonly option: string, readonly match: string }> };

export type AskedQuestionFragment = { readonly __typename: 'AttemptQuestion', readonly _id: string, readonly kind: Types.QuestionKind, readonly points: number, readonly words: string, readonly image: { readonly imageId: string, readonly alt: string, readonly width: number, readonly height: number } | null, readonly options: ReadonlyArray<{ readonly name: string, readonly words: string }>, readonly matches: ReadonlyArray<{ readonly name: string, readonly words: string }>, readonly answer: { readonly options: ReadonlyArray<string>, readonly isTrue: boolean | null, readonly words: ReadonlyArray<string>, readonly pairs: ReadonlyArray<{ readonly option: string, readonly match: string }> } | null };

export type StartExamMutationVariables = {
  examId: string;
  attemptId: string;
  deviceId: string;
  pageId: string;
  isAlone: boolean;
};

export type StartExamMutation = { readonly startExam: { readonly __typename: 'ExamAttempt', readonly _id: string, readonly examId: string, readonly title: string, readonly locale: string, readonly expiresAt: Instant | null, readonly returnSeconds: number, readonly lastQuestionId: string | null, readonly now: Instant, readonly result: { readonly __typename: 'ExamResult', readonly _id: string, readonly number: number, readonly startedAt: Instant, readonly endedAt: Instant | null }, readonly questions: ReadonlyArray<{ readonly __typename: 'AttemptQuestion', readonly _id: string, readonly kind: Types.QuestionKind, readonly points: number, readonly words: string, readonly image: { readonly imageId: string, readonly alt: string, readonly width: number, readonly height: number } | null, readonly options: ReadonlyArray<{ readonly name: string, readonly words: string }>, readonly matches: ReadonlyArray<{ readonly name: string, readonly words: string }>, readonly answer: { readonly options: ReadonlyArray<string>, readonly isTrue: boolean | null, readonly words: ReadonlyArray<string>, readonly pairs: ReadonlyArray<{ readonly option: string, readonly match: string }> } | null }> } };

export type RecordExamEventsMutationVariables = {
  attemptId: string;
  deviceId: string;
  pageId: string;
  events: ReadonlyArray<Types.ExamEventInput> | Types.ExamEventInput;
};

export type RecordExamEventsMutation = { readonly recordExamEvents: { readonly upTo: number, readonly now: Instant, readonly expiresAt: Instant | null } };

export type SubmitExamMutationVariables = {
  attemptId: string;
  deviceId: string;
  pageId: string;
  events: ReadonlyArray<Types.ExamEventInput> | Types.ExamEventInput;
};

export type SubmitExamMutation = { readonly submitExam: { readonly __typename: 'ExamAttempt', readonly _id: string } };

export type LeaveExamMutationVariables = {
  attemptId: string;
  deviceId: string;
  pageId: string;
  events: ReadonlyArray<Types.ExamEventInput> | Types.ExamEventInput;
};

export type LeaveExamMutation = { readonly leaveExam: { readonly __typename: 'ExamAttempt', readonly _id: string } };

export type DeviceOfAttemptQueryVariables = {
  attemptId: string;
};

export type DeviceOfAttemptQuery = { readonly examAttempt: { readonly __typename: 'ExamAttempt', readonly _id: string, readonly deviceId: string } | null };

export type SettleExamMutationVariables = {
  examId: string;
  attemptId: string;
  deviceId: string;
  pageId: string;
  isAlone: boolean;
};

export type SettleExamMutation = { readonly startExam: { readonly __typename: 'ExamAttempt', readonly _id: string, readonly result: { readonly __typename: 'ExamResult', readonly _id: string, readonly endedAt: Instant | null } } };

export const startExam: TypedDocument<StartExamMutation, StartExamMutationVariables> = {
  operationName: 'startExam',
  query: `mutation startExam($examId:ID!$attemptId:ID!$deviceId:ID!$pageId:ID!$isAlone:Boolean!){startExam(examId:$examId attemptId:$attemptId deviceId:$deviceId pageId:$pageId isAlone:$isAlone){_id examId title locale expiresAt returnSeconds lastQuestionId now result{_id number startedAt endedAt __typename}questions{...AskedQuestion}__typename}}fragment AskedQuestion on AttemptQuestion{_id kind points words image{imageId alt width height}options{name words}matches{name words}answer{...GivenAnswer}__typename}fragment GivenAnswer on ExamAnswer{options isTrue pairs{option match}words}`,
};

export const recordExamEvents: TypedDocument<RecordExamEventsMutation, RecordExamEventsMutationVariables> = {
  operationName: 'recordExamEvents',
  query: `mutation recordExamEvents($attemptId:ID!$deviceId:ID!$pageId:ID!$events:[ExamEventInput!]!){recordExamEvents(attemptId:$attemptId deviceId:$deviceId pageId:$pageId events:$events){upTo now expiresAt}}`,
};

export const submitExam: TypedDocument<SubmitExamMutation, SubmitExamMutationVariables> = {
  operationName: 'submitExam',
  query: `mutation submitExam($attemptId:ID!$deviceId:ID!$pageId:ID!$events:[ExamEventInput!]!){submitExam(attemptId:$attemptId deviceId:$deviceId pageId:$pageId events:$events){_id __typename}}`,
};

export const leaveExam: TypedDocument<LeaveExamMutation, LeaveExamMutationVariables> = {
  operationName: 'leaveExam',
  query: `mutation leaveExam($attemptId:ID!$deviceId:ID!$pageId:ID!$events:[ExamEventInput!]!){leaveExam(attemptId:$attemptId deviceId:$deviceId pageId:$pageId events:$events){_id __typename}}`,
};

export const deviceOfAttempt: TypedDocument<DeviceOfAttemptQuery, DeviceOfAttemptQueryVariables> = {
  operationName: 'deviceOfAttempt',
  query: `query deviceOfAttempt($attemptId:ID!){examAttempt(attemptId:$attemptId){_id deviceId __typename}}`,
};

export const settleExam: TypedDocument<SettleExamMutation, SettleExamMutationVariables> = {
  operationName: 'settleExam',
  query: `mutation settleExam($examId:ID!$attemptId:ID!$deviceId:ID!$pageId:ID!$isAlone:Boolean!){startExam(examId:$examId attemptId:$attemptId deviceId:$deviceId pageId:$pageId isAlone:$isAlone){_id result{_id endedAt __typename}__typename}}`,
};
