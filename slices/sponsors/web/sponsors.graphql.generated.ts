import type { Day } from '#kit/calendar/day.ts';
import type { Instant } from '#kit/calendar/instant.ts';
import type { MinorUnits } from '#kit/money/minor-units.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type SponsoredPaymentRowFragment = { readonly __typename: 'SponsoredPayment', readonly _id: string, readonly amount: MinorUnits, readonly paidAt: Instant, readonly name: string | null, readonly email: string | null, readonly isNamed: boolean, readonly note: string, readonly currency: { readonly value: string, readonly decimals: number } };

export type SponsorLinkRowFragment = { readonly __typename: 'SponsorLink', readonly _id: string, readonly state: Types.SponsorLinkState, readonly maxAmount: MinorUnits | null, readonly paid: MinorUnits, readonly payable: MinorUnits, readonly takesParts: boolean, readonly sentTo: string, readonly createdByName: string | null, readonly lastDay: Day, readonly url: string | null, readonly currency: { readonly value: string, readonly decimals: number }, readonly payments: ReadonlyArray<{ readonly __typename: 'SponsoredPayment', readonly _id: string, readonly amount: MinorUnits, readonly paidAt: Instant, readonly name: string | null, readonly email: string | null, readonly isNamed: boolean, readonly note: string, readonly currency: { readonly value: string, readonly decimals: number } }> };

export type SponsoredInvoiceFragment = { readonly __typename: 'Invoice', readonly _id: string, readonly number: string, readonly title: string, readonly status: Types.InvoiceStatus, readonly balance: MinorUnits, readonly takesCards: boolean, readonly timeZone: string, readonly currency: { readonly value: string, readonly decimals: number }, readonly sponsorLinks: ReadonlyArray<{ readonly __typename: 'SponsorLink', readonly _id: string, readonly state: Types.SponsorLinkState, readonly maxAmount: MinorUnits | null, readonly paid: MinorUnits, readonly payable: MinorUnits, readonly takesParts: boolean, readonly sentTo: string, readonly createdByName: string | null, readonly lastDay: Day, readonly url: string | null, readonly currency: { readonly value: string, readonly decimals: number }, readonly payments: ReadonlyArray<{ readonly __typename: 'SponsoredPayment', readonly _id: string, readonly amount: MinorUnits, readonly paidAt: Instant, readonly name: string | null, readonly email: string | null, readonly isNamed: boolean, readonly note: string, readonly currency: { readonly value: string, readonly decimals: number } }> }> };

export type OwnSponsorsQueryVariables = {
  invoiceId: string;
};

export type OwnSponsorsQuery = { readonly invoice: { readonly __typename: 'Invoice', readonly _id: string, readonly number: string, readonly title: string, readonly status: Types.InvoiceStatus, readonly balance: MinorUnits, readonly takesCards: boolean, readonly timeZone: string, readonly currency: { readonly value: string, readonly decimals: number }, readonly sponsorLinks: ReadonlyArray<{ readonly __typename: 'SponsorLink', readonly _id: string, readonly state: Types.SponsorLinkState, readonly maxAmount: MinorUnits | null, readonly paid: MinorUnits, readonly payable: MinorUnits, readonly takesParts: boolean, readonly sentTo: string, readonly createdByName: string | null, readonly lastDay: Day, readonly url: string | null, readonly currency: { readonly value: string, readonly decimals: number }, readonly payments: ReadonlyArray<{ readonly __typename: 'SponsoredPayment', readonly _id: string, readonly amount: MinorUnits, readonly paidAt: Instant, readonly name: string | null, readonly email: string | null, readonly isNamed: boolean, readonly note: string, readonly currency: { readonly value: string, readonly decimals: number } }> }> } | null };

export type SponsorsOfQueryVariables = {
  personId: string;
};

export type SponsorsOfQuery = { readonly finances: { readonly __typename: 'Finances', readonly _id: string, readonly invoices: ReadonlyArray<{ readonly __typename: 'Invoice', readonly _id: string, readonly number: string, readonly title: string, readonly status: Types.InvoiceStatus, readonly balance: MinorUnits, readonly takesCards: boolean, readonly timeZone: string, readonly currency: { readonly value: string, readonly decimals: number }, readonly sponsorLinks: ReadonlyArray<{ readonly __typename: 'SponsorLink', readonly _id: string, readonly state: Types.SponsorLinkState, readonly maxAmount: MinorUnits | null, readonly paid: MinorUnits, readonly payable: MinorUnits, readonly takesParts: boolean, readonly sentTo: string, readonly createdByName: string | null, readonly lastDay: Day, readonly url: string | null, readonly currency: { readonly value: string, readonly decimals: number }, readonly payments: ReadonlyArray<{ readonly __typename: 'SponsoredPayment', readonly _id: string, readonly amount: MinorUnits, readonly paidAt: Instant, readonly name: string | null, readonly email: string | null, readonly isNamed: boolean, readonly note: string, readonly currency: { readonly value: string, readonly decimals: number } }> }> }> } | null };

