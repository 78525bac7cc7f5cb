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

export type OneNoteFragment = { readonly __typename: 'PersonNote', readonly _id: string, readonly body: string, readonly createdAt: string, readonly createdBy: string | null, readonly createdByName: string | null };

export type PersonNotesQueryVariables = Exact<{
  userId: string;
}>;


export type PersonNotesQuery = { readonly personNotes: ReadonlyArray<{ readonly __typename: 'PersonNote', readonly _id: string, readonly body: string, readonly createdAt: string, readonly createdBy: string | null, readonly createdByName: string | null }> };

export type WritePersonNoteMutationVariables = Exact<{
  noteId: string;
  userId: string;
  body: string;
}>;


export type WritePersonNoteMutation = { readonly writePersonNote: { readonly __typename: 'PersonNote', readonly _id: string, readonly body: string, readonly createdAt: string, readonly createdBy: string | null, readonly createdByName: string | null } };

export type RemovePersonNoteMutationVariables = Exact<{
  noteId: string;
  isRemoved: boolean;
}>;


export type RemovePersonNoteMutation = { readonly removePersonNote: { readonly __typename: 'PersonNote', readonly _id: string, readonly isRemoved: boolean } };

export type OneDeedFragment = { readonly __typename: 'PersonDeed', readonly _id: string, readonly at: string, readonly action: string, readonly actorName: string | null, readonly impersonatorName: string | null, readonly reason: string | null, readonly changes: ReadonlyArray<{ readonly __typename: 'PersonChange', readonly field: string, readonly before: string | null, readonly after: string | null }> };

export type PersonHistoryQueryVariables = Exact<{
  userId: string;
  after?: string | null | undefined;
}>;


export type PersonHistoryQuery = { readonly personHistory: { readonly __typename: 'PersonDeedPage', readonly nextCursor: string | null, readonly rows: ReadonlyArray<{ readonly __typename: 'PersonDeed', readonly _id: string, readonly at: string, readonly action: string, readonly actorName: string | null, readonly impersonatorName: string | null, readonly reason: string | null, readonly changes: ReadonlyArray<{ readonly __typename: 'PersonChange', readonly field: string, readonly before: string | null, readonly after: string | null }> }> } | null };

export type SetGraduationMutationVariables = Exact<{
  userId: string;
  graduatedOn?: string | null | undefined;
  place?: string | null | undefined;
}>;


export type SetGraduationMutation = { readonly setGraduation: boolean };

export const personNotes: TypedDocument<PersonNotesQuery, PersonNotesQueryVariables> = {
  operationName: 'personNotes',
  query: `query personNotes($userId: ID!) {
  personNotes(userId: $userId) {
    ...OneNote
    __typename
  }
}

fragment OneNote on PersonNote {
  _id
  body
  createdAt
  createdBy
  createdByName
  __typename
}`,
};

export const writePersonNote: TypedDocument<WritePersonNoteMutation, WritePersonNoteMutationVariables> = {
  operationName: 'writePersonNote',
  query: `mutation writePersonNote($noteId: ID!, $userId: ID!, $body: String!) {
  writePersonNote(noteId: $noteId, userId: $userId, body: $body) {
    ...OneNote
    __typename
  }
}

fragment OneNote on PersonNote {
  _id
  body
  createdAt
  createdBy
  createdByName
  __typename
}`,
};

export const removePersonNote: TypedDocument<RemovePersonNoteMutation, RemovePersonNoteMutationVariables> = {
  operationName: 'removePersonNote',
  query: `mutation removePersonNote($noteId: ID!, $isRemoved: Boolean!) {
  removePersonNote(noteId: $noteId, isRemoved: $isRemoved) {
    _id
    isRemoved
    __typename
  }
}`,
};

export const personHistory: TypedDocument<PersonHistoryQuery, PersonHistoryQueryVariables> = {
  operationName: 'personHistory',
  query: `query personHistory($userId: ID!, $after: String) {
  personHistory(userId: $userId, after: $after) {
    rows {
      ...OneDeed
      __typename
    }
    nextCursor
    __typename
  }
}

fragment OneDeed on PersonDeed {
  _id
  at
  action
  actorName
  impersonatorName
  reason
  changes {
    field
    before
    after
    __typename
  }
  __typename
}`,
};

export const setGraduation: TypedDocument<SetGraduationMutation, SetGraduationMutationVariables> = {
  operationName: 'setGraduation',
  query: `mutation setGraduation($userId: ID!, $graduatedOn: String, $place: String) {
  setGraduation(userId: $userId, graduatedOn: $graduatedOn, place: $place)
}`,
};
