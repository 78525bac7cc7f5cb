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

export type WatchedSpanInput = {
  readonly from: number;
  readonly to: number;
};

export type PlayedFilmFragment = { readonly __typename: 'Film', readonly _id: string, readonly locale: string, readonly kind: FilmKind, readonly state: FilmState, readonly progress: number, readonly seconds: number | null, readonly playback: { readonly __typename: 'FilmPlayback', readonly hlsUrl: string, readonly mp4Url: string | null, readonly audioUrl: string | null, readonly posterUrl: string | null, readonly thumbnailsUrl: string | null, readonly expiresAt: string } | null };

export type OneLessonFragment = { readonly __typename: 'Lesson', readonly _id: string, readonly courseId: string, readonly hidden: boolean, readonly title: string, readonly description: RichHtml, readonly locale: string, readonly seconds: number | null, readonly resumeAt: number, readonly completed: boolean, readonly chapters: ReadonlyArray<{ readonly __typename: 'Chapter', readonly startsAt: number, readonly title: string }>, readonly subtitles: ReadonlyArray<{ readonly __typename: 'LessonSubtitles', readonly locale: string }>, readonly files: ReadonlyArray<{ readonly __typename: 'LessonFile', readonly _id: string, readonly name: string, readonly bytes: number, readonly type: string, readonly url: string }>, readonly films: ReadonlyArray<{ readonly __typename: 'Film', readonly _id: string, readonly locale: string, readonly kind: FilmKind, readonly state: FilmState, readonly progress: number, readonly seconds: number | null, readonly playback: { readonly __typename: 'FilmPlayback', readonly hlsUrl: string, readonly mp4Url: string | null, readonly audioUrl: string | null, readonly posterUrl: string | null, readonly thumbnailsUrl: string | null, readonly expiresAt: string } | null }>, readonly notes: ReadonlyArray<{ readonly __typename: 'LessonNote', readonly _id: string, readonly atSecond: number, readonly body: string, readonly version: number }> };

export type OwnNoteFragment = { readonly __typename: 'LessonNote', readonly _id: string, readonly atSecond: number, readonly body: string, readonly version: number };

export type OneLessonQueryVariables = Exact<{
  lessonId: string;
  courseId: string;
  locale?: string | null | undefined;
}>;


export type OneLessonQuery = { readonly lesson: { readonly __typename: 'Lesson', readonly _id: string, readonly courseId: string, readonly hidden: boolean, readonly title: string, readonly description: RichHtml, readonly locale: string, readonly seconds: number | null, readonly resumeAt: number, readonly completed: boolean, readonly chapters: ReadonlyArray<{ readonly __typename: 'Chapter', readonly startsAt: number, readonly title: string }>, readonly subtitles: ReadonlyArray<{ readonly __typename: 'LessonSubtitles', readonly locale: string }>, readonly files: ReadonlyArray<{ readonly __typename: 'LessonFile', readonly _id: string, readonly name: string, readonly bytes: number, readonly type: string, readonly url: string }>, readonly films: ReadonlyArray<{ readonly __typename: 'Film', readonly _id: string, readonly locale: string, readonly kind: FilmKind, readonly state: FilmState, readonly progress: number, readonly seconds: number | null, readonly playback: { readonly __typename: 'FilmPlayback', readonly hlsUrl: string, readonly mp4Url: string | null, readonly audioUrl: string | null, readonly posterUrl: string | null, readonly thumbnailsUrl: string | null, readonly expiresAt: string } | null }>, readonly notes: ReadonlyArray<{ readonly __typename: 'LessonNote', readonly _id: string, readonly atSecond: number, readonly body: string, readonly version: number }> } | null, readonly course: { readonly __typename: 'Course', readonly _id: string, readonly name: string, readonly isTaken: boolean, readonly teacher: { readonly __typename: 'CourseTeacher', readonly _id: string, readonly name: string } | null } | null, readonly courseLessons: ReadonlyArray<{ readonly __typename: 'Lesson', readonly _id: string, readonly title: string, readonly hidden: boolean, readonly seconds: number | null, readonly resumeAt: number, readonly completed: boolean, readonly watchedSeconds: number, readonly watchedAt: string | null, readonly files: ReadonlyArray<{ readonly __typename: 'LessonFile', readonly _id: string }> }> | null, readonly currentUser: { readonly __typename: 'User', readonly _id: string, readonly showVideo: boolean | null } | null };

export type FreshFilmsQueryVariables = Exact<{
  lessonId: string;
}>;


export type FreshFilmsQuery = { readonly lesson: { readonly __typename: 'Lesson', readonly _id: string, readonly films: ReadonlyArray<{ readonly __typename: 'Film', readonly _id: string, readonly locale: string, readonly kind: FilmKind, readonly state: FilmState, readonly progress: number, readonly seconds: number | null, readonly playback: { readonly __typename: 'FilmPlayback', readonly hlsUrl: string, readonly mp4Url: string | null, readonly audioUrl: string | null, readonly posterUrl: string | null, readonly thumbnailsUrl: string | null, readonly expiresAt: string } | null }> } | null };

