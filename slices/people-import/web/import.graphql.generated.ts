import type { TypedDocument } from '#kit/client/typed-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AssignmentKind =
  | 'COMPLETION'
  | 'GRADED';

export type CategoryColour =
  | 'MOSS'
  | 'OCHRE'
  | 'PLUM'
  | 'SEA'
  | 'SLATE'
  | 'WINE';

export type CategoryUse =
  | 'COURSES'
  | 'DOCUMENTS'
  | 'LINKS'
  | 'MESSAGES';

export type CourseKind =
  | 'CORE'
  | 'ELECTIVE';

export type CourseState =
  | 'FAILED'
  | 'INCOMPLETE'
  | 'IN_PROGRESS'
  | 'PASSED';

export type CourseStepKind =
  | 'DEDUCTION'
  | 'ENTERED'
  | 'MEAN'
  | 'PART';

export type ExamEnding =
  | 'CLOSED_BROWSER'
  | 'CONNECTION_LOST'
  | 'LEFT_PAGE'
  | 'SUBMITTED'
  | 'TIMED_OUT';

export type ExamResultState =
  | 'FAILED'
  | 'LEFT'
  | 'PASSED'
  | 'SITTING'
  | 'TO_MARK'
  | 'VOIDED'
  | 'WAITS';

export type ExamReview =
  | 'AFTER_LAST'
  | 'AT_ONCE'
  | 'BEFORE_DEADLINE'
  | 'NEVER';

export type FilmKind =
  | 'AUDIO'
  | 'VIDEO';

export type FilmState =
  | 'FAILED'
  | 'PREPARING'
  | 'READY'
  | 'WAITING';

export type GradeProjectionKind =
  | 'NEEDED'
  | 'OUT_OF_REACH'
  | 'SECURED';

export type GroupSession =
  | 'DAY'
  | 'EVENING'
  | 'ONLINE';

export type HelpState =
  | 'CLOSED'
  | 'OPEN';

export type PartKind =
  | 'ASSIGNMENT'
  | 'COMPLETION'
  | 'EXAM';

export type PartState =
  | 'GRADED'
  | 'MISSED'
  | 'TO_COME'
  | 'WAITS';

export type PeopleImportState =
  | 'CHECKED'
  | 'CHECKING'
  | 'IMPORTED'
  | 'IMPORTING'
  | 'REFUSED'
  | 'UNDOING'
  | 'UNDONE'
  | 'UPLOADING';

export type PersonStatus =
  | 'ACTIVE'
  | 'DISABLED'
  | 'UNVERIFIED';

export type QuestionKind =
  | 'ESSAY'
  | 'FILL_IN'
  | 'MATCHING'
  | 'MULTIPLE_CHOICE'
  | 'SINGLE_CHOICE'
  | 'TRUE_FALSE';

export type RegionType =
  | 'CAMPUS'
  | 'OFFICE';

export type RegionZone =
  | 'AFRICA'
  | 'ASIA_PACIFIC'
  | 'EUROPE'
  | 'LATIN_AMERICA'
  | 'NORTH_AMERICA'
  | 'SYSTEM';

export type SubmissionState =
  | 'GRADED'
  | 'MISSED'
  | 'RETURNED'
  | 'SUBMITTED'
  | 'TO_DO';

export type TranscriptPaper =
  | 'A4'
  | 'LETTER';

export type TranscriptState =
  | 'FAILED'
  | 'INCOMPLETE'
  | 'IN_PROGRESS'
  | 'PASSED';

export type OneImportFragment = { readonly __typename: 'PeopleImport', readonly _id: string, readonly regionId: string, readonly regionName: string, readonly fileName: string, readonly state: PeopleImportState, readonly problem: string | null, readonly createdAt: string, readonly good: number, readonly bad: number, readonly imported: number, readonly undone: number, readonly kept: number };

export type PeopleImportQueryVariables = Exact<{
  importId: string;
}>;


export type PeopleImportQuery = { readonly peopleImport: { readonly __typename: 'PeopleImport', readonly _id: string, readonly regionId: string, readonly regionName: string, readonly fileName: string, readonly state: PeopleImportState, readonly problem: string | null, readonly createdAt: string, readonly good: number, readonly bad: number, readonly imported: number, readonly undone: number, readonly kept: number } | null };

export type PeopleImportsQueryVariables = Exact<{ [key: string]: never; }>;


export type PeopleImportsQuery = { readonly peopleImports: ReadonlyArray<{ readonly __typename: 'PeopleImport', readonly _id: string, readonly regionId: string, readonly regionName: string, readonly fileName: string, readonly state: PeopleImportState, readonly problem: string | null, readonly createdAt: string, readonly good: number, readonly bad: number, readonly imported: number, readonly undone: number, readonly kept: number }> };

export type CampusesToImportIntoQueryVariables = Exact<{ [key: string]: never; }>;


export type CampusesToImportIntoQuery = { readonly regions: ReadonlyArray<{ readonly __typename: 'Region', readonly _id: string, readonly name: string, readonly slug: string }> };

export type ImportLineFragment = { readonly __typename: 'PeopleImportLine', readonly _id: string, readonly line: number, readonly firstName: string, readonly lastName: string, readonly email: string, readonly group: string, readonly language: string, readonly problem: string | null, readonly knownAs: string | null };

