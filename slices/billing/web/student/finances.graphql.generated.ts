import type { Day } from '#kit/calendar/day.ts';
import type { Instant } from '#kit/calendar/instant.ts';
import type { MinorUnits } from '#kit/money/minor-units.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type KnownInvoiceFragment = { readonly __typename: 'Invoice', readonly _id: string, readonly number: string, readonly title: string, readonly note: string, readonly status: Types.InvoiceStatus, readonly subtotal: MinorUnits, readonly tax: MinorUnits, readonly total: MinorUnits, readonly paid: MinorUnits, readonly balance: MinorUnits, readonly issuedOn: Day, readonly dueOn: Day, readonly regionId: string, readonly regionName: string, readonly balanceSteps: ReadonlyArray<{ readonly name: Types.BalanceStepName, readonly amount: MinorUnits }>, readonly currency: { readonly value: string, readonly decimals: number }, readonly paymentAttempts: ReadonlyArray<{ readonly __typename: 'PaymentAttempt', readonly _id: string, readonly status: Types.PaymentAttemptStatus, readonly failure: Types.PaymentFailure | null, readonly amount: MinorUnits, readonly begunAt: Instant }>, readonly lines: ReadonlyArray<{ readonly particulars: string, readonly quantity: number, readonly price: MinorUnits, readonly taxRate: number, readonly amount: MinorUnits }> };

export type OwnInvoiceFragment = { readonly __typename: 'Invoice', readonly takesCards: boolean, readonly _id: string, readonly number: string, readonly title: string, readonly note: string, readonly status: Types.InvoiceStatus, readonly subtotal: MinorUnits, readonly tax: MinorUnits, readonly total: MinorUnits, readonly paid: MinorUnits, readonly balance: MinorUnits, readonly issuedOn: Day, readonly dueOn: Day, readonly regionId: string, readonly regionName: string, readonly paymentAttempts: ReadonlyArray<{ readonly __typename: 'PaymentAttempt', readonly isClosed: boolean, readonly _id: string, readonly status: Types.PaymentAttemptStatus, readonly failure: Types.PaymentFailure | null, readonly amount: MinorUnits, readonly begunAt: Instant }>, readonly lines: ReadonlyArray<{ readonly tax: MinorUnits, readonly particulars: string, readonly quantity: number, readonly price: MinorUnits, readonly taxRate: number, readonly amount: MinorUnits }>, readonly balanceSteps: ReadonlyArray<{ readonly name: Types.BalanceStepName, readonly amount: MinorUnits }>, readonly currency: { readonly value: string, readonly decimals: number } };

export type KnownTransactionFragment = { readonly __typename: 'Transaction', readonly _id: string, readonly type: Types.TransactionType, readonly method: Types.TransactionMethod | null, readonly amount: MinorUnits, readonly invoiceId: string | null, readonly invoiceNumber: string | null, readonly regionId: string, readonly isSponsored: boolean, readonly cardBrand: string | null, readonly cardLastDigits: string | null, readonly reference: string, readonly reason: string, readonly day: Day, readonly reverses: string | null, readonly isReversed: boolean, readonly currency: { readonly value: string, readonly decimals: number } };

export type OwnTransactionFragment = { readonly __typename: 'Transaction', readonly invoiceTitle: string | null, readonly madeAt: Instant, readonly timeZone: string, readonly regionName: string, readonly _id: string, readonly type: Types.TransactionType, readonly method: Types.TransactionMethod | null, readonly amount: MinorUnits, readonly invoiceId: string | null, readonly invoiceNumber: string | null, readonly regionId: string, readonly isSponsored: boolean, readonly cardBrand: string | null, readonly cardLastDigits: string | null, readonly reference: string, readonly reason: string, readonly day: Day, readonly reverses: string | null, readonly isReversed: boolean, readonly currency: { readonly value: string, readonly decimals: number } };

export type KnownAccountFragment = { readonly regionId: string, readonly regionName: string, readonly today: Day, readonly owed: MinorUnits, readonly overdue: MinorUnits, readonly credit: MinorUnits, readonly currency: { readonly value: string, readonly decimals: number } };

export type OwnFinancesQueryVariables = { [key: string]: never; };

