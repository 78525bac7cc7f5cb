import type { MinorUnits } from '#kit/money/minor-units.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type OverdueOfPersonQueryVariables = {
  personId: string;
};

export type OverdueOfPersonQuery = { readonly finances: { readonly __typename: 'Finances', readonly _id: string, readonly accounts: ReadonlyArray<{ readonly regionId: string, readonly regionName: string, readonly overdue: MinorUnits, readonly currency: { readonly value: string, readonly decimals: number } }> } | null };

export const overdueOfPerson: TypedDocument<OverdueOfPersonQuery, OverdueOfPersonQueryVariables> = {
  operationName: 'overdueOfPerson',
  query: `query overdueOfPerson($personId:ID!){finances(personId:$personId){_id accounts{regionId regionName overdue currency{value decimals}}__typename}}`,
};
