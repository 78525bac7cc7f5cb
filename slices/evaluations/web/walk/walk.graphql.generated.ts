import type { Day } from '#kit/calendar/day.ts';
import type { Instant } from '#kit/calendar/instant.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type EvaluationWalkQueryVariables = {
  groupId: string;
  formId: string;
};

export type EvaluationWalkQuery = { readonly evaluationsOf: ReadonlyArray<{ readonly __typename: 'EvaluatedStudent', readonly _id: string, readonly personId: string, readonly name: string, readonly evaluation: { readonly __typename: 'Evaluation', readonly comment: string, readonly reply: string, readonly _id: string, readonly formId: string, readonly formName: string, readonly regionName: string, readonly groupId: string, readonly groupName: string, readonly personId: string, readonly studentName: string, readonly evaluatorId: string | null, readonly evaluatorName: string | null, readonly isToWrite: boolean, readonly day: Day, readonly status: Types.EvaluationStatus, readonly publishedAt: Instant | null, readonly acknowledgedAt: Instant | null, readonly repliedAt: Instant | null, readonly version: number, readonly criteria: ReadonlyArray<{ readonly __typename: 'EvaluationCriterion', readonly _id: string, readonly criterionId: string, readonly kind: Types.EvaluationCriterionKind, readonly isOptional: boolean, readonly label: string, readonly stepLabels: ReadonlyArray<string> }>, readonly answers: ReadonlyArray<{ readonly criterionId: string, readonly score: number | null, readonly text: string }> } | null }>, readonly evaluationGroup: { readonly __typename: 'EvaluationGroup', readonly _id: string, readonly name: string, readonly today: Day } | null, readonly formsToEvaluateBy: ReadonlyArray<{ readonly __typename: 'EvaluationForm', readonly _id: string, readonly name: string, readonly criteria: ReadonlyArray<{ readonly __typename: 'EvaluationCriterion', readonly _id: string, readonly criterionId: string, readonly kind: Types.EvaluationCriterionKind, readonly isOptional: boolean, readonly label: string, readonly stepLabels: ReadonlyArray<string> }> }> };

export type EvaluationStartQueryVariables = {
  groupId: string;
};

export type EvaluationStartQuery = { readonly evaluationGroup: { readonly __typename: 'EvaluationGroup', readonly _id: string, readonly name: string } | null, readonly formsToEvaluateBy: ReadonlyArray<{ readonly __typename: 'EvaluationForm', readonly _id: string, readonly name: string, readonly isArchived: boolean, readonly criteria: ReadonlyArray<{ readonly __typename: 'EvaluationCriterion', readonly _id: string }> }> };

export type SaveEvaluationMutationVariables = {
  evaluationId: string;
  version?: number | null | undefined;
  input: Types.EvaluationInput;
};

export type SaveEvaluationMutation = { readonly saveEvaluation: { readonly __typename: 'Evaluation', readonly comment: string, readonly reply: string, readonly _id: string, readonly formId: string, readonly formName: string, readonly regionName: string, readonly groupId: string, readonly groupName: string, readonly personId: string, readonly studentName: string, readonly evaluatorId: string | null, readonly evaluatorName: string | null, readonly isToWrite: boolean, readonly day: Day, readonly status: Types.EvaluationStatus, readonly publishedAt: Instant | null, readonly acknowledgedAt: Instant | null, readonly repliedAt: Instant | null, readonly version: number, readonly criteria: ReadonlyArray<{ readonly __typename: 'EvaluationCriterion', readonly _id: string, readonly criterionId: string, readonly kind: Types.EvaluationCriterionKind, readonly isOptional: boolean, readonly label: string, readonly stepLabels: ReadonlyArray<string> }>, readonly answers: ReadonlyArray<{ readonly criterionId: string, readonly score: number | null, readonly text: string }> } };

export const evaluationWalk: TypedDocument<EvaluationWalkQuery, EvaluationWalkQueryVariables> = {
  operationName: 'evaluationWalk',
  query: `query evaluationWalk($groupId:ID!$formId:ID!){evaluationsOf(groupId:$groupId formId:$formId){_id personId name evaluation{...WrittenEvaluation}__typename}evaluationGroup(groupId:$groupId){_id name today __typename}formsToEvaluateBy(groupId:$groupId){_id name criteria{_id criterionId kind isOptional label stepLabels __typename}__typename}}fragment WrittenEvaluation on Evaluation{...ListedEvaluation criteria{_id criterionId kind isOptional label stepLabels __typename}answers{criterionId score text}comment reply}fragment ListedEvaluation on Evaluation{_id formId formName regionName groupId groupName personId studentName evaluatorId evaluatorName isToWrite day status publishedAt acknowledgedAt repliedAt version __typename}`,
};

export const evaluationStart: TypedDocument<EvaluationStartQuery, EvaluationStartQueryVariables> = {
  operationName: 'evaluationStart',
  query: `query evaluationStart($groupId:ID!){evaluationGroup(groupId:$groupId){_id name __typename}formsToEvaluateBy(groupId:$groupId){_id name isArchived criteria{_id __typename}__typename}}`,
};

export const saveEvaluation: TypedDocument<SaveEvaluationMutation, SaveEvaluationMutationVariables> = {
  operationName: 'saveEvaluation',
  query: `mutation saveEvaluation($evaluationId:ID!$version:Int$input:EvaluationInput!){saveEvaluation(evaluationId:$evaluationId version:$version input:$input){...WrittenEvaluation}}fragment WrittenEvaluation on Evaluation{...ListedEvaluation criteria{_id criterionId kind isOptional label stepLabels __typename}answers{criterionId score text}comment reply}fragment ListedEvaluation on Evaluation{_id formId formName regionName groupId groupName personId studentName evaluatorId evaluatorName isToWrite day status publishedAt acknowledgedAt repliedAt version __typename}`,
};
