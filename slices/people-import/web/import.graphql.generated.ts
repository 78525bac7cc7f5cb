import type { Instant } from '#kit/calendar/instant.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type OneImportFragment = { readonly __typename: 'PeopleImport', readonly _id: string, readonly regionId: string, readonly regionName: string, readonly fileName: string, readonly state: Types.PeopleImportState, readonly problem: string | null, readonly createdAt: Instant, readonly good: number, readonly bad: number, readonly imported: number, readonly undone: number, readonly kept: number, readonly joins: number, readonly joined: number, readonly unchanged: number, readonly left: number };

export type PeopleImportQueryVariables = {
  importId: string;
};

export type PeopleImportQuery = { readonly peopleImport: { readonly __typename: 'PeopleImport', readonly _id: string, readonly regionId: string, readonly regionName: string, readonly fileName: string, readonly state: Types.PeopleImportState, readonly problem: string | null, readonly createdAt: Instant, readonly good: number, readonly bad: number, readonly imported: number, readonly undone: number, readonly kept: number, readonly joins: number, readonly joined: number, readonly unchanged: number, readonly left: number } | null };

export type PeopleImportsQueryVariables = { [key: string]: never; };

export type PeopleImportsQuery = { readonly peopleImports: ReadonlyArray<{ readonly __typename: 'PeopleImport', readonly _id: string, readonly regionId: string, readonly regionName: string, readonly fileName: string, readonly state: Types.PeopleImportState, readonly problem: string | null, readonly createdAt: Instant, readonly good: number, readonly bad: number, readonly imported: number, readonly undone: number, readonly kept: number, readonly joins: number, readonly joined: number, readonly unchanged: number, readonly left: number }> };

export type ImportLineFragment = { readonly __typename: 'PeopleImportLine', readonly _id: string, readonly line: number, readonly firstName: string, readonly lastName: string, readonly email: string, readonly group: string, readonly language: string, readonly bornOn: string, readonly number: string, readonly campus: string, readonly problem: string | null, readonly problemField: string | null, readonly moreProblems: ReadonlyArray<string>, readonly knownAs: string | null, readonly nameDiffers: boolean, readonly outcome: Types.PeopleImportOutcome };

export type ImportNewcomersQueryVariables = {
  importId: string;
  first: number;
  after: number;
};

export type ImportNewcomersQuery = { readonly peopleImport: { readonly __typename: 'PeopleImport', readonly _id: string, readonly newcomers: ReadonlyArray<{ readonly __typename: 'PeopleImportLine', readonly _id: string, readonly line: number, readonly firstName: string, readonly lastName: string, readonly email: string, readonly group: string, readonly language: string, readonly bornOn: string, readonly number: string, readonly campus: string, readonly problem: string | null, readonly problemField: string | null, readonly moreProblems: ReadonlyArray<string>, readonly knownAs: string | null, readonly nameDiffers: boolean, readonly outcome: Types.PeopleImportOutcome }> } | null };

export type ImportKnownQueryVariables = {
  importId: string;
  first: number;
  after: number;
};

export type ImportKnownQuery = { readonly peopleImport: { readonly __typename: 'PeopleImport', readonly _id: string, readonly otherNames: ReadonlyArray<number>, readonly known: ReadonlyArray<{ readonly __typename: 'PeopleImportLine', readonly _id: string, readonly line: number, readonly firstName: string, readonly lastName: string, readonly email: string, readonly group: string, readonly language: string, readonly bornOn: string, readonly number: string, readonly campus: string, readonly problem: string | null, readonly problemField: string | null, readonly moreProblems: ReadonlyArray<string>, readonly knownAs: string | null, readonly nameDiffers: boolean, readonly outcome: Types.PeopleImportOutcome }> } | null };

export type ImportProblemsQueryVariables = {
  importId: string;
  first: number;
  after: number;
};

export type ImportProblemsQuery = { readonly peopleImport: { readonly __typename: 'PeopleImport', readonly _id: string, readonly problems: ReadonlyArray<{ readonly __typename: 'PeopleImportLine', readonly _id: string, readonly line: number, readonly firstName: string, readonly lastName: string, readonly email: string, readonly group: string, readonly language: string, readonly bornOn: string, readonly number: string, readonly campus: string, readonly problem: string | null, readonly problemField: string | null, readonly moreProblems: ReadonlyArray<string>, readonly knownAs: string | null, readonly nameDiffers: boolean, readonly outcome: Types.PeopleImportOutcome }> } | null };

export type BeginPeopleImportMutationVariables = {
  importId: string;
  regionId: string;
  fileName: string;
};

export type BeginPeopleImportMutation = { readonly beginPeopleImport: { readonly __typename: 'PeopleImport', readonly _id: string } };

