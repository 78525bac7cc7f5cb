import type { TypedDocument } from '#kit/client/typed-document.ts';

export type AlumnusQueryVariables = {
  personId: string;
};

export type AlumnusQuery = { readonly alumnus: { readonly __typename: 'AlumnusCard', readonly _id: string, readonly fullName: string, readonly gradYear: number | null, readonly gradPlace: string | null, readonly location: string | null, readonly pictureUrl: string | null, readonly about: string | null, readonly homePage: string | null, readonly email: string | null, readonly phone: string | null, readonly isContactable: boolean } | null };

export type AlumnusCardFragment = { readonly __typename: 'AlumnusCard', readonly _id: string, readonly fullName: string, readonly gradYear: number | null, readonly gradPlace: string | null, readonly location: string | null, readonly pictureUrl: string | null, readonly about: string | null, readonly homePage: string | null, readonly email: string | null, readonly phone: string | null, readonly isContactable: boolean };

export const alumnus: TypedDocument<AlumnusQuery, AlumnusQueryVariables> = {
  operationName: 'alumnus',
  query: `query alumnus($personId:ID!){alumnus(personId:$personId){...AlumnusCard}}fragment AlumnusCard on AlumnusCard{_id fullName gradYear gradPlace location pictureUrl(width:192)about homePage email phone isContactable __typename}`,
};
