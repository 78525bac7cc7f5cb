import type { TypedDocument } from '#kit/client/typed-document.ts';

export type GetTokensFromAuthCodeMutationVariables = {
  authCode: string;
  state?: string | null | undefined;
};

export type GetTokensFromAuthCodeMutation = { readonly getTokensFromAuthCode: boolean };

export type CalendarConsentMutationVariables = { [key: string]: never; };

export type CalendarConsentMutation = { readonly calendarConsent: { readonly url: string } };

export const getTokensFromAuthCode: TypedDocument<GetTokensFromAuthCodeMutation, GetTokensFromAuthCodeMutationVariables> = {
  operationName: 'getTokensFromAuthCode',
  query: `mutation getTokensFromAuthCode($authCode:String!$state:String){getTokensFromAuthCode(authCode:$authCode state:$state)}`,
};

export const calendarConsent: TypedDocument<CalendarConsentMutation, CalendarConsentMutationVariables> = {
  operationName: 'calendarConsent',
  query: `mutation calendarConsent{calendarConsent{url}}`,
};