export type OwnFinancesQuery = { readonly ownFinances: { readonly __typename: 'Finances', readonly _id: string, readonly accounts: ReadonlyArray<{ readonly takesCards: boolean, readonly regionId: string, readonly regionName: string, readonly today: Day, readonly owed: MinorUnits, readonly overdue: MinorUnits, readonly credit: MinorUnits, readonly currency: { readonly value: string, readonly decimals: number } }>, readonly invoices: ReadonlyArray<{ readonly __typename: 'Invoice', readonly takesCards: boolean, readonly _id: string, readonly number: string, readonly title: string, readonly note: string, readonly status: Types.InvoiceStatus, readonly subtotal: MinorUnits, readonly tax: MinorUnits, readonly total: MinorUnits, readonly paid: MinorUnits, readonly balance: MinorUnits, readonly issuedOn: Day, readonly dueOn: Day, readonly regionId: string, readonly regionName: string, readonly paymentAttempts: ReadonlyArray<{ readonly __typename: 'PaymentAttempt', readonly isClosed: boolean, readonly _id: string, readonly status: Types.PaymentAttemptStatus, readonly failure: Types.PaymentFailure | null, readonly amount: MinorUnits, readonly begunAt: Instant }>, readonly lines: ReadonlyArray<{ readonly tax: MinorUnits, readonly particulars: string, readonly quantity: number, readonly price: MinorUnits, readonly taxRate: number, readonly amount: MinorUnits }>, readonly balanceSteps: ReadonlyArray<{ readonly name: Types.BalanceStepName, readonly amount: MinorUnits }>, readonly currency: { readonly value: string, readonly decimals: number } }>, readonly transactions: ReadonlyArray<{ readonly __typename: 'Transaction', readonly invoiceTitle: string | null, readonly madeAt: Instant, readonly timeZone: string, readonly regionName: string, readonly _id: string, readonly type: Types.TransactionType, readonly method: Types.TransactionMethod | null, readonly amount: MinorUnits, readonly invoiceId: string | null, readonly invoiceNumber: string | null, readonly regionId: string, readonly isSponsored: boolean, readonly cardBrand: string | null, readonly cardLastDigits: string | null, readonly reference: string, readonly reason: string, readonly day: Day, readonly reverses: string | null, readonly isReversed: boolean, readonly currency: { readonly value: string, readonly decimals: number } }> } };

export type OpenTransactionQueryVariables = {
  id: string;
};

export type OpenTransactionQuery = { readonly transaction: { readonly __typename: 'Transaction', readonly invoiceTitle: string | null, readonly madeAt: Instant, readonly timeZone: string, readonly regionName: string, readonly _id: string, readonly type: Types.TransactionType, readonly method: Types.TransactionMethod | null, readonly amount: MinorUnits, readonly invoiceId: string | null, readonly invoiceNumber: string | null, readonly regionId: string, readonly isSponsored: boolean, readonly cardBrand: string | null, readonly cardLastDigits: string | null, readonly reference: string, readonly reason: string, readonly day: Day, readonly reverses: string | null, readonly isReversed: boolean, readonly currency: { readonly value: string, readonly decimals: number } } | null };

export type PayFromCreditMutationVariables = {
  transactionId: string;
  invoiceId: string;
  amount: MinorUnits;
};

export type PayFromCreditMutation = { readonly payFromCredit: { readonly __typename: 'Transaction', readonly _id: string } };

export const ownFinances: TypedDocument<OwnFinancesQuery, OwnFinancesQueryVariables> = {
  operationName: 'ownFinances',
  query: `query ownFinances{ownFinances{_id accounts{...KnownAccount takesCards}invoices{...OwnInvoice}transactions{...OwnTransaction}__typename}}fragment KnownAccount on CampusAccount{regionId regionName today owed overdue credit currency{value decimals}}fragment OwnInvoice on Invoice{...KnownInvoice takesCards paymentAttempts{isClosed}lines{tax}}fragment KnownInvoice on Invoice{_id number title note status subtotal tax total paid balance balanceSteps{name amount}currency{value decimals}issuedOn dueOn regionId regionName paymentAttempts{_id status failure amount begunAt __typename}lines{particulars quantity price taxRate amount}__typename}fragment OwnTransaction on Transaction{...KnownTransaction invoiceTitle madeAt timeZone regionName}fragment KnownTransaction on Transaction{_id type method amount currency{value decimals}invoiceId invoiceNumber regionId isSponsored cardBrand cardLastDigits reference reason day reverses isReversed __typename}`,
};

export const openTransaction: TypedDocument<OpenTransactionQuery, OpenTransactionQueryVariables> = {
  operationName: 'openTransaction',
  query: `query openTransaction($id:ID!){transaction(_id:$id){...OwnTransaction}}fragment OwnTransaction on Transaction{...KnownTransaction invoiceTitle madeAt timeZone regionName}fragment KnownTransaction on Transaction{_id type method amount currency{value decimals}invoiceId invoiceNumber regionId isSponsored cardBrand cardLastDigits reference reason day reverses isReversed __typename}`,
};

export const payFromCredit: TypedDocument<PayFromCreditMutation, PayFromCreditMutationVariables> = {
  operationName: 'payFromCredit',
  query: `mutation payFromCredit($transactionId:ID!$invoiceId:ID!$amount:MinorUnits!){payFromCredit(transactionId:$transactionId invoiceId:$invoiceId amount:$amount){_id __typename}}`,
};
