import type { Day } from '#kit/calendar/day.ts';
import type { Instant } from '#kit/calendar/instant.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type EvaluationsAboutQueryVariables = {
  personId: string;
  formId?: string | null | undefined;
};

export type EvaluationsAboutQuery = { readonly evaluationsAbout: ReadonlyArray<{ readonly __typename: 'Evaluation', readonly comment: string, readonly reply: string, readonly _id: string, readonly formId: string, readonly formName: string, readonly regionName: string, readonly groupId: string, readonly groupName: string, readonly personId: string, readonly studentName: string, readonly evaluatorId: string | null, readonly evaluatorName: string | null, readonly isToWrite: boolean, readonly day: Day, readonly status: Types.EvaluationStatus, readonly publishedAt: Instant | null, readonly acknowledgedAt: Instant | null, readonly repliedAt: Instant | null, readonly version: number, readonly criteria: ReadonlyArray<{ readonly __typename: 'EvaluationCriterion', readonly _id: string, readonly criterionId: string, readonly kind: Types.EvaluationCriterionKind, readonly isOptional: boolean, readonly label: string, readonly stepLabels: ReadonlyArray<string> }>, readonly answers: ReadonlyArray<{ readonly criterionId: string, readonly score: number | null, readonly text: string }> }> };

export const evaluationsAbout: TypedDocument<EvaluationsAboutQuery, EvaluationsAboutQueryVariables> = {
  operationName: 'evaluationsAbout',
  query: `query evaluationsAbout($personId:ID!$formId:ID){evaluationsAbout(personId:$personId formId:$formId){...WrittenEvaluation}}fragment WrittenEvaluation on Evaluation{...ListedEvaluation criteria{_id criterionId kind isOptional label stepLabels __typename}answers{criterionId score text}comment reply}fragment ListedEvaluation on Evaluation{_id formId formName regionName groupId groupName personId studentName evaluatorId evaluatorName isToWrite day status publishedAt acknowledgedAt repliedAt version __typename}`,
};
