import type { Day } from '#kit/calendar/day.ts';
import type { Instant } from '#kit/calendar/instant.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type ReadEvaluationFragment = { readonly __typename: 'OwnEvaluation', readonly _id: string, readonly formId: string, readonly formName: string, readonly day: Day, readonly evaluatorName: string | null, readonly comment: string, readonly publishedAt: Instant, readonly acknowledgedAt: Instant | null, readonly reply: string, readonly repliedAt: Instant | null, readonly criteria: ReadonlyArray<{ readonly criterionId: string, readonly kind: Types.EvaluationCriterionKind, readonly label: string, readonly stepLabels: ReadonlyArray<string> }>, readonly answers: ReadonlyArray<{ readonly criterionId: string, readonly score: number | null, readonly text: string }> };

export type OwnEvaluationsQueryVariables = { [key: string]: never; };

export type OwnEvaluationsQuery = { readonly ownEvaluations: ReadonlyArray<{ readonly __typename: 'OwnEvaluation', readonly _id: string, readonly formId: string, readonly formName: string, readonly day: Day, readonly evaluatorName: string | null, readonly comment: string, readonly publishedAt: Instant, readonly acknowledgedAt: Instant | null, readonly reply: string, readonly repliedAt: Instant | null, readonly criteria: ReadonlyArray<{ readonly criterionId: string, readonly kind: Types.EvaluationCriterionKind, readonly label: string, readonly stepLabels: ReadonlyArray<string> }>, readonly answers: ReadonlyArray<{ readonly criterionId: string, readonly score: number | null, readonly text: string }> }> };

export type AcknowledgeEvaluationMutationVariables = {
  evaluationId: string;
};

export type AcknowledgeEvaluationMutation = { readonly acknowledgeEvaluation: { readonly __typename: 'OwnEvaluation', readonly _id: string, readonly formId: string, readonly formName: string, readonly day: Day, readonly evaluatorName: string | null, readonly comment: string, readonly publishedAt: Instant, readonly acknowledgedAt: Instant | null, readonly reply: string, readonly repliedAt: Instant | null, readonly criteria: ReadonlyArray<{ readonly criterionId: string, readonly kind: Types.EvaluationCriterionKind, readonly label: string, readonly stepLabels: ReadonlyArray<string> }>, readonly answers: ReadonlyArray<{ readonly criterionId: string, readonly score: number | null, readonly text: string }> } };

export type ReplyToEvaluationMutationVariables = {
  evaluationId: string;
  reply: string;
};

export type ReplyToEvaluationMutation = { readonly replyToEvaluation: { readonly __typename: 'OwnEvaluation', readonly _id: string, readonly formId: string, readonly formName: string, readonly day: Day, readonly evaluatorName: string | null, readonly comment: string, readonly publishedAt: Instant, readonly acknowledgedAt: Instant | null, readonly reply: string, readonly repliedAt: Instant | null, readonly criteria: ReadonlyArray<{ readonly criterionId: string, readonly kind: Types.EvaluationCriterionKind, readonly label: string, readonly stepLabels: ReadonlyArray<string> }>, readonly answers: ReadonlyArray<{ readonly criterionId: string, readonly score: number | null, readonly text: string }> } };

export const ownEvaluations: TypedDocument<OwnEvaluationsQuery, OwnEvaluationsQueryVariables> = {
  operationName: 'ownEvaluations',
  query: `query ownEvaluations{ownEvaluations{...ReadEvaluation}}fragment ReadEvaluation on OwnEvaluation{_id formId formName day evaluatorName criteria{criterionId kind label stepLabels}answers{criterionId score text}comment publishedAt acknowledgedAt reply repliedAt __typename}`,
};

export const acknowledgeEvaluation: TypedDocument<AcknowledgeEvaluationMutation, AcknowledgeEvaluationMutationVariables> = {
  operationName: 'acknowledgeEvaluation',
  query: `mutation acknowledgeEvaluation($evaluationId:ID!){acknowledgeEvaluation(evaluationId:$evaluationId){...ReadEvaluation}}fragment ReadEvaluation on OwnEvaluation{_id formId formName day evaluatorName criteria{criterionId kind label stepLabels}answers{criterionId score text}comment publishedAt acknowledgedAt reply repliedAt __typename}`,
};

export const replyToEvaluation: TypedDocument<ReplyToEvaluationMutation, ReplyToEvaluationMutationVariables> = {
  operationName: 'replyToEvaluation',
  query: `mutation replyToEvaluation($evaluationId:ID!$reply:String!){replyToEvaluation(evaluationId:$evaluationId reply:$reply){...ReadEvaluation}}fragment ReadEvaluation on OwnEvaluation{_id formId formName day evaluatorName criteria{criterionId kind label stepLabels}answers{criterionId score text}comment publishedAt acknowledgedAt reply repliedAt __typename}`,
};
