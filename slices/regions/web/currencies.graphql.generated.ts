import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type OneCurrencyFragment = { readonly value: string, readonly label: string, readonly decimals: number, readonly regionNames: ReadonlyArray<string>, readonly version: number };

export type ManagedCurrenciesQueryVariables = { [key: string]: never; };

export type ManagedCurrenciesQuery = { readonly managedCurrencies: ReadonlyArray<{ readonly value: string, readonly label: string, readonly decimals: number, readonly regionNames: ReadonlyArray<string>, readonly version: number }> };

export type SaveCurrencyMutationVariables = {
  currencyInput: Types.CurrencyInput;
};

export type SaveCurrencyMutation = { readonly saveCurrency: { readonly value: string, readonly label: string, readonly decimals: number, readonly regionNames: ReadonlyArray<string>, readonly version: number } };

export type RemoveCurrencyMutationVariables = {
  value: string;
};

export type RemoveCurrencyMutation = { readonly removeCurrency: boolean };

export const managedCurrencies: TypedDocument<ManagedCurrenciesQuery, ManagedCurrenciesQueryVariables> = {
  operationName: 'managedCurrencies',
  query: `query managedCurrencies{managedCurrencies{...OneCurrency}}fragment OneCurrency on ManagedCurrency{value label decimals regionNames version}`,
};

export const saveCurrency: TypedDocument<SaveCurrencyMutation, SaveCurrencyMutationVariables> = {
  operationName: 'saveCurrency',
  query: `mutation saveCurrency($currencyInput:CurrencyInput!){saveCurrency(currencyInput:$currencyInput){...OneCurrency}}fragment OneCurrency on ManagedCurrency{value label decimals regionNames version}`,
};

export const removeCurrency: TypedDocument<RemoveCurrencyMutation, RemoveCurrencyMutationVariables> = {
  operationName: 'removeCurrency',
  query: `mutation removeCurrency($value:String!){removeCurrency(value:$value)}`,
};
