import type { Day } from '#kit/calendar/day.ts';
import type { Instant } from '#kit/calendar/instant.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type ListedEvaluationFragment = { readonly __typename: 'Evaluation', readonly _id: string, readonly formId: string, readonly formName: string, readonly regionName: string, readonly groupId: string, readonly groupName: string, readonly personId: string, readonly studentName: string, readonly evaluatorId: string | null, readonly evaluatorName: string | null, readonly isToWrite: boolean, readonly day: Day, readonly status: Types.EvaluationStatus, readonly publishedAt: Instant | null, readonly acknowledgedAt: Instant | null, readonly repliedAt: Instant | null, readonly version: number };

export type EvaluationForFileFragment = { readonly __typename: 'Evaluation', readonly givenName: string, readonly familyName: string, readonly studentNumber: string | null, readonly timeZone: string, readonly _id: string, readonly formId: string, readonly formName: string, readonly regionName: string, readonly groupId: string, readonly groupName: string, readonly personId: string, readonly studentName: string, readonly evaluatorId: string | null, readonly evaluatorName: string | null, readonly isToWrite: boolean, readonly day: Day, readonly status: Types.EvaluationStatus, readonly publishedAt: Instant | null, readonly acknowledgedAt: Instant | null, readonly repliedAt: Instant | null, readonly version: number };

export type WrittenEvaluationFragment = { readonly __typename: 'Evaluation', readonly comment: string, readonly reply: string, readonly _id: string, readonly formId: string, readonly formName: string, readonly regionName: string, readonly groupId: string, readonly groupName: string, readonly personId: string, readonly studentName: string, readonly evaluatorId: string | null, readonly evaluatorName: string | null, readonly isToWrite: boolean, readonly day: Day, readonly status: Types.EvaluationStatus, readonly publishedAt: Instant | null, readonly acknowledgedAt: Instant | null, readonly repliedAt: Instant | null, readonly version: number, readonly criteria: ReadonlyArray<{ readonly __typename: 'EvaluationCriterion', readonly _id: string, readonly criterionId: string, readonly kind: Types.EvaluationCriterionKind, readonly isOptional: boolean, readonly label: string, readonly stepLabels: ReadonlyArray<string> }>, readonly answers: ReadonlyArray<{ readonly criterionId: string, readonly score: number | null, readonly text: string }> };

export type EvaluationsQueryVariables = {
  filter?: Types.EvaluationFilter | null | undefined;
  after?: string | null | undefined;
};

export type EvaluationsQuery = { readonly evaluations: { readonly nextCursor: string | null, readonly count: number, readonly countIsOpen: boolean, readonly rows: ReadonlyArray<{ readonly __typename: 'Evaluation', readonly _id: string, readonly formId: string, readonly formName: string, readonly regionName: string, readonly groupId: string, readonly groupName: string, readonly personId: string, readonly studentName: string, readonly evaluatorId: string | null, readonly evaluatorName: string | null, readonly isToWrite: boolean, readonly day: Day, readonly status: Types.EvaluationStatus, readonly publishedAt: Instant | null, readonly acknowledgedAt: Instant | null, readonly repliedAt: Instant | null, readonly version: number }> } };

export type EvaluationsForFileQueryVariables = {
  filter?: Types.EvaluationFilter | null | undefined;
  after?: string | null | undefined;
};

export type EvaluationsForFileQuery = { readonly evaluations: { readonly nextCursor: string | null, readonly rows: ReadonlyArray<{ readonly __typename: 'Evaluation', readonly givenName: string, readonly familyName: string, readonly studentNumber: string | null, readonly timeZone: string, readonly _id: string, readonly formId: string, readonly formName: string, readonly regionName: string, readonly groupId: string, readonly groupName: string, readonly personId: string, readonly studentName: string, readonly evaluatorId: string | null, readonly evaluatorName: string | null, readonly isToWrite: boolean, readonly day: Day, readonly status: Types.EvaluationStatus, readonly publishedAt: Instant | null, readonly acknowledgedAt: Instant | null, readonly repliedAt: Instant | null, readonly version: number }> } };

