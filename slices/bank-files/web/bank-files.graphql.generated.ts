import type { Instant } from '#kit/calendar/instant.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type BankFileRowFragment = { readonly __typename: 'BankFile', readonly _id: string, readonly regionName: string, readonly fileName: string, readonly addedAt: Instant, readonly addedByName: string | null, readonly counts: { readonly pending: number, readonly matched: number, readonly setAside: number, readonly repeated: number } };

export type BankFilesQueryVariables = {
  after?: string | null | undefined;
};

export type BankFilesQuery = { readonly bankFiles: { readonly nextCursor: string | null, readonly count: number, readonly countIsOpen: boolean, readonly rows: ReadonlyArray<{ readonly __typename: 'BankFile', readonly _id: string, readonly regionName: string, readonly fileName: string, readonly addedAt: Instant, readonly addedByName: string | null, readonly counts: { readonly pending: number, readonly matched: number, readonly setAside: number, readonly repeated: number } }> } };

export type CampusesWithBankQueryVariables = { [key: string]: never; };

export type CampusesWithBankQuery = { readonly invoicingCampuses: ReadonlyArray<{ readonly __typename: 'InvoicingCampus', readonly _id: string, readonly name: string }> };

export type BankFileQueryVariables = {
  fileId: string;
};

export type BankFileQuery = { readonly bankFile: { readonly __typename: 'BankFile', readonly regionId: string, readonly accounts: ReadonlyArray<string>, readonly unreadRows: ReadonlyArray<number>, readonly _id: string, readonly regionName: string, readonly fileName: string, readonly addedAt: Instant, readonly addedByName: string | null, readonly passedOver: ReadonlyArray<{ readonly kind: Types.BankPassedOver, readonly count: number }>, readonly counts: { readonly pending: number, readonly matched: number, readonly setAside: number, readonly repeated: number } } | null };

export type BeginBankFileMutationVariables = {
  fileId: string;
  regionId: string;
  fileName: string;
};

export type BeginBankFileMutation = { readonly beginBankFile: { readonly __typename: 'BankFile', readonly _id: string } };

export type AppendToBankFileMutationVariables = {
  fileId: string;
  piece: number;
  text: string;
};

export type AppendToBankFileMutation = { readonly appendToBankFile: { readonly __typename: 'BankFile', readonly _id: string } };

export type ReadBankFileMutationVariables = {
  fileId: string;
  columns?: ReadonlyArray<Types.BankColumnInput> | Types.BankColumnInput | null | undefined;
  dayOrder?: Types.BankDayOrder | null | undefined;
};

export type ReadBankFileMutation = { readonly readBankFile: { readonly __typename: 'BankFile', readonly _id: string } };

export const bankFiles: TypedDocument<BankFilesQuery, BankFilesQueryVariables> = {
  operationName: 'bankFiles',
  query: `query bankFiles($after:ID){bankFiles(first:20 after:$after){rows{...BankFileRow}nextCursor count countIsOpen}}fragment BankFileRow on BankFile{_id regionName fileName addedAt addedByName counts{pending matched setAside repeated}__typename}`,
};

export const campusesWithBank: TypedDocument<CampusesWithBankQuery, CampusesWithBankQueryVariables> = {
  operationName: 'campusesWithBank',
  query: `query campusesWithBank{invoicingCampuses{_id name __typename}}`,
};

export const bankFile: TypedDocument<BankFileQuery, BankFileQueryVariables> = {
  operationName: 'bankFile',
  query: `query bankFile($fileId:ID!){bankFile(_id:$fileId){...BankFileRow regionId accounts passedOver{kind count}unreadRows}}fragment BankFileRow on BankFile{_id regionName fileName addedAt addedByName counts{pending matched setAside repeated}__typename}`,
};

export const beginBankFile: TypedDocument<BeginBankFileMutation, BeginBankFileMutationVariables> = {
  operationName: 'beginBankFile',
  query: `mutation beginBankFile($fileId:ID!$regionId:ID!$fileName:String!){beginBankFile(fileId:$fileId regionId:$regionId fileName:$fileName){_id __typename}}`,
};

export const appendToBankFile: TypedDocument<AppendToBankFileMutation, AppendToBankFileMutationVariables> = {
  operationName: 'appendToBankFile',
  query: `mutation appendToBankFile($fileId:ID!$piece:Int!$text:String!){appendToBankFile(fileId:$fileId piece:$piece text:$text){_id __typename}}`,
};

export const readBankFile: TypedDocument<ReadBankFileMutation, ReadBankFileMutationVariables> = {
  operationName: 'readBankFile',
  query: `mutation readBankFile($fileId:ID!$columns:[BankColumnInput!]$dayOrder:BankDayOrder){readBankFile(fileId:$fileId columns:$columns dayOrder:$dayOrder){_id __typename}}`,
};