export type AppendToPeopleImportMutationVariables = {
  importId: string;
  piece: number;
  text: string;
};

export type AppendToPeopleImportMutation = { readonly appendToPeopleImport: { readonly __typename: 'PeopleImport', readonly _id: string } };

export type CheckPeopleImportMutationVariables = {
  importId: string;
};

export type CheckPeopleImportMutation = { readonly checkPeopleImport: { readonly __typename: 'PeopleImport', readonly _id: string } };

export type RunPeopleImportMutationVariables = {
  importId: string;
  sendsMail: boolean;
};

export type RunPeopleImportMutation = { readonly runPeopleImport: { readonly __typename: 'PeopleImport', readonly _id: string } };

export type UndoPeopleImportMutationVariables = {
  importId: string;
};

export type UndoPeopleImportMutation = { readonly undoPeopleImport: { readonly __typename: 'PeopleImport', readonly _id: string } };

export const peopleImport: TypedDocument<PeopleImportQuery, PeopleImportQueryVariables> = {
  operationName: 'peopleImport',
  query: `query peopleImport($importId:ID!){peopleImport(importId:$importId){...OneImport}}fragment OneImport on PeopleImport{_id regionId regionName fileName state problem createdAt good bad imported undone kept joins joined unchanged left __typename}`,
};

export const peopleImports: TypedDocument<PeopleImportsQuery, PeopleImportsQueryVariables> = {
  operationName: 'peopleImports',
  query: `query peopleImports{peopleImports(first:20){...OneImport}}fragment OneImport on PeopleImport{_id regionId regionName fileName state problem createdAt good bad imported undone kept joins joined unchanged left __typename}`,
};

export const importNewcomers: TypedDocument<ImportNewcomersQuery, ImportNewcomersQueryVariables> = {
  operationName: 'importNewcomers',
  query: `query importNewcomers($importId:ID!$first:Int!$after:Int!){peopleImport(importId:$importId){_id newcomers(first:$first after:$after){...ImportLine}__typename}}fragment ImportLine on PeopleImportLine{_id line firstName lastName email group language bornOn number campus problem problemField moreProblems knownAs nameDiffers outcome __typename}`,
};

export const importKnown: TypedDocument<ImportKnownQuery, ImportKnownQueryVariables> = {
  operationName: 'importKnown',
  query: `query importKnown($importId:ID!$first:Int!$after:Int!){peopleImport(importId:$importId){_id otherNames(first:11)known(first:$first after:$after){...ImportLine}__typename}}fragment ImportLine on PeopleImportLine{_id line firstName lastName email group language bornOn number campus problem problemField moreProblems knownAs nameDiffers outcome __typename}`,
};

export const importProblems: TypedDocument<ImportProblemsQuery, ImportProblemsQueryVariables> = {
  operationName: 'importProblems',
  query: `query importProblems($importId:ID!$first:Int!$after:Int!){peopleImport(importId:$importId){_id problems(first:$first after:$after){...ImportLine}__typename}}fragment ImportLine on PeopleImportLine{_id line firstName lastName email group language bornOn number campus problem problemField moreProblems knownAs nameDiffers outcome __typename}`,
};

export const beginPeopleImport: TypedDocument<BeginPeopleImportMutation, BeginPeopleImportMutationVariables> = {
  operationName: 'beginPeopleImport',
  query: `mutation beginPeopleImport($importId:ID!$regionId:ID!$fileName:String!){beginPeopleImport(importId:$importId regionId:$regionId fileName:$fileName){_id __typename}}`,
};

export const appendToPeopleImport: TypedDocument<AppendToPeopleImportMutation, AppendToPeopleImportMutationVariables> = {
  operationName: 'appendToPeopleImport',
  query: `mutation appendToPeopleImport($importId:ID!$piece:Int!$text:String!){appendToPeopleImport(importId:$importId piece:$piece text:$text){_id __typename}}`,
};

export const checkPeopleImport: TypedDocument<CheckPeopleImportMutation, CheckPeopleImportMutationVariables> = {
  operationName: 'checkPeopleImport',
  query: `mutation checkPeopleImport($importId:ID!){checkPeopleImport(importId:$importId){_id __typename}}`,
};

export const runPeopleImport: TypedDocument<RunPeopleImportMutation, RunPeopleImportMutationVariables> = {
  operationName: 'runPeopleImport',
  query: `mutation runPeopleImport($importId:ID!$sendsMail:Boolean!){runPeopleImport(importId:$importId sendsMail:$sendsMail){_id __typename}}`,
};

export const undoPeopleImport: TypedDocument<UndoPeopleImportMutation, UndoPeopleImportMutationVariables> = {
  operationName: 'undoPeopleImport',
  query: `mutation undoPeopleImport($importId:ID!){undoPeopleImport(importId:$importId){_id __typename}}`,
};
