import type { Day } from '#kit/calendar/day.ts';
import type { Instant } from '#kit/calendar/instant.ts';
import type { MinorUnits } from '#kit/money/minor-units.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type DuesPolicyCardFragment = { readonly __typename: 'DuesPolicy', readonly _id: string, readonly regionName: string, readonly remindAfter: ReadonlyArray<number>, readonly holdAbove: MinorUnits | null, readonly version: number, readonly currency: { readonly value: string, readonly decimals: number }, readonly campusCurrency: { readonly value: string, readonly decimals: number }, readonly words: ReadonlyArray<{ readonly locale: string, readonly text: string }> };

export type DuesPoliciesQueryVariables = { [key: string]: never; };

export type DuesPoliciesQuery = { readonly duesPolicies: ReadonlyArray<{ readonly __typename: 'DuesPolicy', readonly _id: string, readonly regionName: string, readonly remindAfter: ReadonlyArray<number>, readonly holdAbove: MinorUnits | null, readonly version: number, readonly currency: { readonly value: string, readonly decimals: number }, readonly campusCurrency: { readonly value: string, readonly decimals: number }, readonly words: ReadonlyArray<{ readonly locale: string, readonly text: string }> }> };

export type SaveDuesPolicyMutationVariables = {
  regionId: string;
  version: number;
  duesPolicyInput: Types.DuesPolicyInput;
};

export type SaveDuesPolicyMutation = { readonly saveDuesPolicy: { readonly __typename: 'DuesPolicy', readonly _id: string, readonly regionName: string, readonly remindAfter: ReadonlyArray<number>, readonly holdAbove: MinorUnits | null, readonly version: number, readonly currency: { readonly value: string, readonly decimals: number }, readonly campusCurrency: { readonly value: string, readonly decimals: number }, readonly words: ReadonlyArray<{ readonly locale: string, readonly text: string }> } };

export type DuesExceptionRowFragment = { readonly __typename: 'DuesException', readonly _id: string, readonly kind: Types.DuesExceptionKind, readonly reason: string, readonly validTo: Day | null, readonly isEnded: boolean, readonly givenByName: string | null, readonly givenAt: Instant };

export type PersonDuesQueryVariables = {
  personId: string;
};

export type PersonDuesQuery = { readonly dues: { readonly __typename: 'Dues', readonly _id: string, readonly holds: ReadonlyArray<{ readonly regionName: string, readonly overdue: MinorUnits, readonly holdAbove: MinorUnits, readonly currency: { readonly value: string, readonly decimals: number } }>, readonly exceptions: ReadonlyArray<{ readonly __typename: 'DuesException', readonly _id: string, readonly kind: Types.DuesExceptionKind, readonly reason: string, readonly validTo: Day | null, readonly isEnded: boolean, readonly givenByName: string | null, readonly givenAt: Instant }>, readonly reminders: ReadonlyArray<{ readonly invoiceId: string, readonly number: string, readonly daysAfter: number, readonly sentAt: Instant }> } };

export type DuesCampusesQueryVariables = { [key: string]: never; };

export type DuesCampusesQuery = { readonly invoicingCampuses: ReadonlyArray<{ readonly __typename: 'InvoicingCampus', readonly _id: string, readonly name: string, readonly today: Day }> };

export type GiveDuesExceptionMutationVariables = {
  duesExceptionId: string;
  personId: string;
  regionId: string;
  duesExceptionInput: Types.DuesExceptionInput;
};

export type GiveDuesExceptionMutation = { readonly giveDuesException: { readonly __typename: 'DuesException', readonly _id: string, readonly kind: Types.DuesExceptionKind, readonly reason: string, readonly validTo: Day | null, readonly isEnded: boolean, readonly givenByName: string | null, readonly givenAt: Instant } };

export type EndDuesExceptionMutationVariables = {
  duesExceptionId: string;
  isEnded: boolean;
};

export type EndDuesExceptionMutation = { readonly endDuesException: { readonly __typename: 'DuesException', readonly _id: string, readonly kind: Types.DuesExceptionKind, readonly reason: string, readonly validTo: Day | null, readonly isEnded: boolean, readonly givenByName: string | null, readonly givenAt: Instant } };

export const duesPolicies: TypedDocument<DuesPoliciesQuery, DuesPoliciesQueryVariables> = {
  operationName: 'duesPolicies',
  query: `query duesPolicies{duesPolicies{...DuesPolicyCard}}fragment DuesPolicyCard on DuesPolicy{_id regionName currency{value decimals}campusCurrency{value decimals}remindAfter words{locale text}holdAbove version __typename}`,
};

export const saveDuesPolicy: TypedDocument<SaveDuesPolicyMutation, SaveDuesPolicyMutationVariables> = {
  operationName: 'saveDuesPolicy',
  query: `mutation saveDuesPolicy($regionId:ID!$version:Int!$duesPolicyInput:DuesPolicyInput!){saveDuesPolicy(regionId:$regionId version:$version duesPolicyInput:$duesPolicyInput){...DuesPolicyCard}}fragment DuesPolicyCard on DuesPolicy{_id regionName currency{value decimals}campusCurrency{value decimals}remindAfter words{locale text}holdAbove version __typename}`,
};

export const personDues: TypedDocument<PersonDuesQuery, PersonDuesQueryVariables> = {
  operationName: 'personDues',
  query: `query personDues($personId:ID!){dues(personId:$personId){_id holds{regionName currency{value decimals}overdue holdAbove}exceptions{...DuesExceptionRow}reminders{invoiceId number daysAfter sentAt}__typename}}fragment DuesExceptionRow on DuesException{_id kind reason validTo isEnded givenByName givenAt __typename}`,
};

export const duesCampuses: TypedDocument<DuesCampusesQuery, DuesCampusesQueryVariables> = {
  operationName: 'duesCampuses',
  query: `query duesCampuses{invoicingCampuses{_id name today __typename}}`,
};

export const giveDuesException: TypedDocument<GiveDuesExceptionMutation, GiveDuesExceptionMutationVariables> = {
  operationName: 'giveDuesException',
  query: `mutation giveDuesException($duesExceptionId:ID!$personId:ID!$regionId:ID!$duesExceptionInput:DuesExceptionInput!){giveDuesException(duesExceptionId:$duesExceptionId personId:$personId regionId:$regionId duesExceptionInput:$duesExceptionInput){...DuesExceptionRow}}fragment DuesExceptionRow on DuesException{_id kind reason validTo isEnded givenByName givenAt __typename}`,
};

export const endDuesException: TypedDocument<EndDuesExceptionMutation, EndDuesExceptionMutationVariables> = {
  operationName: 'endDuesException',
  query: `mutation endDuesException($duesExceptionId:ID!$isEnded:Boolean!){endDuesException(duesExceptionId:$duesExceptionId isEnded:$isEnded){...DuesExceptionRow}}fragment DuesExceptionRow on DuesException{_id kind reason validTo isEnded givenByName givenAt __typename}`,
};
