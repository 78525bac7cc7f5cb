import type { TypedDocument } from '#kit/client/typed-document.ts';
import type { RichHtml } from '#kit/rich-text/rich-html.ts';

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

export type LogitInput = {
  readonly action: string;
  readonly payload: string;
  /** What the person was shown, to quote it. */
  readonly reference?: string | null | undefined;
  readonly type: string;
  /** Accepted and not used: the session says who it was. */
  readonly userId?: string | null | undefined;
};

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

export type ListedLessonFragment = { readonly __typename: 'Lesson', readonly _id: string, readonly title: string, readonly hidden: boolean, readonly seconds: number | null, readonly resumeAt: number, readonly completed: boolean, readonly watchedSeconds: number, readonly watchedAt: string | null, readonly files: ReadonlyArray<{ readonly __typename: 'LessonFile', readonly _id: string }> };

export type StudentCourseQueryVariables = Exact<{
  courseId: string;
  locale?: string | null | undefined;
}>;


export type StudentCourseQuery = { readonly course: { readonly __typename: 'Course', readonly _id: string, readonly code: string, readonly name: string, readonly description: RichHtml, readonly credits: number, readonly kind: CourseKind, readonly locale: string, readonly locales: ReadonlyArray<string>, readonly isTaken: boolean, readonly category: { readonly __typename: 'Category', readonly _id: string, readonly colour: CategoryColour } | null, readonly teacher: { readonly __typename: 'CourseTeacher', readonly _id: string, readonly name: string, readonly photoUrl: string | null } | null, readonly outline: { readonly __typename: 'CourseOutline', readonly name: string, readonly bytes: number, readonly url: string } | null, readonly files: ReadonlyArray<{ readonly __typename: 'CourseFile', readonly _id: string, readonly name: string, readonly bytes: number, readonly url: string }>, readonly progress: { readonly __typename: 'CourseProgress', readonly lessons: number, readonly completed: number, readonly secondsLeft: number, readonly shares: ReadonlyArray<number> }, readonly nextLesson: { readonly __typename: 'NextLesson', readonly _id: string, readonly resumeAt: number } | null } | null, readonly courseLessons: ReadonlyArray<{ readonly __typename: 'Lesson', readonly _id: string, readonly title: string, readonly hidden: boolean, readonly seconds: number | null, readonly resumeAt: number, readonly completed: boolean, readonly watchedSeconds: number, readonly watchedAt: string | null, readonly files: ReadonlyArray<{ readonly __typename: 'LessonFile', readonly _id: string }> }> | null };

export type NoteCourseOpenedMutationVariables = Exact<{
  logitInput: LogitInput;
}>;


export type NoteCourseOpenedMutation = { readonly insertLogit: { readonly __typename: 'InsertedLogit', readonly _id: string } };

export const studentCourse: TypedDocument<StudentCourseQuery, StudentCourseQueryVariables> = {
  operationName: 'studentCourse',
  query: `query studentCourse($courseId: ID!, $locale: String) {
  course(courseId: $courseId, locale: $locale) {
    _id
    code
    name
    description
    credits
    kind
    locale
    locales
    isTaken
    category {
      _id
      colour
      __typename
    }
    teacher {
      _id
      name
      photoUrl(width: 96)
      __typename
    }
    outline {
      name
      bytes
      url
      __typename
    }
    files {
      _id
      name
      bytes
      url
      __typename
    }
    progress {
      lessons
      completed
      secondsLeft
      shares
      __typename
    }
    nextLesson {
      _id
      resumeAt
      __typename
    }
    __typename
  }
  courseLessons(courseId: $courseId, locale: $locale) {
    ...ListedLesson
    __typename
  }
}

fragment ListedLesson on Lesson {
  _id
  title
  hidden
  seconds
  resumeAt
  completed
  watchedSeconds
  watchedAt
  files {
    _id
    __typename
  }
  __typename
}`,
};

export const noteCourseOpened: TypedDocument<NoteCourseOpenedMutation, NoteCourseOpenedMutationVariables> = {
  operationName: 'noteCourseOpened',
  query: `mutation noteCourseOpened($logitInput: LogitInput!) {
  insertLogit(logitInput: $logitInput) {
    _id
    __typename
  }
}`,
};
