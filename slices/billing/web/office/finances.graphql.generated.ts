import type { Day } from '#kit/calendar/day.ts';
import type { Instant } from '#kit/calendar/instant.ts';
import type { MinorUnits } from '#kit/money/minor-units.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type OfficeInvoiceFragment = { readonly __typename: 'Invoice', readonly isPaidInSteps: boolean, readonly _id: string, readonly number: string, readonly title: string, readonly note: string, readonly status: Types.InvoiceStatus, readonly subtotal: MinorUnits, readonly tax: MinorUnits, readonly total: MinorUnits, readonly paid: MinorUnits, readonly balance: MinorUnits, readonly issuedOn: Day, readonly dueOn: Day, readonly regionId: string, readonly regionName: string, readonly balanceSteps: ReadonlyArray<{ readonly name: Types.BalanceStepName, readonly amount: MinorUnits }>, readonly currency: { readonly value: string, readonly decimals: number }, readonly paymentAttempts: ReadonlyArray<{ readonly __typename: 'PaymentAttempt', readonly _id: string, readonly status: Types.PaymentAttemptStatus, readonly failure: Types.PaymentFailure | null, readonly amount: MinorUnits, readonly begunAt: Instant }>, readonly lines: ReadonlyArray<{ readonly particulars: string, readonly quantity: number, readonly price: MinorUnits, readonly taxRate: number, readonly amount: MinorUnits }> };

export type OfficeTransactionFragment = { readonly __typename: 'Transaction', readonly madeByName: string | null, readonly refunded: MinorUnits, readonly _id: string, readonly type: Types.TransactionType, readonly method: Types.TransactionMethod | null, readonly amount: MinorUnits, readonly invoiceId: string | null, readonly invoiceNumber: string | null, readonly regionId: string, readonly isSponsored: boolean, readonly cardBrand: string | null, readonly cardLastDigits: string | null, readonly reference: string, readonly reason: string, readonly day: Day, readonly reverses: string | null, readonly isReversed: boolean, readonly currency: { readonly value: string, readonly decimals: number } };

export type OfficeAccountFragment = { readonly regionId: string, readonly regionName: string, readonly today: Day, readonly owed: MinorUnits, readonly overdue: MinorUnits, readonly credit: MinorUnits, readonly currency: { readonly value: string, readonly decimals: number } };

export type OfficeFinancesQueryVariables = {
  personId: string;
};

export type OfficeFinancesQuery = { readonly finances: { readonly __typename: 'Finances', readonly _id: string, readonly accounts: ReadonlyArray<{ readonly regionId: string, readonly regionName: string, readonly today: Day, readonly owed: MinorUnits, readonly overdue: MinorUnits, readonly credit: MinorUnits, readonly currency: { readonly value: string, readonly decimals: number } }>, readonly invoices: ReadonlyArray<{ readonly __typename: 'Invoice', readonly isPaidInSteps: boolean, readonly _id: string, readonly number: string, readonly title: string, readonly note: string, readonly status: Types.InvoiceStatus, readonly subtotal: MinorUnits, readonly tax: MinorUnits, readonly total: MinorUnits, readonly paid: MinorUnits, readonly balance: MinorUnits, readonly issuedOn: Day, readonly dueOn: Day, readonly regionId: string, readonly regionName: string, readonly balanceSteps: ReadonlyArray<{ readonly name: Types.BalanceStepName, readonly amount: MinorUnits }>, readonly currency: { readonly value: string, readonly decimals: number }, readonly paymentAttempts: ReadonlyArray<{ readonly __typename: 'PaymentAttempt', readonly _id: string, readonly status: Types.PaymentAttemptStatus, readonly failure: Types.PaymentFailure | null, readonly amount: MinorUnits, readonly begunAt: Instant }>, readonly lines: ReadonlyArray<{ readonly particulars: string, readonly quantity: number, readonly price: MinorUnits, readonly taxRate: number, readonly amount: MinorUnits }> }>, readonly transactions: ReadonlyArray<{ readonly __typename: 'Transaction', readonly madeByName: string | null, readonly refunded: MinorUnits, readonly _id: string, readonly type: Types.TransactionType, readonly method: Types.TransactionMethod | null, readonly amount: MinorUnits, readonly invoiceId: string | null, readonly invoiceNumber: string | null, readonly regionId: string, readonly isSponsored: boolean, readonly cardBrand: string | null, readonly cardLastDigits: string | null, readonly reference: string, readonly reason: string, readonly day: Day, readonly reverses: string | null, readonly isReversed: boolean, readonly currency: { readonly value: string, readonly decimals: number } }> } | null };

export type IssueInvoiceMutationVariables = {
  invoiceId: string;
  personId: string;
  regionId: string;
  invoiceInput: Types.InvoiceInput;
};

export type IssueInvoiceMutation = { readonly issueInvoice: { readonly __typename: 'Invoice', readonly _id: string, readonly number: string } };

export type DeleteInvoiceMutationVariables = {
  invoiceId: string;
  reason: string;
};

export type DeleteInvoiceMutation = { readonly deleteInvoice: { readonly __typename: 'Invoice', readonly _id: string, readonly number: string } };

export type RecordPaymentMutationVariables = {
  transactionId: string;
  invoiceId: string;
  paymentInput: Types.PaymentInput;
};

export type RecordPaymentMutation = { readonly recordPayment: { readonly __typename: 'Transaction', readonly _id: string } };

export type RecordAdvanceMutationVariables = {
  transactionId: string;
  personId: string;
  regionId: string;
  paymentInput: Types.PaymentInput;
};

export type RecordAdvanceMutation = { readonly recordAdvance: { readonly __typename: 'Transaction', readonly _id: string } };