export type EvaluationQueryVariables = {
  evaluationId: string;
};

export type EvaluationQuery = { readonly evaluation: { readonly __typename: 'Evaluation', readonly comment: string, readonly reply: string, readonly _id: string, readonly formId: string, readonly formName: string, readonly regionName: string, readonly groupId: string, readonly groupName: string, readonly personId: string, readonly studentName: string, readonly evaluatorId: string | null, readonly evaluatorName: string | null, readonly isToWrite: boolean, readonly day: Day, readonly status: Types.EvaluationStatus, readonly publishedAt: Instant | null, readonly acknowledgedAt: Instant | null, readonly repliedAt: Instant | null, readonly version: number, readonly criteria: ReadonlyArray<{ readonly __typename: 'EvaluationCriterion', readonly _id: string, readonly criterionId: string, readonly kind: Types.EvaluationCriterionKind, readonly isOptional: boolean, readonly label: string, readonly stepLabels: ReadonlyArray<string> }>, readonly answers: ReadonlyArray<{ readonly criterionId: string, readonly score: number | null, readonly text: string }> } | null };

export type EvaluationChoicesQueryVariables = { [key: string]: never; };

export type EvaluationChoicesQuery = { readonly evaluationGroups: ReadonlyArray<{ readonly __typename: 'EvaluationGroup', readonly _id: string, readonly name: string, readonly regionId: string, readonly regionName: string, readonly isArchived: boolean }>, readonly evaluationForms: ReadonlyArray<{ readonly __typename: 'EvaluationForm', readonly _id: string, readonly regionId: string, readonly regionName: string, readonly name: string, readonly isArchived: boolean }> };

export type PublishEvaluationMutationVariables = {
  evaluationId: string;
  version: number;
};

export type PublishEvaluationMutation = { readonly publishEvaluation: { readonly __typename: 'Evaluation', readonly comment: string, readonly reply: string, readonly _id: string, readonly formId: string, readonly formName: string, readonly regionName: string, readonly groupId: string, readonly groupName: string, readonly personId: string, readonly studentName: string, readonly evaluatorId: string | null, readonly evaluatorName: string | null, readonly isToWrite: boolean, readonly day: Day, readonly status: Types.EvaluationStatus, readonly publishedAt: Instant | null, readonly acknowledgedAt: Instant | null, readonly repliedAt: Instant | null, readonly version: number, readonly criteria: ReadonlyArray<{ readonly __typename: 'EvaluationCriterion', readonly _id: string, readonly criterionId: string, readonly kind: Types.EvaluationCriterionKind, readonly isOptional: boolean, readonly label: string, readonly stepLabels: ReadonlyArray<string> }>, readonly answers: ReadonlyArray<{ readonly criterionId: string, readonly score: number | null, readonly text: string }> } };

export type WithdrawEvaluationMutationVariables = {
  evaluationId: string;
  version: number;
};

export type WithdrawEvaluationMutation = { readonly withdrawEvaluation: { readonly __typename: 'Evaluation', readonly comment: string, readonly reply: string, readonly _id: string, readonly formId: string, readonly formName: string, readonly regionName: string, readonly groupId: string, readonly groupName: string, readonly personId: string, readonly studentName: string, readonly evaluatorId: string | null, readonly evaluatorName: string | null, readonly isToWrite: boolean, readonly day: Day, readonly status: Types.EvaluationStatus, readonly publishedAt: Instant | null, readonly acknowledgedAt: Instant | null, readonly repliedAt: Instant | null, readonly version: number, readonly criteria: ReadonlyArray<{ readonly __typename: 'EvaluationCriterion', readonly _id: string, readonly criterionId: string, readonly kind: Types.EvaluationCriterionKind, readonly isOptional: boolean, readonly label: string, readonly stepLabels: ReadonlyArray<string> }>, readonly answers: ReadonlyArray<{ readonly criterionId: string, readonly score: number | null, readonly text: string }> } };

export type DeleteEvaluationMutationVariables = {
  evaluationId: string;
  version: number;
};

