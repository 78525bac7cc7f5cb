import type { Instant } from '#kit/calendar/instant.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type AlumniToContactQueryVariables = {
  search?: string | null | undefined;
  place?: string | null | undefined;
  year?: number | null | undefined;
  after?: string | null | undefined;
};

export type AlumniToContactQuery = { readonly alumniToContact: { readonly nextCursor: string | null, readonly count: number, readonly countIsOpen: boolean, readonly rows: ReadonlyArray<{ readonly __typename: 'AlumnusToContact', readonly _id: string, readonly fullName: string, readonly gradYear: number | null, readonly gradPlace: string | null }> } };

export type AboutFindingQueryVariables = { [key: string]: never; };

export type AboutFindingQuery = { readonly graduationYears: ReadonlyArray<number>, readonly contactAllowance: { readonly left: number, readonly max: number, readonly nextAt: Instant, readonly isSuspended: boolean } };

export type AlumnusToContactQueryVariables = {
  personId?: string | null | undefined;
};

export type AlumnusToContactQuery = { readonly alumnusToContact: { readonly __typename: 'AlumnusToContact', readonly _id: string, readonly fullName: string, readonly gradYear: number | null, readonly gradPlace: string | null } | null, readonly contactAllowance: { readonly address: string, readonly left: number, readonly max: number, readonly nextAt: Instant, readonly isSuspended: boolean } };

export type ContactAllowanceQueryVariables = { [key: string]: never; };

export type ContactAllowanceQuery = { readonly contactAllowance: { readonly left: number, readonly max: number, readonly nextAt: Instant, readonly isSuspended: boolean } };

export type SendAlumniMessageMutationVariables = {
  messageId: string;
  recipientId: string;
  message: string;
};

export type SendAlumniMessageMutation = { readonly sendAlumniMessage: { readonly __typename: 'SentAlumniMessage', readonly _id: string } };

export type AlumnusToContactFragment = { readonly __typename: 'AlumnusToContact', readonly _id: string, readonly fullName: string, readonly gradYear: number | null, readonly gradPlace: string | null };

export type AllowanceFragment = { readonly left: number, readonly max: number, readonly nextAt: Instant, readonly isSuspended: boolean };

export const alumniToContact: TypedDocument<AlumniToContactQuery, AlumniToContactQueryVariables> = {
  operationName: 'alumniToContact',
  query: `query alumniToContact($search:String$place:String$year:Int$after:ID){alumniToContact(search:$search place:$place year:$year first:20 after:$after){rows{...AlumnusToContact}nextCursor count countIsOpen}}fragment AlumnusToContact on AlumnusToContact{_id fullName gradYear gradPlace __typename}`,
};

export const aboutFinding: TypedDocument<AboutFindingQuery, AboutFindingQueryVariables> = {
  operationName: 'aboutFinding',
  query: `query aboutFinding{graduationYears contactAllowance{...Allowance}}fragment Allowance on ContactAllowance{left max nextAt isSuspended}`,
};

export const alumnusToContact: TypedDocument<AlumnusToContactQuery, AlumnusToContactQueryVariables> = {
  operationName: 'alumnusToContact',
  query: `query alumnusToContact($personId:ID){alumnusToContact(personId:$personId){...AlumnusToContact}contactAllowance{...Allowance address}}fragment AlumnusToContact on AlumnusToContact{_id fullName gradYear gradPlace __typename}fragment Allowance on ContactAllowance{left max nextAt isSuspended}`,
};

export const contactAllowance: TypedDocument<ContactAllowanceQuery, ContactAllowanceQueryVariables> = {
  operationName: 'contactAllowance',
  query: `query contactAllowance{contactAllowance{...Allowance}}fragment Allowance on ContactAllowance{left max nextAt isSuspended}`,
};

export const sendAlumniMessage: TypedDocument<SendAlumniMessageMutation, SendAlumniMessageMutationVariables> = {
  operationName: 'sendAlumniMessage',
  query: `mutation sendAlumniMessage($messageId:ID!$recipientId:ID!$message:String!){sendAlumniMessage(messageId:$messageId recipientId:$recipientId message:$message){_id __typename}}`,
};