export type CreateSponsorLinkMutationVariables = {
  linkId: string;
  invoiceId: string;
  linkInput: Types.SponsorLinkInput;
};

export type CreateSponsorLinkMutation = { readonly createSponsorLink: { readonly __typename: 'SponsorLink', readonly _id: string, readonly state: Types.SponsorLinkState, readonly maxAmount: MinorUnits | null, readonly paid: MinorUnits, readonly payable: MinorUnits, readonly takesParts: boolean, readonly sentTo: string, readonly createdByName: string | null, readonly lastDay: Day, readonly url: string | null, readonly currency: { readonly value: string, readonly decimals: number }, readonly payments: ReadonlyArray<{ readonly __typename: 'SponsoredPayment', readonly _id: string, readonly amount: MinorUnits, readonly paidAt: Instant, readonly name: string | null, readonly email: string | null, readonly isNamed: boolean, readonly note: string, readonly currency: { readonly value: string, readonly decimals: number } }> } };

export type RevokeSponsorLinkMutationVariables = {
  linkId: string;
};

export type RevokeSponsorLinkMutation = { readonly revokeSponsorLink: { readonly __typename: 'SponsorLink', readonly _id: string, readonly state: Types.SponsorLinkState, readonly maxAmount: MinorUnits | null, readonly paid: MinorUnits, readonly payable: MinorUnits, readonly takesParts: boolean, readonly sentTo: string, readonly createdByName: string | null, readonly lastDay: Day, readonly url: string | null, readonly currency: { readonly value: string, readonly decimals: number }, readonly payments: ReadonlyArray<{ readonly __typename: 'SponsoredPayment', readonly _id: string, readonly amount: MinorUnits, readonly paidAt: Instant, readonly name: string | null, readonly email: string | null, readonly isNamed: boolean, readonly note: string, readonly currency: { readonly value: string, readonly decimals: number } }> } };

export const ownSponsors: TypedDocument<OwnSponsorsQuery, OwnSponsorsQueryVariables> = {
  operationName: 'ownSponsors',
  query: `query ownSponsors($invoiceId:ID!){invoice(_id:$invoiceId){...SponsoredInvoice}}fragment SponsoredInvoice on Invoice{_id number title status balance takesCards timeZone currency{value decimals}sponsorLinks{...SponsorLinkRow}__typename}fragment SponsorLinkRow on SponsorLink{_id state maxAmount paid payable currency{value decimals}takesParts sentTo createdByName lastDay url payments{...SponsoredPaymentRow}__typename}fragment SponsoredPaymentRow on SponsoredPayment{_id amount currency{value decimals}paidAt name email isNamed note __typename}`,
};

export const sponsorsOf: TypedDocument<SponsorsOfQuery, SponsorsOfQueryVariables> = {
  operationName: 'sponsorsOf',
  query: `query sponsorsOf($personId:ID!){finances(personId:$personId){_id invoices{...SponsoredInvoice}__typename}}fragment SponsoredInvoice on Invoice{_id number title status balance takesCards timeZone currency{value decimals}sponsorLinks{...SponsorLinkRow}__typename}fragment SponsorLinkRow on SponsorLink{_id state maxAmount paid payable currency{value decimals}takesParts sentTo createdByName lastDay url payments{...SponsoredPaymentRow}__typename}fragment SponsoredPaymentRow on SponsoredPayment{_id amount currency{value decimals}paidAt name email isNamed note __typename}`,
};

export const createSponsorLink: TypedDocument<CreateSponsorLinkMutation, CreateSponsorLinkMutationVariables> = {
  operationName: 'createSponsorLink',
  query: `mutation createSponsorLink($linkId:ID!$invoiceId:ID!$linkInput:SponsorLinkInput!){createSponsorLink(linkId:$linkId invoiceId:$invoiceId linkInput:$linkInput){...SponsorLinkRow}}fragment SponsorLinkRow on SponsorLink{_id state maxAmount paid payable currency{value decimals}takesParts sentTo createdByName lastDay url payments{...SponsoredPaymentRow}__typename}fragment SponsoredPaymentRow on SponsoredPayment{_id amount currency{value decimals}paidAt name email isNamed note __typename}`,
};

export const revokeSponsorLink: TypedDocument<RevokeSponsorLinkMutation, RevokeSponsorLinkMutationVariables> = {
  operationName: 'revokeSponsorLink',
  query: `mutation revokeSponsorLink($linkId:ID!){revokeSponsorLink(linkId:$linkId){...SponsorLinkRow}}fragment SponsorLinkRow on SponsorLink{_id state maxAmount paid payable currency{value decimals}takesParts sentTo createdByName lastDay url payments{...SponsoredPaymentRow}__typename}fragment SponsoredPaymentRow on SponsoredPayment{_id amount currency{value decimals}paidAt name email isNamed note __typename}`,
};
