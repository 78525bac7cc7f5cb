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

export type DocumentsQueryVariables = Exact<{
  search?: string | null | undefined;
  categoryId?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type DocumentsQuery = { readonly documents: { readonly __typename: 'ReadableDocumentPage', readonly nextCursor: string | null, readonly count: number, readonly countIsOpen: boolean, readonly rows: ReadonlyArray<{ readonly __typename: 'ReadableDocument', readonly _id: string, readonly title: string, readonly categoryName: string | null, readonly updatedAt: string, readonly locale: string }> } };

export type DocumentsToFindQueryVariables = Exact<{
  search: string;
}>;


export type DocumentsToFindQuery = { readonly documents: { readonly __typename: 'ReadableDocumentPage', readonly rows: ReadonlyArray<{ readonly __typename: 'ReadableDocument', readonly _id: string, readonly title: string }> } };

export type CategoriesOfDocumentsQueryVariables = Exact<{ [key: string]: never; }>;


export type CategoriesOfDocumentsQuery = { readonly categories: ReadonlyArray<{ readonly __typename: 'Category', readonly _id: string, readonly name: string }> };

export const documents: TypedDocument<DocumentsQuery, DocumentsQueryVariables> = {
  operationName: 'documents',
  query: `query documents($search: String, $categoryId: ID, $after: ID) {
  documents(search: $search, categoryId: $categoryId, first: 20, after: $after) {
    rows {
      _id
      title
      categoryName
      updatedAt
      locale
      __typename
    }
    nextCursor
    count
    countIsOpen
    __typename
  }
}`,
};

export const documentsToFind: TypedDocument<DocumentsToFindQuery, DocumentsToFindQueryVariables> = {
  operationName: 'documentsToFind',
  query: `query documentsToFind($search: String!) {
  documents(search: $search, inTitle: true, first: 5) {
    rows {
      _id
      title
      __typename
    }
    __typename
  }
}`,
};

export const categoriesOfDocuments: TypedDocument<CategoriesOfDocumentsQuery, CategoriesOfDocumentsQueryVariables> = {
  operationName: 'categoriesOfDocuments',
  query: `query categoriesOfDocuments {
  categories(use: DOCUMENTS) {
    _id
    name
    __typename
  }
}`,
};