export type RefundPaymentMutationVariables = {
  transactionId: string;
  paymentId: string;
  amount: MinorUnits;
  reason: string;
  isReduced: boolean;
};

export type RefundPaymentMutation = { readonly refundPayment: { readonly __typename: 'Transaction', readonly _id: string } | null };

export type CreditInvoiceMutationVariables = {
  transactionId: string;
  invoiceId: string;
  kind: Types.CreditKind;
  amount: MinorUnits;
  reason: string;
};

export type CreditInvoiceMutation = { readonly creditInvoice: { readonly __typename: 'Transaction', readonly _id: string } };

export type PayInvoiceFromCreditMutationVariables = {
  transactionId: string;
  invoiceId: string;
  amount: MinorUnits;
};

export type PayInvoiceFromCreditMutation = { readonly payFromCredit: { readonly __typename: 'Transaction', readonly _id: string } };

export type ReverseTransactionMutationVariables = {
  reversalId: string;
  transactionId: string;
  reason: string;
};

export type ReverseTransactionMutation = { readonly reverseTransaction: { readonly __typename: 'Transaction', readonly _id: string } };

export const officeFinances: TypedDocument<OfficeFinancesQuery, OfficeFinancesQueryVariables> = {
  operationName: 'officeFinances',
  query: `query officeFinances($personId:ID!){finances(personId:$personId){_id accounts{...OfficeAccount}invoices{...OfficeInvoice}transactions{...OfficeTransaction}__typename}}fragment OfficeAccount on CampusAccount{...KnownAccount}fragment KnownAccount on CampusAccount{regionId regionName today owed overdue credit currency{value decimals}}fragment OfficeInvoice on Invoice{...KnownInvoice isPaidInSteps}fragment KnownInvoice on Invoice{_id number title note status subtotal tax total paid balance balanceSteps{name amount}currency{value decimals}issuedOn dueOn regionId regionName paymentAttempts{_id status failure amount begunAt __typename}lines{particulars quantity price taxRate amount}__typename}fragment OfficeTransaction on Transaction{...KnownTransaction madeByName refunded}fragment KnownTransaction on Transaction{_id type method amount currency{value decimals}invoiceId invoiceNumber regionId isSponsored cardBrand cardLastDigits reference reason day reverses isReversed __typename}`,
};

export const issueInvoice: TypedDocument<IssueInvoiceMutation, IssueInvoiceMutationVariables> = {
  operationName: 'issueInvoice',
  query: `mutation issueInvoice($invoiceId:ID!$personId:ID!$regionId:ID!$invoiceInput:InvoiceInput!){issueInvoice(invoiceId:$invoiceId personId:$personId regionId:$regionId invoiceInput:$invoiceInput){_id number __typename}}`,
};

export const deleteInvoice: TypedDocument<DeleteInvoiceMutation, DeleteInvoiceMutationVariables> = {
  operationName: 'deleteInvoice',
  query: `mutation deleteInvoice($invoiceId:ID!$reason:String!){deleteInvoice(invoiceId:$invoiceId reason:$reason){_id number __typename}}`,
};

export const recordPayment: TypedDocument<RecordPaymentMutation, RecordPaymentMutationVariables> = {
  operationName: 'recordPayment',
  query: `mutation recordPayment($transactionId:ID!$invoiceId:ID!$paymentInput:PaymentInput!){recordPayment(transactionId:$transactionId invoiceId:$invoiceId paymentInput:$paymentInput){_id __typename}}`,
};

export const recordAdvance: TypedDocument<RecordAdvanceMutation, RecordAdvanceMutationVariables> = {
  operationName: 'recordAdvance',
  query: `mutation recordAdvance($transactionId:ID!$personId:ID!$regionId:ID!$paymentInput:PaymentInput!){recordAdvance(transactionId:$transactionId personId:$personId regionId:$regionId paymentInput:$paymentInput){_id __typename}}`,
};

export const refundPayment: TypedDocument<RefundPaymentMutation, RefundPaymentMutationVariables> = {
  operationName: 'refundPayment',
  query: `mutation refundPayment($transactionId:ID!$paymentId:ID!$amount:MinorUnits!$reason:String!$isReduced:Boolean!){refundPayment(transactionId:$transactionId paymentId:$paymentId amount:$amount reason:$reason isReduced:$isReduced){_id __typename}}`,
};

export const creditInvoice: TypedDocument<CreditInvoiceMutation, CreditInvoiceMutationVariables> = {
  operationName: 'creditInvoice',
  query: `mutation creditInvoice($transactionId:ID!$invoiceId:ID!$kind:CreditKind!$amount:MinorUnits!$reason:String!){creditInvoice(transactionId:$transactionId invoiceId:$invoiceId kind:$kind amount:$amount reason:$reason){_id __typename}}`,
};

export const payInvoiceFromCredit: TypedDocument<PayInvoiceFromCreditMutation, PayInvoiceFromCreditMutationVariables> = {
  operationName: 'payInvoiceFromCredit',
  query: `mutation payInvoiceFromCredit($transactionId:ID!$invoiceId:ID!$amount:MinorUnits!){payFromCredit(transactionId:$transactionId invoiceId:$invoiceId amount:$amount){_id __typename}}`,
};

export const reverseTransaction: TypedDocument<ReverseTransactionMutation, ReverseTransactionMutationVariables> = {
  operationName: 'reverseTransaction',
  query: `mutation reverseTransaction($reversalId:ID!$transactionId:ID!$reason:String!){reverseTransaction(reversalId:$reversalId transactionId:$transactionId reason:$reason){_id __typename}}`,
};
