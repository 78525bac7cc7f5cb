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

export type DocumentFilter = {
  readonly categoryId?: string | null | undefined;
  /** A language it is written in. */
  readonly locale?: string | null | undefined;
  /** A language it is not written in. */
  readonly missingIn?: string | null | undefined;
  /** Both kinds without it. */
  readonly published?: boolean | null | undefined;
  /** Beginnings of words of title and texts; accents do not count. */
  readonly search?: string | null | undefined;
};

export type DocumentSort =
  | 'TITLE'
  | 'UPDATED';

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

export type ManagedDocumentsQueryVariables = Exact<{
  filter?: DocumentFilter | null | undefined;
  sort?: DocumentSort | null | undefined;
  descending?: boolean | null | undefined;
  after?: string | null | undefined;
}>;


export type ManagedDocumentsQuery = { readonly managedDocuments: { readonly __typename: 'ManagedDocumentPage', readonly nextCursor: string | null, readonly count: number, readonly countIsOpen: boolean, readonly rows: ReadonlyArray<{ readonly __typename: 'ManagedDocument', readonly _id: string, readonly title: string, readonly permissions: ReadonlyArray<string>, readonly categoryName: string | null, readonly published: boolean, readonly isLegal: boolean, readonly locales: ReadonlyArray<string>, readonly updatedAt: string, readonly updatedByName: string | null }> } };

export type ListedDocumentFragment = { readonly __typename: 'ManagedDocument', readonly _id: string, readonly title: string, readonly permissions: ReadonlyArray<string>, readonly categoryName: string | null, readonly published: boolean, readonly isLegal: boolean, readonly locales: ReadonlyArray<string>, readonly updatedAt: string, readonly updatedByName: string | null };

export const managedDocuments: TypedDocument<ManagedDocumentsQuery, ManagedDocumentsQueryVariables> = {
  operationName: 'managedDocuments',
  query: `query managedDocuments($filter: DocumentFilter, $sort: DocumentSort, $descending: Boolean, $after: ID) {
  managedDocuments(
    filter: $filter
    sort: $sort
    descending: $descending
    first: 20
    after: $after
  ) {
    rows {
      ...ListedDocument
      __typename
    }
    nextCursor
    count
    countIsOpen
    __typename
  }
}

fragment ListedDocument on ManagedDocument {
  _id
  title
  permissions
  categoryName
  published
  isLegal
  locales
  updatedAt
  updatedByName
  __typename
}`,
};
