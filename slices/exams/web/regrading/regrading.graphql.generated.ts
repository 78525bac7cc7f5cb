import type { Instant } from '#kit/calendar/instant.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type QuestionStatisticsQueryVariables = {
  examId: string;
};

export type QuestionStatisticsQuery = { readonly questionStatistics: ReadonlyArray<{ readonly __typename: 'QuestionStatistics', readonly _id: string, readonly count: number, readonly difficulty: number | null, readonly discrimination: number | null }>, readonly examRegrades: ReadonlyArray<{ readonly __typename: 'ExamRegrade', readonly _id: string, readonly reason: string, readonly regradedAt: Instant, readonly regradedByName: string, readonly changed: number, readonly undoneAt: Instant | null, readonly mayBeUndone: boolean }> };

export type RegradeFragment = { readonly __typename: 'ExamRegrade', readonly _id: string, readonly reason: string, readonly regradedAt: Instant, readonly regradedByName: string, readonly changed: number, readonly undoneAt: Instant | null, readonly mayBeUndone: boolean };

export type RegradeOutlookQueryVariables = {
  examId: string;
};

export type RegradeOutlookQuery = { readonly regradeOutlook: { readonly attempts: number, readonly nowPass: number, readonly nowFail: number, readonly seen: string, readonly changed: ReadonlyArray<{ readonly __typename: 'RegradedAttempt', readonly _id: string, readonly studentName: string, readonly before: number, readonly after: number, readonly passedBefore: boolean, readonly passesNow: boolean }> } | null };

export type RegradeExamMutationVariables = {
  examId: string;
  regradeId: string;
  seen: string;
  reason: string;
};

export type RegradeExamMutation = { readonly regradeExam: ReadonlyArray<{ readonly __typename: 'ExamRegrade', readonly _id: string }> };

export type UndoRegradeMutationVariables = {
  regradeId: string;
};

export type UndoRegradeMutation = { readonly undoRegrade: ReadonlyArray<{ readonly __typename: 'ExamRegrade', readonly _id: string }> };

export const questionStatistics: TypedDocument<QuestionStatisticsQuery, QuestionStatisticsQueryVariables> = {
  operationName: 'questionStatistics',
  query: `query questionStatistics($examId:ID!){questionStatistics(examId:$examId){_id count difficulty discrimination __typename}examRegrades(examId:$examId){...Regrade}}fragment Regrade on ExamRegrade{_id reason regradedAt regradedByName changed undoneAt mayBeUndone __typename}`,
};

export const regradeOutlook: TypedDocument<RegradeOutlookQuery, RegradeOutlookQueryVariables> = {
  operationName: 'regradeOutlook',
  query: `query regradeOutlook($examId:ID!){regradeOutlook(examId:$examId){attempts nowPass nowFail seen changed{_id studentName before after passedBefore passesNow __typename}}}`,
};

export const regradeExam: TypedDocument<RegradeExamMutation, RegradeExamMutationVariables> = {
  operationName: 'regradeExam',
  query: `mutation regradeExam($examId:ID!$regradeId:ID!$seen:String!$reason:String!){regradeExam(examId:$examId regradeId:$regradeId seen:$seen reason:$reason){_id __typename}}`,
};

export const undoRegrade: TypedDocument<UndoRegradeMutation, UndoRegradeMutationVariables> = {
  operationName: 'undoRegrade',
  query: `mutation undoRegrade($regradeId:ID!){undoRegrade(regradeId:$regradeId){_id __typename}}`,
};
