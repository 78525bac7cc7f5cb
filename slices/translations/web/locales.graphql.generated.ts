import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type ContentLocalesQueryVariables = { [key: string]: never; };

export type ContentLocalesQuery = { readonly locales: ReadonlyArray<{ readonly __typename: 'Locale', readonly _id: string, readonly name: string, readonly value: string, readonly label: string, readonly isOffered: boolean, readonly version: number }>, readonly interfaceCoverage: ReadonlyArray<{ readonly locale: Types.InterfaceLocale, readonly total: number, readonly translated: number }> };

export type ArrangedLocaleFragment = { readonly __typename: 'Locale', readonly _id: string, readonly name: string, readonly value: string, readonly label: string, readonly isOffered: boolean, readonly version: number };

export type ArrangeLocalesMutationVariables = {
  locales: ReadonlyArray<Types.LocaleInput> | Types.LocaleInput;
};

export type ArrangeLocalesMutation = { readonly arrangeLocales: ReadonlyArray<{ readonly __typename: 'Locale', readonly _id: string, readonly name: string, readonly value: string, readonly label: string, readonly isOffered: boolean, readonly version: number }> };

export const contentLocales: TypedDocument<ContentLocalesQuery, ContentLocalesQueryVariables> = {
  operationName: 'contentLocales',
  query: `query contentLocales{locales{...ArrangedLocale}interfaceCoverage{locale total translated}}fragment ArrangedLocale on Locale{_id name value label isOffered version __typename}`,
};

export const arrangeLocales: TypedDocument<ArrangeLocalesMutation, ArrangeLocalesMutationVariables> = {
  operationName: 'arrangeLocales',
  query: `mutation arrangeLocales($locales:[LocaleInput!]!){arrangeLocales(locales:$locales){...ArrangedLocale}}fragment ArrangedLocale on Locale{_id name value label isOffered version __typename}`,
};
