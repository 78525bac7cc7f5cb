import type { TypedDocument } from '#kit/client/typed-document.ts';

export type TranslationsQueryVariables = {
  textsLocale: string;
};

export type TranslationsQuery = { readonly translations: ReadonlyArray<{ readonly id: string, readonly defaultMessage: string }> };

export const translations: TypedDocument<TranslationsQuery, TranslationsQueryVariables> = {
  operationName: 'translations',
  query: `query translations($textsLocale:String!){translations(locale:$textsLocale onlyChanged:true){id defaultMessage}}`,
};
