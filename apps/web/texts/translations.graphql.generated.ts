import type { TypedDocument } from '#kit/client/typed-document.ts';

export type TranslationsQueryVariables = {
  locale: string;
};

export type TranslationsQuery = { readonly translations: ReadonlyArray<{ readonly __typename: 'Translation', readonly id: string, readonly defaultMessage: string }> };

export const translations: TypedDocument<TranslationsQuery, TranslationsQueryVariables> = {
  operationName: 'translations',
  query: `query translations($locale:String!){translations(locale:$locale onlyChanged:true){id defaultMessage __typename}}`,
};
