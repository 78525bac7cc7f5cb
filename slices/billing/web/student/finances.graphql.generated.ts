import type { Day } from '#kit/calendar/day.ts';
import type { Instant } from '#kit/calendar/instant.ts';
import type { MinorUnits } from '#kit/money/minor-units.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type OwnInvoiceFragment = { readonly __typename: 'Invoice', readonly _id: string, readonly number: string, readonly title: string, readonly note: string, readonly status: Types.InvoiceStatus, readonly subtotal: MinorUnits, readonly tax: MinorUnits, readonly total: MinorUnits, readonly paid: MinorUnits, readonly balance: MinorUnits, readonly issuedOn: Day, readonly dueOn: Day, readonly regionId: string, readonly regionName: string, readonly takesCards: boolean, readonly balanceSteps: ReadonlyArray<{ readonly name: string, readonly amount: MinorUnits }>, readonly currency: { readonly value: string, readonly decimals: number }, readonly paymentAttempts: ReadonlyArray<{ readonly __typename: 'PaymentAttempt', readonly _id: string, readonly status: Types.PaymentAttemptStatus, readonly failure: Types.PaymentFailure | null, readonly amount: MinorUnits, readonly isClosed: boolean, readonly begunAt: Instant }>, readonly lines: ReadonlyArray<{ readonly particulars: string, readonly quantity: number, readonly price: MinorUnits, readonly taxRate: number, readonly amount: MinorUnits, readonly tax: MinorUnits }> };

export type OwnTransactionFragment = { readonly __typename: 'Transaction', readonly _id: string, readonly type: Types.TransactionType, readonly method: Types.TransactionMethod | null, readonly amount: MinorUnits, readonly invoiceId: string | null, readonly invoiceNumber: string | null, readonly invoiceTitle: string | null, readonly cardBrand: string | null, readonly cardLastDigits: string | null, readonly reference: string, readonly reason: string, readonly day: Day, readonly madeAt: Instant, readonly timeZone: string, readonly regionName: string, readonly reverses: string | null, readonly isReversed: boolean, readonly currency: { readonly value: string, readonly decimals: number } };

export type OwnFinancesQueryVariables = { [key: string]: never; };

export type OwnFinancesQuery = { readonly ownFinances: { readonly __typename: 'Finances', readonly _id: string, readonly accounts: ReadonlyArray<{ readonly regionId: string, readonly regionName: string, readonly today: Day, readonly takesCards: boolean, readonly owed: MinorUnits, readonly overdue: MinorUnits, readonly credit: MinorUnits, readonly currency: { readonly value: string, readonly decimals: number } }>, readonly invoices: ReadonlyArray<{ readonly __typename: 'Invoice', readonly _id: string, readonly number: string, readonly title: string, readonly note: string, readonly status: Types.InvoiceStatus, readonly subtotal: MinorUnits, readonly tax: MinorUnits, readonly total: MinorUnits, readonly paid: MinorUnits, readonly balance: MinorUnits, readonly issuedOn: Day, readonly dueOn: Day, readonly regionId: string, readonly regionName: string, readonly takesCards: boolean, readonly balanceSteps: ReadonlyArray<{ readonly name: string, readonly amount: MinorUnits }>, readonly currency: { readonly value: string, readonly decimals: number }, readonly paymentAttempts: ReadonlyArray<{ readonly __typename: 'PaymentAttempt', readonly _id: string, readonly status: Types.PaymentAttemptStatus, readonly failure: Types.PaymentFailure | null, readonly amount: MinorUnits, readonly isClosed: boolean, readonly begunAt: Instant }>, readonly lines: ReadonlyArray<{ readonly particulars: string, readonly quantity: number, readonly price: MinorUnits, readonly taxRate: number, readonly amount: MinorUnits, readonly tax: MinorUnits }> }>, readonly transactions: ReadonlyArray<{ readonly __typename: 'Transaction', readonly _id: string, readonly type: Types.TransactionType, readonly method: Types.TransactionMethod | null, readonly amount: MinorUnits, readonly invoiceId: string | null, readonly invoiceNumber: string | null, readonly invoiceTitle: string | null, readonly cardBrand: string | null, readonly cardLastDigits: string | null, readonly reference: string, readonly reason: string, readonly day: Day, readonly madeAt: Instant, readonly timeZone: string, readonly regionName: string, readonly reverses: string | null, readonly isReversed: boolean, readonly currency: { readonly value: string, readonly decimals: number } }> } };

export type OpenTransactionQueryVariables = {
  id: string;
};

export type OpenTransactionQuery = { readonly transaction: { readonly __typename: 'Transaction', readonly _id: string, readonly type: Types.TransactionType, readonly method: Types.TransactionMethod | null, readonly amount: MinorUnits, readonly invoiceId: string | null, readonly invoiceNumber: string | null, readonly invoiceTitle: string | null, readonly cardBrand: string | null, readonly cardLastDigits: string | null, readonly reference: string, readonly reason: string, readonly day: Day, readonly madeAt: Instant, readonly timeZone: string, readonly regionName: string, readonly reverses: string | null, readonly isReversed: boolean, readonly currency: { readonly value: string, readonly decimals: number } } | null };

export type PayFromCreditMutationVariables = {
  transactionId: string;
  invoiceId: string;
  amount: MinorUnits;
};

export type PayFromCreditMutation = { readonly payFromCredit: { readonly __typename: 'Transaction', readonly _id: string } };

export const ownFinances: TypedDocument<OwnFinancesQuery, OwnFinancesQueryVariables> = {
  operationName: 'ownFinances',
  query: `query ownFinances{ownFinances{_id accounts{regionId regionName today takesCards owed overdue credit currency{value decimals}}invoices{...OwnInvoice}transactions{...OwnTransaction}__typename}}fragment OwnInvoice on Invoice{_id number title note status subtotal tax total paid balance balanceSteps{name amount}currency{value decimals}issuedOn dueOn regionId regionName takesCards paymentAttempts{_id status failure amount isClosed begunAt __typename}lines{particulars quantity price taxRate amount tax}__typename}fragment OwnTransaction on Transaction{_id type method amount currency{value decimals}invoiceId invoiceNumber invoiceTitle cardBrand cardLastDigits reference reason day madeAt timeZone regionName reverses isReversed __typename}`,
};

export const openTransaction: TypedDocument<OpenTransactionQuery, OpenTransactionQueryVariables> = {
  operationName: 'openTransaction',
  query: `query openTransaction($id:ID!){transaction(_id:$id){...OwnTransaction}}fragment OwnTransaction on Transaction{_id type method amount currency{value decimals}invoiceId invoiceNumber invoiceTitle cardBrand cardLastDigits reference reason day madeAt timeZone regionName reverses isReversed __typename}`,
};

export const payFromCredit: TypedDocument<PayFromCreditMutation, PayFromCreditMutationVariables> = {
  operationName: 'payFromCredit',
  query: `mutation payFromCredit($transactionId:ID!$invoiceId:ID!$amount:MinorUnits!){payFromCredit(transactionId:$transactionId invoiceId:$invoiceId amount:$amount){_id __typename}}`,
};