export type ImportProblemsQueryVariables = Exact<{
  importId: string;
  first: number;
  after: number;
}>;


export type ImportProblemsQuery = { readonly peopleImport: { readonly __typename: 'PeopleImport', readonly _id: string, readonly problems: ReadonlyArray<{ readonly __typename: 'PeopleImportLine', readonly _id: string, readonly line: number, readonly firstName: string, readonly lastName: string, readonly email: string, readonly group: string, readonly language: string, readonly problem: string | null, readonly knownAs: string | null }> } | null };

export type BeginPeopleImportMutationVariables = Exact<{
  importId: string;
  regionId: string;
  fileName: string;
}>;


export type BeginPeopleImportMutation = { readonly beginPeopleImport: { readonly __typename: 'PeopleImport', readonly _id: string } };

export type AppendToPeopleImportMutationVariables = Exact<{
  importId: string;
  piece: number;
  text: string;
}>;


export type AppendToPeopleImportMutation = { readonly appendToPeopleImport: { readonly __typename: 'PeopleImport', readonly _id: string } };

export type CheckPeopleImportMutationVariables = Exact<{
  importId: string;
}>;


export type CheckPeopleImportMutation = { readonly checkPeopleImport: { readonly __typename: 'PeopleImport', readonly _id: string } };

export type RunPeopleImportMutationVariables = Exact<{
  importId: string;
  sendsMail: boolean;
}>;


export type RunPeopleImportMutation = { readonly runPeopleImport: { readonly __typename: 'PeopleImport', readonly _id: string } };

export type UndoPeopleImportMutationVariables = Exact<{
  importId: string;
}>;


export type UndoPeopleImportMutation = { readonly undoPeopleImport: { readonly __typename: 'PeopleImport', readonly _id: string } };

export const peopleImport: TypedDocument<PeopleImportQuery, PeopleImportQueryVariables> = {
  operationName: 'peopleImport',
  query: `query peopleImport($importId: ID!) {
  peopleImport(importId: $importId) {
    ...OneImport
    __typename
  }
}

fragment OneImport on PeopleImport {
  _id
  regionId
  regionName
  fileName
  state
  problem
  createdAt
  good
  bad
  imported
  undone
  kept
  __typename
}`,
};

export const peopleImports: TypedDocument<PeopleImportsQuery, PeopleImportsQueryVariables> = {
  operationName: 'peopleImports',
  query: `query peopleImports {
  peopleImports(first: 20) {
    ...OneImport
    __typename
  }
}

fragment OneImport on PeopleImport {
  _id
  regionId
  regionName
  fileName
  state
  problem
  createdAt
  good
  bad
  imported
  undone
  kept
  __typename
}`,
};

export const campusesToImportInto: TypedDocument<CampusesToImportIntoQuery, CampusesToImportIntoQueryVariables> = {
  operationName: 'campusesToImportInto',
  query: `query campusesToImportInto {
  regions {
    _id
    name
    slug
    __typename
  }
}`,
};

export const importProblems: TypedDocument<ImportProblemsQuery, ImportProblemsQueryVariables> = {
  operationName: 'importProblems',
  query: `query importProblems($importId: ID!, $first: Int!, $after: Int!) {
  peopleImport(importId: $importId) {
    _id
    problems(first: $first, after: $after) {
      ...ImportLine
      __typename
    }
    __typename
  }
}

fragment ImportLine on PeopleImportLine {
  _id
  line
  firstName
  lastName
  email
  group
  language
  problem
  knownAs
  __typename
}`,
};

export const beginPeopleImport: TypedDocument<BeginPeopleImportMutation, BeginPeopleImportMutationVariables> = {
  operationName: 'beginPeopleImport',
  query: `mutation beginPeopleImport($importId: ID!, $regionId: ID!, $fileName: String!) {
  beginPeopleImport(importId: $importId, regionId: $regionId, fileName: $fileName) {
    _id
    __typename
  }
}`,
};

export const appendToPeopleImport: TypedDocument<AppendToPeopleImportMutation, AppendToPeopleImportMutationVariables> = {
  operationName: 'appendToPeopleImport',
  query: `mutation appendToPeopleImport($importId: ID!, $piece: Int!, $text: String!) {
  appendToPeopleImport(importId: $importId, piece: $piece, text: $text) {
    _id
    __typename
  }
}`,
};

export const checkPeopleImport: TypedDocument<CheckPeopleImportMutation, CheckPeopleImportMutationVariables> = {
  operationName: 'checkPeopleImport',
  query: `mutation checkPeopleImport($importId: ID!) {
  checkPeopleImport(importId: $importId) {
    _id
    __typename
  }
}`,
};

export const runPeopleImport: TypedDocument<RunPeopleImportMutation, RunPeopleImportMutationVariables> = {
  operationName: 'runPeopleImport',
  query: `mutation runPeopleImport($importId: ID!, $sendsMail: Boolean!) {
  runPeopleImport(importId: $importId, sendsMail: $sendsMail) {
    _id
    __typename
  }
}`,
};

export const undoPeopleImport: TypedDocument<UndoPeopleImportMutation, UndoPeopleImportMutationVariables> = {
  operationName: 'undoPeopleImport',
  query: `mutation undoPeopleImport($importId: ID!) {
  undoPeopleImport(importId: $importId) {
    _id
    __typename
  }
}`,
};
