import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type SaveForexRatesMutationVariables = {
  rates: ReadonlyArray<Types.ForexRateInput> | Types.ForexRateInput;
};

export type SaveForexRatesMutation = { readonly saveForexRates: boolean };

export const saveForexRates: TypedDocument<SaveForexRatesMutation, SaveForexRatesMutationVariables> = {
  operationName: 'saveForexRates',
  query: `mutation saveForexRates($rates:[ForexRateInput!]!){saveForexRates(rates:$rates)}`,
};
