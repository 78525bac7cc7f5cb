import type { Day } from '#kit/calendar/day.ts';
import type { MinorUnits } from '#kit/money/minor-units.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type ListedOpenInvoiceFragment = { readonly __typename: 'Invoice', readonly _id: string, readonly personId: string, readonly studentName: string, readonly studentNumber: string | null, readonly number: string, readonly title: string, readonly status: Types.InvoiceStatus, readonly total: MinorUnits, readonly balance: MinorUnits, readonly issuedOn: Day, readonly dueOn: Day, readonly isPaidInSteps: boolean, readonly regionName: string, readonly timeZone: string, readonly currency: { readonly value: string, readonly decimals: number } };

export type ReceivablesQueryVariables = {
  filter: Types.OpenInvoiceFilter;
  sort: Types.OpenInvoiceSort;
  descending: boolean;
  after?: string | null | undefined;
};

export type ReceivablesQuery = { readonly receivables: ReadonlyArray<{ readonly regionId: string, readonly regionName: string, readonly count: number, readonly owed: MinorUnits, readonly overdue: MinorUnits, readonly notDue: MinorUnits, readonly upTo30: MinorUnits, readonly upTo60: MinorUnits, readonly upTo90: MinorUnits, readonly older: MinorUnits, readonly overpaid: MinorUnits, readonly advances: MinorUnits, readonly currency: { readonly value: string, readonly decimals: number } }>, readonly openInvoices: { readonly nextCursor: string | null, readonly count: number, readonly countIsOpen: boolean, readonly rows: ReadonlyArray<{ readonly __typename: 'Invoice', readonly _id: string, readonly personId: string, readonly studentName: string, readonly studentNumber: string | null, readonly number: string, readonly title: string, readonly status: Types.InvoiceStatus, readonly total: MinorUnits, readonly balance: MinorUnits, readonly issuedOn: Day, readonly dueOn: Day, readonly isPaidInSteps: boolean, readonly regionName: string, readonly timeZone: string, readonly currency: { readonly value: string, readonly decimals: number } }> } };

export type OpenInvoicesForFileQueryVariables = {
  filter: Types.OpenInvoiceFilter;
  sort: Types.OpenInvoiceSort;
  descending: boolean;
  after?: string | null | undefined;
};

export type OpenInvoicesForFileQuery = { readonly openInvoices: { readonly nextCursor: string | null, readonly rows: ReadonlyArray<{ readonly __typename: 'Invoice', readonly familyName: string, readonly givenName: string, readonly _id: string, readonly personId: string, readonly studentName: string, readonly studentNumber: string | null, readonly number: string, readonly title: string, readonly status: Types.InvoiceStatus, readonly total: MinorUnits, readonly balance: MinorUnits, readonly issuedOn: Day, readonly dueOn: Day, readonly isPaidInSteps: boolean, readonly regionName: string, readonly timeZone: string, readonly currency: { readonly value: string, readonly decimals: number } }> } };

export const receivables: TypedDocument<ReceivablesQuery, ReceivablesQueryVariables> = {
  operationName: 'receivables',
  query: `query receivables($filter:OpenInvoiceFilter!$sort:OpenInvoiceSort!$descending:Boolean!$after:ID){receivables{regionId regionName currency{value decimals}count owed overdue notDue upTo30 upTo60 upTo90 older overpaid advances}openInvoices(filter:$filter sort:$sort descending:$descending first:20 after:$after){rows{...ListedOpenInvoice}nextCursor count countIsOpen}}fragment ListedOpenInvoice on Invoice{_id personId studentName studentNumber number title status total balance currency{value decimals}issuedOn dueOn isPaidInSteps regionName timeZone __typename}`,
};

export const openInvoicesForFile: TypedDocument<OpenInvoicesForFileQuery, OpenInvoicesForFileQueryVariables> = {
  operationName: 'openInvoicesForFile',
  query: `query openInvoicesForFile($filter:OpenInvoiceFilter!$sort:OpenInvoiceSort!$descending:Boolean!$after:ID){openInvoices(filter:$filter sort:$sort descending:$descending first:100 after:$after){rows{...ListedOpenInvoice familyName givenName}nextCursor}}fragment ListedOpenInvoice on Invoice{_id personId studentName studentNumber number title status total balance currency{value decimals}issuedOn dueOn isPaidInSteps regionName timeZone __typename}`,
};
