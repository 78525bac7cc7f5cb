import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type KeptEvaluationFormFragment = { readonly __typename: 'EvaluationForm', readonly _id: string, readonly regionId: string, readonly regionName: string, readonly name: string, readonly isArchived: boolean, readonly number: number, readonly isUsed: boolean, readonly version: number, readonly names: ReadonlyArray<{ readonly locale: string, readonly text: string }>, readonly criteria: ReadonlyArray<{ readonly __typename: 'EvaluationCriterion', readonly _id: string, readonly criterionId: string, readonly kind: Types.EvaluationCriterionKind, readonly isOptional: boolean, readonly labels: ReadonlyArray<{ readonly locale: string, readonly text: string }>, readonly lows: ReadonlyArray<{ readonly locale: string, readonly text: string }>, readonly twos: ReadonlyArray<{ readonly locale: string, readonly text: string }>, readonly threes: ReadonlyArray<{ readonly locale: string, readonly text: string }>, readonly fours: ReadonlyArray<{ readonly locale: string, readonly text: string }>, readonly highs: ReadonlyArray<{ readonly locale: string, readonly text: string }> }> };

export type EvaluationFormsQueryVariables = { [key: string]: never; };

export type EvaluationFormsQuery = { readonly evaluationForms: ReadonlyArray<{ readonly __typename: 'EvaluationForm', readonly _id: string, readonly regionId: string, readonly regionName: string, readonly name: string, readonly isArchived: boolean, readonly number: number, readonly isUsed: boolean, readonly version: number, readonly names: ReadonlyArray<{ readonly locale: string, readonly text: string }>, readonly criteria: ReadonlyArray<{ readonly __typename: 'EvaluationCriterion', readonly _id: string, readonly criterionId: string, readonly kind: Types.EvaluationCriterionKind, readonly isOptional: boolean, readonly labels: ReadonlyArray<{ readonly locale: string, readonly text: string }>, readonly lows: ReadonlyArray<{ readonly locale: string, readonly text: string }>, readonly twos: ReadonlyArray<{ readonly locale: string, readonly text: string }>, readonly threes: ReadonlyArray<{ readonly locale: string, readonly text: string }>, readonly fours: ReadonlyArray<{ readonly locale: string, readonly text: string }>, readonly highs: ReadonlyArray<{ readonly locale: string, readonly text: string }> }> }>, readonly evaluationGroups: ReadonlyArray<{ readonly __typename: 'EvaluationGroup', readonly _id: string, readonly regionId: string, readonly regionName: string }> };

export type SaveEvaluationFormMutationVariables = {
  formId: string;
  regionId: string;
  version?: number | null | undefined;
  names: ReadonlyArray<Types.EvaluationTextInput> | Types.EvaluationTextInput;
  criteria: ReadonlyArray<Types.EvaluationCriterionInput> | Types.EvaluationCriterionInput;
};

export type SaveEvaluationFormMutation = { readonly saveEvaluationForm: { readonly __typename: 'EvaluationForm', readonly _id: string, readonly regionId: string, readonly regionName: string, readonly name: string, readonly isArchived: boolean, readonly number: number, readonly isUsed: boolean, readonly version: number, readonly names: ReadonlyArray<{ readonly locale: string, readonly text: string }>, readonly criteria: ReadonlyArray<{ readonly __typename: 'EvaluationCriterion', readonly _id: string, readonly criterionId: string, readonly kind: Types.EvaluationCriterionKind, readonly isOptional: boolean, readonly labels: ReadonlyArray<{ readonly locale: string, readonly text: string }>, readonly lows: ReadonlyArray<{ readonly locale: string, readonly text: string }>, readonly twos: ReadonlyArray<{ readonly locale: string, readonly text: string }>, readonly threes: ReadonlyArray<{ readonly locale: string, readonly text: string }>, readonly fours: ReadonlyArray<{ readonly locale: string, readonly text: string }>, readonly highs: ReadonlyArray<{ readonly locale: string, readonly text: string }> }> } };

export type ArchiveEvaluationFormMutationVariables = {
  formId: string;
  version: number;
  isArchived: boolean;
};

export type ArchiveEvaluationFormMutation = { readonly archiveEvaluationForm: { readonly __typename: 'EvaluationForm', readonly _id: string, readonly regionId: string, readonly regionName: string, readonly name: string, readonly isArchived: boolean, readonly number: number, readonly isUsed: boolean, readonly version: number, readonly names: ReadonlyArray<{ readonly locale: string, readonly text: string }>, readonly criteria: ReadonlyArray<{ readonly __typename: 'EvaluationCriterion', readonly _id: string, readonly criterionId: string, readonly kind: Types.EvaluationCriterionKind, readonly isOptional: boolean, readonly labels: ReadonlyArray<{ readonly locale: string, readonly text: string }>, readonly lows: ReadonlyArray<{ readonly locale: string, readonly text: string }>, readonly twos: ReadonlyArray<{ readonly locale: string, readonly text: string }>, readonly threes: ReadonlyArray<{ readonly locale: string, readonly text: string }>, readonly fours: ReadonlyArray<{ readonly locale: string, readonly text: string }>, readonly highs: ReadonlyArray<{ readonly locale: string, readonly text: string }> }> } };

export const evaluationForms: TypedDocument<EvaluationFormsQuery, EvaluationFormsQueryVariables> = {
  operationName: 'evaluationForms',
  query: `query evaluationForms{evaluationForms{...KeptEvaluationForm}evaluationGroups{_id regionId regionName __typename}}fragment KeptEvaluationForm on EvaluationForm{_id regionId regionName name names{locale text}criteria{_id criterionId kind isOptional labels{locale text}lows{locale text}twos{locale text}threes{locale text}fours{locale text}highs{locale text}__typename}isArchived number isUsed version __typename}`,
};

export const saveEvaluationForm: TypedDocument<SaveEvaluationFormMutation, SaveEvaluationFormMutationVariables> = {
  operationName: 'saveEvaluationForm',
  query: `mutation saveEvaluationForm($formId:ID!$regionId:ID!$version:Int$names:[EvaluationTextInput!]!$criteria:[EvaluationCriterionInput!]!){saveEvaluationForm(formId:$formId regionId:$regionId version:$version names:$names criteria:$criteria){...KeptEvaluationForm}}fragment KeptEvaluationForm on EvaluationForm{_id regionId regionName name names{locale text}criteria{_id criterionId kind isOptional labels{locale text}lows{locale text}twos{locale text}threes{locale text}fours{locale text}highs{locale text}__typename}isArchived number isUsed version __typename}`,
};

export const archiveEvaluationForm: TypedDocument<ArchiveEvaluationFormMutation, ArchiveEvaluationFormMutationVariables> = {
  operationName: 'archiveEvaluationForm',
  query: `mutation archiveEvaluationForm($formId:ID!$version:Int!$isArchived:Boolean!){archiveEvaluationForm(formId:$formId version:$version isArchived:$isArchived){...KeptEvaluationForm}}fragment KeptEvaluationForm on EvaluationForm{_id regionId regionName name names{locale text}criteria{_id criterionId kind isOptional labels{locale text}lows{locale text}twos{locale text}threes{locale text}fours{locale text}highs{locale text}__typename}isArchived number isUsed version __typename}`,
};
