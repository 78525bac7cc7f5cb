import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type ShownRequirementFragment = { readonly name: Types.RequirementName, readonly isMet: boolean, readonly value: string, readonly amount: number | null, readonly path: string | null, readonly steps: ReadonlyArray<{ readonly label: string, readonly value: string }> };

export type CandidateFragment = { readonly __typename: 'GroupCandidate', readonly _id: string, readonly fullName: string, readonly givenName: string, readonly familyName: string, readonly studentNumber: string | null, readonly hasGraduated: boolean, readonly isLeaving: boolean, readonly shortfalls: ReadonlyArray<Types.Shortfall>, readonly requirements: ReadonlyArray<{ readonly name: Types.RequirementName, readonly isMet: boolean, readonly value: string, readonly amount: number | null, readonly path: string | null, readonly steps: ReadonlyArray<{ readonly label: string, readonly value: string }> }> };

export type GroupCandidatesQueryVariables = {
  groupId: string;
  step: Types.GroupStep;
};

export type GroupCandidatesQuery = { readonly groupCandidates: ReadonlyArray<{ readonly __typename: 'GroupCandidate', readonly _id: string, readonly fullName: string, readonly givenName: string, readonly familyName: string, readonly studentNumber: string | null, readonly hasGraduated: boolean, readonly isLeaving: boolean, readonly shortfalls: ReadonlyArray<Types.Shortfall>, readonly requirements: ReadonlyArray<{ readonly name: Types.RequirementName, readonly isMet: boolean, readonly value: string, readonly amount: number | null, readonly path: string | null, readonly steps: ReadonlyArray<{ readonly label: string, readonly value: string }> }> }> | null };

export type ShownPromotionPolicyFragment = { readonly __typename: 'PromotionPolicy', readonly _id: string, readonly regionName: string, readonly studyYear: number, readonly asksHours: boolean, readonly minAttendance: number | null, readonly minEvaluations: number | null, readonly minScore: number | null, readonly asksDues: boolean, readonly version: number, readonly mayChange: boolean };

export type GroupReadinessQueryVariables = {
  groupId: string;
};

export type GroupReadinessQuery = { readonly groupCandidates: ReadonlyArray<{ readonly __typename: 'GroupCandidate', readonly _id: string, readonly fullName: string, readonly givenName: string, readonly familyName: string, readonly studentNumber: string | null, readonly hasGraduated: boolean, readonly isLeaving: boolean, readonly shortfalls: ReadonlyArray<Types.Shortfall>, readonly requirements: ReadonlyArray<{ readonly name: Types.RequirementName, readonly isMet: boolean, readonly value: string, readonly amount: number | null, readonly path: string | null, readonly steps: ReadonlyArray<{ readonly label: string, readonly value: string }> }> }> | null, readonly promotionPolicy: { readonly __typename: 'PromotionPolicy', readonly _id: string, readonly regionName: string, readonly studyYear: number, readonly asksHours: boolean, readonly minAttendance: number | null, readonly minEvaluations: number | null, readonly minScore: number | null, readonly asksDues: boolean, readonly version: number, readonly mayChange: boolean } | null };

export type SavePromotionPolicyMutationVariables = {
  groupId: string;
  version: number;
  promotionPolicyInput: Types.PromotionPolicyInput;
};

export type SavePromotionPolicyMutation = { readonly savePromotionPolicy: { readonly __typename: 'PromotionPolicy', readonly _id: string, readonly regionName: string, readonly studyYear: number, readonly asksHours: boolean, readonly minAttendance: number | null, readonly minEvaluations: number | null, readonly minScore: number | null, readonly asksDues: boolean, readonly version: number, readonly mayChange: boolean } };

export const groupCandidates: TypedDocument<GroupCandidatesQuery, GroupCandidatesQueryVariables> = {
  operationName: 'groupCandidates',
  query: `query groupCandidates($groupId:ID!$step:GroupStep!){groupCandidates(groupId:$groupId step:$step){...Candidate}}fragment Candidate on GroupCandidate{_id fullName givenName familyName studentNumber requirements{...ShownRequirement}hasGraduated isLeaving shortfalls __typename}fragment ShownRequirement on Requirement{name isMet value amount steps{label value}path}`,
};

export const groupReadiness: TypedDocument<GroupReadinessQuery, GroupReadinessQueryVariables> = {
  operationName: 'groupReadiness',
  query: `query groupReadiness($groupId:ID!){groupCandidates(groupId:$groupId step:PROMOTION){...Candidate}promotionPolicy(groupId:$groupId){...ShownPromotionPolicy}}fragment Candidate on GroupCandidate{_id fullName givenName familyName studentNumber requirements{...ShownRequirement}hasGraduated isLeaving shortfalls __typename}fragment ShownRequirement on Requirement{name isMet value amount steps{label value}path}fragment ShownPromotionPolicy on PromotionPolicy{_id regionName studyYear asksHours minAttendance minEvaluations minScore asksDues version mayChange __typename}`,
};

export const savePromotionPolicy: TypedDocument<SavePromotionPolicyMutation, SavePromotionPolicyMutationVariables> = {
  operationName: 'savePromotionPolicy',
  query: `mutation savePromotionPolicy($groupId:ID!$version:Int!$promotionPolicyInput:PromotionPolicyInput!){savePromotionPolicy(groupId:$groupId version:$version promotionPolicyInput:$promotionPolicyInput){...ShownPromotionPolicy}}fragment ShownPromotionPolicy on PromotionPolicy{_id regionName studyYear asksHours minAttendance minEvaluations minScore asksDues version mayChange __typename}`,
};
