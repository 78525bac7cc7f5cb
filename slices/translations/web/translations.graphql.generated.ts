import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type InterfaceMessagesQueryVariables = {
  locale: Types.InterfaceLocale;
  filter?: Types.InterfaceMessageFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
};

export type InterfaceMessagesQuery = { readonly interfaceMessages: { readonly nextCursor: string | null, readonly count: number, readonly categories: ReadonlyArray<string>, readonly rows: ReadonlyArray<{ readonly __typename: 'InterfaceMessage', readonly _id: string, readonly id: string, readonly category: string, readonly description: string, readonly english: string, readonly bundled: string | null, readonly stored: string | null, readonly storedEnglish: string | null, readonly isReserved: boolean, readonly isStale: boolean }> } };

export type TranslatedMessageFragment = { readonly __typename: 'InterfaceMessage', readonly _id: string, readonly id: string, readonly category: string, readonly description: string, readonly english: string, readonly bundled: string | null, readonly stored: string | null, readonly storedEnglish: string | null, readonly isReserved: boolean, readonly isStale: boolean };

export type InterfaceCoverageQueryVariables = { [key: string]: never; };

export type InterfaceCoverageQuery = { readonly interfaceCoverage: ReadonlyArray<{ readonly locale: Types.InterfaceLocale, readonly total: number, readonly translated: number, readonly overridden: number }> };

export type SaveTranslationMutationVariables = {
  translationInput: Types.TranslationInput;
};

export type SaveTranslationMutation = { readonly saveTranslation: { readonly __typename: 'InterfaceMessage', readonly _id: string, readonly id: string, readonly category: string, readonly description: string, readonly english: string, readonly bundled: string | null, readonly stored: string | null, readonly storedEnglish: string | null, readonly isReserved: boolean, readonly isStale: boolean } };

export type RestoreBundledTextMutationVariables = {
  locale: Types.InterfaceLocale;
  id: string;
  knownText?: string | null | undefined;
};

export type RestoreBundledTextMutation = { readonly restoreBundledText: { readonly __typename: 'InterfaceMessage', readonly _id: string, readonly id: string, readonly category: string, readonly description: string, readonly english: string, readonly bundled: string | null, readonly stored: string | null, readonly storedEnglish: string | null, readonly isReserved: boolean, readonly isStale: boolean } };

export type CheckTranslationsQueryVariables = {
  locale: Types.InterfaceLocale;
  words: ReadonlyArray<Types.FileTextsInput> | Types.FileTextsInput;
};

export type CheckTranslationsQuery = { readonly checkTranslations: ReadonlyArray<{ readonly id: string, readonly text: string, readonly before: string | null, readonly problem: string | null, readonly problemValues: ReadonlyArray<{ readonly name: string, readonly value: string }> }> };

export type CheckedTranslationFragment = { readonly id: string, readonly text: string, readonly before: string | null, readonly problem: string | null, readonly problemValues: ReadonlyArray<{ readonly name: string, readonly value: string }> };

export type SaveTranslationsMutationVariables = {
  locale: Types.InterfaceLocale;
  changes: ReadonlyArray<Types.TranslationChangeInput> | Types.TranslationChangeInput;
};

export type SaveTranslationsMutation = { readonly saveTranslations: number };

export const interfaceMessages: TypedDocument<InterfaceMessagesQuery, InterfaceMessagesQueryVariables> = {
  operationName: 'interfaceMessages',
  query: `query interfaceMessages($locale:InterfaceLocale!$filter:InterfaceMessageFilter$first:Int$after:String){interfaceMessages(locale:$locale filter:$filter first:$first after:$after){rows{...TranslatedMessage}nextCursor count categories}}fragment TranslatedMessage on InterfaceMessage{_id id category description english bundled stored storedEnglish isReserved isStale __typename}`,
};

export const interfaceCoverage: TypedDocument<InterfaceCoverageQuery, InterfaceCoverageQueryVariables> = {
  operationName: 'interfaceCoverage',
  query: `query interfaceCoverage{interfaceCoverage{locale total translated overridden}}`,
};

export const saveTranslation: TypedDocument<SaveTranslationMutation, SaveTranslationMutationVariables> = {
  operationName: 'saveTranslation',
  query: `mutation saveTranslation($translationInput:TranslationInput!){saveTranslation(translationInput:$translationInput){...TranslatedMessage}}fragment TranslatedMessage on InterfaceMessage{_id id category description english bundled stored storedEnglish isReserved isStale __typename}`,
};

export const restoreBundledText: TypedDocument<RestoreBundledTextMutation, RestoreBundledTextMutationVariables> = {
  operationName: 'restoreBundledText',
  query: `mutation restoreBundledText($locale:InterfaceLocale!$id:String!$knownText:String){restoreBundledText(locale:$locale id:$id knownText:$knownText){...TranslatedMessage}}fragment TranslatedMessage on InterfaceMessage{_id id category description english bundled stored storedEnglish isReserved isStale __typename}`,
};

export const checkTranslations: TypedDocument<CheckTranslationsQuery, CheckTranslationsQueryVariables> = {
  operationName: 'checkTranslations',
  query: `query checkTranslations($locale:InterfaceLocale!$words:[FileTextsInput!]!){checkTranslations(locale:$locale words:$words){...CheckedTranslation}}fragment CheckedTranslation on CheckedTranslation{id text before problem problemValues{name value}}`,
};

export const saveTranslations: TypedDocument<SaveTranslationsMutation, SaveTranslationsMutationVariables> = {
  operationName: 'saveTranslations',
  query: `mutation saveTranslations($locale:InterfaceLocale!$changes:[TranslationChangeInput!]!){saveTranslations(locale:$locale changes:$changes)}`,
};
