import type { Day } from '#kit/calendar/day.ts';
import type { Instant } from '#kit/calendar/instant.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type KeptAccommodationFragment = { readonly __typename: 'Accommodation', readonly _id: string, readonly studentName: string, readonly extraPercent: number, readonly extraAttempts: number, readonly lastDay: Day | null, readonly isOver: boolean, readonly reason: string, readonly grantedAt: Instant, readonly grantedByName: string, readonly version: number };

export type PersonAccommodationQueryVariables = {
  personId: string;
};

export type PersonAccommodationQuery = { readonly accommodation: { readonly __typename: 'Accommodation', readonly _id: string, readonly studentName: string, readonly extraPercent: number, readonly extraAttempts: number, readonly lastDay: Day | null, readonly isOver: boolean, readonly reason: string, readonly grantedAt: Instant, readonly grantedByName: string, readonly version: number } | null };

export type SaveAccommodationMutationVariables = {
  personId: string;
  version?: number | null | undefined;
  accommodationInput?: Types.AccommodationInput | null | undefined;
};

export type SaveAccommodationMutation = { readonly saveAccommodation: { readonly __typename: 'Accommodation', readonly _id: string, readonly studentName: string, readonly extraPercent: number, readonly extraAttempts: number, readonly lastDay: Day | null, readonly isOver: boolean, readonly reason: string, readonly grantedAt: Instant, readonly grantedByName: string, readonly version: number } | null };

export const personAccommodation: TypedDocument<PersonAccommodationQuery, PersonAccommodationQueryVariables> = {
  operationName: 'personAccommodation',
  query: `query personAccommodation($personId:ID!){accommodation(personId:$personId){...KeptAccommodation}}fragment KeptAccommodation on Accommodation{_id studentName extraPercent extraAttempts lastDay isOver reason grantedAt grantedByName version __typename}`,
};

export const saveAccommodation: TypedDocument<SaveAccommodationMutation, SaveAccommodationMutationVariables> = {
  operationName: 'saveAccommodation',
  query: `mutation saveAccommodation($personId:ID!$version:Int$accommodationInput:AccommodationInput){saveAccommodation(personId:$personId version:$version accommodationInput:$accommodationInput){...KeptAccommodation}}fragment KeptAccommodation on Accommodation{_id studentName extraPercent extraAttempts lastDay isOver reason grantedAt grantedByName version __typename}`,
};