export type SubtitlesOfLessonQueryVariables = Exact<{
  lessonId: string;
  locale: string;
}>;


export type SubtitlesOfLessonQuery = { readonly lessonSubtitles: string | null };

export type WatchLessonMutationVariables = Exact<{
  lessonId: string;
  position: number;
  spans: ReadonlyArray<WatchedSpanInput> | WatchedSpanInput;
}>;


export type WatchLessonMutation = { readonly watchLesson: { readonly __typename: 'Lesson', readonly _id: string, readonly resumeAt: number, readonly completed: boolean } };

export type SaveLessonNoteMutationVariables = Exact<{
  noteId: string;
  lessonId: string;
  version: number;
  atSecond: number;
  body: string;
}>;


export type SaveLessonNoteMutation = { readonly saveLessonNote: { readonly __typename: 'LessonNote', readonly _id: string, readonly atSecond: number, readonly body: string, readonly version: number } };

export type DeleteLessonNoteMutationVariables = Exact<{
  noteId: string;
}>;


export type DeleteLessonNoteMutation = { readonly deleteLessonNote: string };

export const oneLesson: TypedDocument<OneLessonQuery, OneLessonQueryVariables> = {
  operationName: 'oneLesson',
  query: `query oneLesson($lessonId: ID!, $courseId: ID!, $locale: String) {
  lesson(lessonId: $lessonId, locale: $locale) {
    ...OneLesson
    __typename
  }
  course(courseId: $courseId, locale: $locale) {
    _id
    name
    isTaken
    teacher {
      _id
      name
      __typename
    }
    __typename
  }
  courseLessons(courseId: $courseId, locale: $locale) {
    ...ListedLesson
    __typename
  }
  currentUser {
    _id
    showVideo
    __typename
  }
}

fragment OneLesson on Lesson {
  _id
  courseId
  hidden
  title
  description
  locale
  seconds
  resumeAt
  completed
  chapters {
    startsAt
    title
    __typename
  }
  subtitles {
    locale
    __typename
  }
  files {
    _id
    name
    bytes
    type
    url
    __typename
  }
  films {
    ...PlayedFilm
    __typename
  }
  notes {
    ...OwnNote
    __typename
  }
  __typename
}

fragment PlayedFilm on Film {
  _id
  locale
  kind
  state
  progress
  seconds
  playback {
    hlsUrl
    mp4Url
    audioUrl
    posterUrl
    thumbnailsUrl
    expiresAt
    __typename
  }
  __typename
}

fragment OwnNote on LessonNote {
  _id
  atSecond
  body
  version
  __typename
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

export const freshFilms: TypedDocument<FreshFilmsQuery, FreshFilmsQueryVariables> = {
  operationName: 'freshFilms',
  query: `query freshFilms($lessonId: ID!) {
  lesson(lessonId: $lessonId) {
    _id
    films {
      ...PlayedFilm
      __typename
    }
    __typename
  }
}

fragment PlayedFilm on Film {
  _id
  locale
  kind
  state
  progress
  seconds
  playback {
    hlsUrl
    mp4Url
    audioUrl
    posterUrl
    thumbnailsUrl
    expiresAt
    __typename
  }
  __typename
}`,
};

export const subtitlesOfLesson: TypedDocument<SubtitlesOfLessonQuery, SubtitlesOfLessonQueryVariables> = {
  operationName: 'subtitlesOfLesson',
  query: `query subtitlesOfLesson($lessonId: ID!, $locale: String!) {
  lessonSubtitles(lessonId: $lessonId, locale: $locale)
}`,
};

export const watchLesson: TypedDocument<WatchLessonMutation, WatchLessonMutationVariables> = {
  operationName: 'watchLesson',
  query: `mutation watchLesson($lessonId: ID!, $position: Float!, $spans: [WatchedSpanInput!]!) {
  watchLesson(lessonId: $lessonId, position: $position, spans: $spans) {
    _id
    resumeAt
    completed
    __typename
  }
}`,
};

export const saveLessonNote: TypedDocument<SaveLessonNoteMutation, SaveLessonNoteMutationVariables> = {
  operationName: 'saveLessonNote',
  query: `mutation saveLessonNote($noteId: ID!, $lessonId: ID!, $version: Int!, $atSecond: Float!, $body: String!) {
  saveLessonNote(
    noteId: $noteId
    lessonId: $lessonId
    version: $version
    atSecond: $atSecond
    body: $body
  ) {
    ...OwnNote
    __typename
  }
}

fragment OwnNote on LessonNote {
  _id
  atSecond
  body
  version
  __typename
}`,
};

export const deleteLessonNote: TypedDocument<DeleteLessonNoteMutation, DeleteLessonNoteMutationVariables> = {
  operationName: 'deleteLessonNote',
  query: `mutation deleteLessonNote($noteId: ID!) {
  deleteLessonNote(noteId: $noteId)
}`,
};
