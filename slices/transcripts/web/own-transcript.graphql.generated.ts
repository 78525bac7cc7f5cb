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

export type TranscriptSheetFragment = { readonly __typename: 'Transcript', readonly _id: string, readonly studentName: string, readonly campus: string, readonly college: string, readonly today: string, readonly creditsEarned: number, readonly average: number | null, readonly gpa: number | null, readonly terms: ReadonlyArray<{ readonly __typename: 'TranscriptTerm', readonly term: string, readonly firstDay: string, readonly creditsEarned: number, readonly courses: ReadonlyArray<{ readonly __typename: 'TranscriptCourse', readonly code: string, readonly name: string, readonly teacherName: string | null, readonly credits: number, readonly grade: number | null, readonly state: TranscriptState }> }> };

export type IssuedPaperFragment = { readonly __typename: 'IssuedTranscript', readonly _id: string, readonly number: string, readonly locale: string, readonly paper: TranscriptPaper, readonly issuedAt: string, readonly revokedReason: string | null, readonly url: string, readonly verifyPath: string };

export type OwnTranscriptQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnTranscriptQuery = { readonly ownTranscript: { readonly __typename: 'Transcript', readonly _id: string, readonly studentName: string, readonly campus: string, readonly college: string, readonly today: string, readonly creditsEarned: number, readonly average: number | null, readonly gpa: number | null, readonly issues: ReadonlyArray<{ readonly __typename: 'IssuedTranscript', readonly _id: string, readonly number: string, readonly locale: string, readonly paper: TranscriptPaper, readonly issuedAt: string, readonly revokedReason: string | null, readonly url: string, readonly verifyPath: string }>, readonly holds: ReadonlyArray<{ readonly __typename: 'TranscriptHold', readonly _id: string, readonly reason: string }>, readonly terms: ReadonlyArray<{ readonly __typename: 'TranscriptTerm', readonly term: string, readonly firstDay: string, readonly creditsEarned: number, readonly courses: ReadonlyArray<{ readonly __typename: 'TranscriptCourse', readonly code: string, readonly name: string, readonly teacherName: string | null, readonly credits: number, readonly grade: number | null, readonly state: TranscriptState }> }> } | null };

export const ownTranscript: TypedDocument<OwnTranscriptQuery, OwnTranscriptQueryVariables> = {
  operationName: 'ownTranscript',
  query: `query ownTranscript {
  ownTranscript {
    ...TranscriptSheet
    issues {
      ...IssuedPaper
      __typename
    }
    holds {
      _id
      reason
      __typename
    }
    __typename
  }
}

fragment TranscriptSheet on Transcript {
  _id
  studentName
  campus
  college
  today
  creditsEarned
  average
  gpa
  terms {
    term
    firstDay
    creditsEarned
    courses {
      code
      name
      teacherName
      credits
      grade
      state
      __typename
    }
    __typename
  }
  __typename
}

fragment IssuedPaper on IssuedTranscript {
  _id
  number
  locale
  paper
  issuedAt
  revokedReason
  url
  verifyPath
  __typename
}`,
};