export type DeleteEvaluationMutation = { readonly deleteEvaluation: string };

export const evaluations: TypedDocument<EvaluationsQuery, EvaluationsQueryVariables> = {
  operationName: 'evaluations',
  query: `query evaluations($filter:EvaluationFilter$after:ID){evaluations(filter:$filter first:20 after:$after){rows{...ListedEvaluation}nextCursor count countIsOpen}}fragment ListedEvaluation on Evaluation{_id formId formName regionName groupId groupName personId studentName evaluatorId evaluatorName isToWrite day status publishedAt acknowledgedAt repliedAt version __typename}`,
};

export const evaluationsForFile: TypedDocument<EvaluationsForFileQuery, EvaluationsForFileQueryVariables> = {
  operationName: 'evaluationsForFile',
  query: `query evaluationsForFile($filter:EvaluationFilter$after:ID){evaluations(filter:$filter first:100 after:$after){rows{...EvaluationForFile}nextCursor}}fragment EvaluationForFile on Evaluation{...ListedEvaluation givenName familyName studentNumber timeZone}fragment ListedEvaluation on Evaluation{_id formId formName regionName groupId groupName personId studentName evaluatorId evaluatorName isToWrite day status publishedAt acknowledgedAt repliedAt version __typename}`,
};

export const evaluation: TypedDocument<EvaluationQuery, EvaluationQueryVariables> = {
  operationName: 'evaluation',
  query: `query evaluation($evaluationId:ID!){evaluation(evaluationId:$evaluationId){...WrittenEvaluation}}fragment WrittenEvaluation on Evaluation{...ListedEvaluation criteria{_id criterionId kind isOptional label stepLabels __typename}answers{criterionId score text}comment reply}fragment ListedEvaluation on Evaluation{_id formId formName regionName groupId groupName personId studentName evaluatorId evaluatorName isToWrite day status publishedAt acknowledgedAt repliedAt version __typename}`,
};

export const evaluationChoices: TypedDocument<EvaluationChoicesQuery, EvaluationChoicesQueryVariables> = {
  operationName: 'evaluationChoices',
  query: `query evaluationChoices{evaluationGroups{_id name regionId regionName isArchived __typename}evaluationForms{_id regionId regionName name isArchived __typename}}`,
};

export const publishEvaluation: TypedDocument<PublishEvaluationMutation, PublishEvaluationMutationVariables> = {
  operationName: 'publishEvaluation',
  query: `mutation publishEvaluation($evaluationId:ID!$version:Int!){publishEvaluation(evaluationId:$evaluationId version:$version){...WrittenEvaluation}}fragment WrittenEvaluation on Evaluation{...ListedEvaluation criteria{_id criterionId kind isOptional label stepLabels __typename}answers{criterionId score text}comment reply}fragment ListedEvaluation on Evaluation{_id formId formName regionName groupId groupName personId studentName evaluatorId evaluatorName isToWrite day status publishedAt acknowledgedAt repliedAt version __typename}`,
};

export const withdrawEvaluation: TypedDocument<WithdrawEvaluationMutation, WithdrawEvaluationMutationVariables> = {
  operationName: 'withdrawEvaluation',
  query: `mutation withdrawEvaluation($evaluationId:ID!$version:Int!){withdrawEvaluation(evaluationId:$evaluationId version:$version){...WrittenEvaluation}}fragment WrittenEvaluation on Evaluation{...ListedEvaluation criteria{_id criterionId kind isOptional label stepLabels __typename}answers{criterionId score text}comment reply}fragment ListedEvaluation on Evaluation{_id formId formName regionName groupId groupName personId studentName evaluatorId evaluatorName isToWrite day status publishedAt acknowledgedAt repliedAt version __typename}`,
};

export const deleteEvaluation: TypedDocument<DeleteEvaluationMutation, DeleteEvaluationMutationVariables> = {
  operationName: 'deleteEvaluation',
  query: `mutation deleteEvaluation($evaluationId:ID!$version:Int!){deleteEvaluation(evaluationId:$evaluationId version:$version)}`,
};
