import type { Day } from '#kit/calendar/day.ts';
import type { Instant } from '#kit/calendar/instant.ts';
import type { MinorUnits } from '#kit/money/minor-units.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type ListedBankLineFragment = { readonly __typename: 'BankLine', readonly _id: string, readonly regionId: string, readonly fileId: string, readonly fileName: string, readonly fileAddedAt: Instant | null, readonly day: Day, readonly amount: MinorUnits, readonly remitter: string, readonly text: string, readonly status: Types.BankLineStatus, readonly decisionId: string | null, readonly isReversal: boolean, readonly currency: { readonly value: string, readonly decimals: number }, readonly suggestions: ReadonlyArray<{ readonly invoiceId: string, readonly number: string, readonly personId: string, readonly studentName: string, readonly balance: MinorUnits, readonly reasons: ReadonlyArray<Types.BankMatchReason>, readonly isSure: boolean }>, readonly decisions: ReadonlyArray<{ readonly __typename: 'BankDecision', readonly _id: string, readonly kind: Types.BankDecisionKind, readonly reason: string, readonly payments: ReadonlyArray<{ readonly __typename: 'BankPayment', readonly _id: string, readonly personId: string, readonly studentName: string, readonly invoiceNumber: string | null, readonly amount: MinorUnits }> }> };

export type BankLinesQueryVariables = {
  fileId: string;
  side: Types.BankLineSide;
  search?: string | null | undefined;
  after?: string | null | undefined;
};

export type BankLinesQuery = { readonly bankLines: { readonly nextCursor: string | null, readonly count: number, readonly countIsOpen: boolean, readonly rows: ReadonlyArray<{ readonly __typename: 'BankLine', readonly _id: string, readonly regionId: string, readonly fileId: string, readonly fileName: string, readonly fileAddedAt: Instant | null, readonly day: Day, readonly amount: MinorUnits, readonly remitter: string, readonly text: string, readonly status: Types.BankLineStatus, readonly decisionId: string | null, readonly isReversal: boolean, readonly currency: { readonly value: string, readonly decimals: number }, readonly suggestions: ReadonlyArray<{ readonly invoiceId: string, readonly number: string, readonly personId: string, readonly studentName: string, readonly balance: MinorUnits, readonly reasons: ReadonlyArray<Types.BankMatchReason>, readonly isSure: boolean }>, readonly decisions: ReadonlyArray<{ readonly __typename: 'BankDecision', readonly _id: string, readonly kind: Types.BankDecisionKind, readonly reason: string, readonly payments: ReadonlyArray<{ readonly __typename: 'BankPayment', readonly _id: string, readonly personId: string, readonly studentName: string, readonly invoiceNumber: string | null, readonly amount: MinorUnits }> }> }> } };

export type BankLineQueryVariables = {
  lineId: string;
};

export type BankLineQuery = { readonly bankLine: { readonly __typename: 'BankLine', readonly account: string, readonly reference: string, readonly _id: string, readonly regionId: string, readonly fileId: string, readonly fileName: string, readonly fileAddedAt: Instant | null, readonly day: Day, readonly amount: MinorUnits, readonly remitter: string, readonly text: string, readonly status: Types.BankLineStatus, readonly decisionId: string | null, readonly isReversal: boolean, readonly decisions: ReadonlyArray<{ readonly __typename: 'BankDecision', readonly decidedAt: Instant, readonly decidedByName: string | null, readonly undoneAt: Instant | null, readonly undoneByName: string | null, readonly _id: string, readonly kind: Types.BankDecisionKind, readonly reason: string, readonly payments: ReadonlyArray<{ readonly __typename: 'BankPayment', readonly _id: string, readonly personId: string, readonly studentName: string, readonly invoiceNumber: string | null, readonly amount: MinorUnits }> }>, readonly currency: { readonly value: string, readonly decimals: number }, readonly suggestions: ReadonlyArray<{ readonly invoiceId: string, readonly number: string, readonly personId: string, readonly studentName: string, readonly balance: MinorUnits, readonly reasons: ReadonlyArray<Types.BankMatchReason>, readonly isSure: boolean }> } | null };

export type SureBankMatchesQueryVariables = {
  fileId: string;
};

export type SureBankMatchesQuery = { readonly sureBankMatches: { readonly __typename: 'SureBankMatches', readonly _id: string, readonly matches: ReadonlyArray<{ readonly lineId: string, readonly invoiceId: string }>, readonly totals: ReadonlyArray<{ readonly amount: MinorUnits, readonly count: number, readonly currency: { readonly value: string, readonly decimals: number } }> } };

export type InvoicesToPayQueryVariables = {
  filter?: Types.OpenInvoiceFilter | null | undefined;
};

export type InvoicesToPayQuery = { readonly openInvoices: { readonly rows: ReadonlyArray<{ readonly __typename: 'Invoice', readonly _id: string, readonly number: string, readonly studentName: string, readonly balance: MinorUnits, readonly currency: { readonly value: string, readonly decimals: number } }> } };

