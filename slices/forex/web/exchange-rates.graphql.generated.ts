import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type RatedCurrenciesQueryVariables = { [key: string]: never; };

export type RatedCurrenciesQuery = { readonly currencies: ReadonlyArray<{ readonly __typename: 'Currency', readonly value: string, readonly label: string }> };

export type ForexRatesQueryVariables = {
  currency: string;
};

export type ForexRatesQuery = { readonly forexRates: ReadonlyArray<{ readonly __typename: 'ForexRate', readonly _id: string, readonly combinedDate: string, readonly year: number, readonly month: number, readonly rate: number }> };

export type ChartedRegionsQueryVariables = { [key: string]: never; };

export type ChartedRegionsQuery = { readonly regions: ReadonlyArray<{ readonly __typename: 'Region', readonly _id: string, readonly name: string, readonly userCount: number, readonly zone: string | null, readonly type: string | null, readonly addressCountry: string | null, readonly closed: boolean | null }> };

export type SaveForexRatesMutationVariables = {
  rates: ReadonlyArray<Types.ForexRateInput> | Types.ForexRateInput;
};

export type SaveForexRatesMutation = { readonly saveForexRates: boolean };

export const ratedCurrencies: TypedDocument<RatedCurrenciesQuery, RatedCurrenciesQueryVariables> = {
  operationName: 'ratedCurrencies',
  query: `query ratedCurrencies{currencies{__typename value label}}`,
};

export const forexRates: TypedDocument<ForexRatesQuery, ForexRatesQueryVariables> = {
  operationName: 'forexRates',
  query: `query forexRates($currency:String!){forexRates(currency:$currency){_id combinedDate year month rate __typename}}`,
};

export const chartedRegions: TypedDocument<ChartedRegionsQuery, ChartedRegionsQueryVariables> = {
  operationName: 'chartedRegions',
  query: `query chartedRegions{regions{_id name userCount zone type addressCountry closed __typename}}`,
};

export const saveForexRates: TypedDocument<SaveForexRatesMutation, SaveForexRatesMutationVariables> = {
  operationName: 'saveForexRates',
  query: `mutation saveForexRates($rates:[ForexRateInput!]!){saveForexRates(rates:$rates)}`,
};