export type MatchBankLineMutationVariables = {
  decisionId: string;
  lineId: string;
  parts: ReadonlyArray<Types.BankPartInput> | Types.BankPartInput;
};

export type MatchBankLineMutation = { readonly matchBankLine: { readonly __typename: 'BankLine', readonly _id: string, readonly status: Types.BankLineStatus, readonly decisionId: string | null } };

export type MatchSureBankLinesMutationVariables = {
  matches: ReadonlyArray<Types.SureBankMatchInput> | Types.SureBankMatchInput;
};

export type MatchSureBankLinesMutation = { readonly matchSureBankLines: ReadonlyArray<{ readonly lineId: string, readonly isDone: boolean }> };

export type SetBankLineAsideMutationVariables = {
  decisionId: string;
  lineId: string;
  reason: string;
};

export type SetBankLineAsideMutation = { readonly setBankLineAside: { readonly __typename: 'BankLine', readonly _id: string, readonly status: Types.BankLineStatus, readonly decisionId: string | null } };

export type UndoBankDecisionMutationVariables = {
  decisionId: string;
  reason: string;
};

export type UndoBankDecisionMutation = { readonly undoBankDecision: { readonly __typename: 'BankLine', readonly _id: string, readonly status: Types.BankLineStatus, readonly decisionId: string | null } };

export const bankLines: TypedDocument<BankLinesQuery, BankLinesQueryVariables> = {
  operationName: 'bankLines',
  query: `query bankLines($fileId:ID!$side:BankLineSide!$search:String$after:ID){bankLines(fileId:$fileId side:$side search:$search first:20 after:$after){rows{...ListedBankLine}nextCursor count countIsOpen}}fragment ListedBankLine on BankLine{_id regionId fileId fileName fileAddedAt day amount currency{value decimals}remitter text status decisionId isReversal suggestions{invoiceId number personId studentName balance reasons isSure}decisions{_id kind reason payments{_id personId studentName invoiceNumber amount __typename}__typename}__typename}`,
};

export const bankLine: TypedDocument<BankLineQuery, BankLineQueryVariables> = {
  operationName: 'bankLine',
  query: `query bankLine($lineId:ID!){bankLine(_id:$lineId){...ListedBankLine account reference decisions{decidedAt decidedByName undoneAt undoneByName}}}fragment ListedBankLine on BankLine{_id regionId fileId fileName fileAddedAt day amount currency{value decimals}remitter text status decisionId isReversal suggestions{invoiceId number personId studentName balance reasons isSure}decisions{_id kind reason payments{_id personId studentName invoiceNumber amount __typename}__typename}__typename}`,
};

export const sureBankMatches: TypedDocument<SureBankMatchesQuery, SureBankMatchesQueryVariables> = {
  operationName: 'sureBankMatches',
  query: `query sureBankMatches($fileId:ID!){sureBankMatches(fileId:$fileId){_id matches{lineId invoiceId}totals{amount count currency{value decimals}}__typename}}`,
};

export const invoicesToPay: TypedDocument<InvoicesToPayQuery, InvoicesToPayQueryVariables> = {
  operationName: 'invoicesToPay',
  query: `query invoicesToPay($filter:OpenInvoiceFilter){openInvoices(filter:$filter first:10){rows{_id number studentName balance currency{value decimals}__typename}}}`,
};

export const matchBankLine: TypedDocument<MatchBankLineMutation, MatchBankLineMutationVariables> = {
  operationName: 'matchBankLine',
  query: `mutation matchBankLine($decisionId:ID!$lineId:ID!$parts:[BankPartInput!]!){matchBankLine(decisionId:$decisionId lineId:$lineId parts:$parts){_id status decisionId __typename}}`,
};

export const matchSureBankLines: TypedDocument<MatchSureBankLinesMutation, MatchSureBankLinesMutationVariables> = {
  operationName: 'matchSureBankLines',
  query: `mutation matchSureBankLines($matches:[SureBankMatchInput!]!){matchSureBankLines(matches:$matches){lineId isDone}}`,
};

export const setBankLineAside: TypedDocument<SetBankLineAsideMutation, SetBankLineAsideMutationVariables> = {
  operationName: 'setBankLineAside',
  query: `mutation setBankLineAside($decisionId:ID!$lineId:ID!$reason:String!){setBankLineAside(decisionId:$decisionId lineId:$lineId reason:$reason){_id status decisionId __typename}}`,
};

export const undoBankDecision: TypedDocument<UndoBankDecisionMutation, UndoBankDecisionMutationVariables> = {
  operationName: 'undoBankDecision',
  query: `mutation undoBankDecision($decisionId:ID!$reason:String!){undoBankDecision(decisionId:$decisionId reason:$reason){_id status decisionId __typename}}`,
};
