import type { TypedDocument } from '#kit/client/typed-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AnsweredPairInput = {
  readonly match: string;
  readonly option: string;
};

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

export type ExamAnswerInput = {
  readonly isTrue?: boolean | null | undefined;
  /** Options and matches have names of their own within a question. */
  readonly option?: string | null | undefined;
  readonly options?: ReadonlyArray<string> | null | undefined;
  readonly pairs?: ReadonlyArray<AnsweredPairInput> | null | undefined;
  readonly words?: string | null | undefined;
};

export type ExamEnding =
  | 'CLOSED_BROWSER'
  | 'CONNECTION_LOST'
  | 'LEFT_PAGE'
  | 'SUBMITTED'
  | 'TIMED_OUT';

export type ExamInput = {
  readonly allowedAttempts?: number | null | undefined;
  readonly instructions?: string | null | undefined;
  readonly limitMinutes?: number | null | undefined;
  readonly locale: string;
  readonly openBook: boolean;
  readonly passMark: number;
  /** Of these categories so many questions are asked, of all others every one. As before without it. */
  readonly picks?: ReadonlyArray<ExamPickInput> | null | undefined;
  readonly review: ExamReview;
  readonly shuffles: boolean;
  readonly title: string;
};

export type ExamPickInput = {
  readonly category: string;
  readonly pick: number;
};

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

export type NewQuestionInput = {
  /** A new id, made by the page. */
  readonly questionId: string;
  readonly questionInput: QuestionInput;
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

export type QuestionChoiceInput = {
  readonly name: string;
  readonly words: string;
};

export type QuestionInput = {
  /** Every wording of a fill-in that is right. */
  readonly accepted?: ReadonlyArray<string> | null | undefined;
  readonly category?: string | null | undefined;
  /** A picture that was kept before. */
  readonly imageId?: string | null | undefined;
  readonly kind: QuestionKind;
  readonly points: number;
  /** What is right; nothing for an essay. */
  readonly right?: ExamAnswerInput | null | undefined;
  readonly texts: ReadonlyArray<QuestionTextInput>;
};

export type QuestionKind =
  | 'ESSAY'
  | 'FILL_IN'
  | 'MATCHING'
  | 'MULTIPLE_CHOICE'
  | 'SINGLE_CHOICE'
  | 'TRUE_FALSE';

export type QuestionTextInput = {
  readonly explanation?: string | null | undefined;
  /** What stands for the picture where it is not seen. */
  readonly imageAlt?: string | null | undefined;
  readonly locale: string;
  readonly matches: ReadonlyArray<QuestionChoiceInput>;
  readonly options: ReadonlyArray<QuestionChoiceInput>;
  readonly words: string;
};

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

export type WrittenExamFragment = { readonly __typename: 'Exam', readonly _id: string, readonly courseId: string, readonly courseName: string, readonly title: string, readonly version: number, readonly passMark: number, readonly allowedAttempts: number | null, readonly limitMinutes: number | null, readonly openBook: boolean, readonly shuffles: boolean, readonly review: ExamReview, readonly questionCount: number, readonly wholeIn: ReadonlyArray<string>, readonly usedElsewhere: ReadonlyArray<string> | null, readonly texts: ReadonlyArray<{ readonly __typename: 'ExamText', readonly locale: string, readonly title: string, readonly instructions: string }>, readonly picks: ReadonlyArray<{ readonly __typename: 'ExamPick', readonly category: string, readonly pick: number }> };

export type WrittenQuestionFragment = { readonly __typename: 'ExamQuestion', readonly _id: string, readonly kind: QuestionKind, readonly points: number, readonly category: string, readonly version: number, readonly imageId: string | null, readonly isTrue: boolean | null, readonly accepted: ReadonlyArray<string>, readonly rightOptions: ReadonlyArray<string>, readonly rightMatches: ReadonlyArray<string>, readonly texts: ReadonlyArray<{ readonly __typename: 'QuestionText', readonly locale: string, readonly words: string, readonly explanation: string, readonly imageAlt: string, readonly options: ReadonlyArray<{ readonly __typename: 'QuestionChoice', readonly name: string, readonly words: string }>, readonly matches: ReadonlyArray<{ readonly __typename: 'QuestionChoice', readonly name: string, readonly words: string }> }> };

export type ExamsOfCourseQueryVariables = Exact<{
  courseId: string;
}>;


export type ExamsOfCourseQuery = { readonly exams: ReadonlyArray<{ readonly __typename: 'Exam', readonly _id: string, readonly title: string, readonly questionCount: number, readonly wholeIn: ReadonlyArray<string>, readonly limitMinutes: number | null, readonly schedules: ReadonlyArray<{ readonly __typename: 'ExamSchedule', readonly groupId: string }> }> };

export type WrittenExamQueryVariables = Exact<{
  examId: string;
  locale?: string | null | undefined;
}>;


export type WrittenExamQuery = { readonly exam: { readonly __typename: 'Exam', readonly resultsOnOldKeys: number | null, readonly _id: string, readonly courseId: string, readonly courseName: string, readonly title: string, readonly version: number, readonly passMark: number, readonly allowedAttempts: number | null, readonly limitMinutes: number | null, readonly openBook: boolean, readonly shuffles: boolean, readonly review: ExamReview, readonly questionCount: number, readonly wholeIn: ReadonlyArray<string>, readonly usedElsewhere: ReadonlyArray<string> | null, readonly questions: ReadonlyArray<{ readonly __typename: 'ExamQuestion', readonly _id: string, readonly kind: QuestionKind, readonly points: number, readonly category: string, readonly version: number, readonly imageId: string | null, readonly isTrue: boolean | null, readonly accepted: ReadonlyArray<string>, readonly rightOptions: ReadonlyArray<string>, readonly rightMatches: ReadonlyArray<string>, readonly texts: ReadonlyArray<{ readonly __typename: 'QuestionText', readonly locale: string, readonly words: string, readonly explanation: string, readonly imageAlt: string, readonly options: ReadonlyArray<{ readonly __typename: 'QuestionChoice', readonly name: string, readonly words: string }>, readonly matches: ReadonlyArray<{ readonly __typename: 'QuestionChoice', readonly name: string, readonly words: string }> }> }> | null, readonly texts: ReadonlyArray<{ readonly __typename: 'ExamText', readonly locale: string, readonly title: string, readonly instructions: string }>, readonly picks: ReadonlyArray<{ readonly __typename: 'ExamPick', readonly category: string, readonly pick: number }> } | null };

export type SaveExamMutationVariables = Exact<{
  examId: string;
  courseId: string;
  version?: number | null | undefined;
  examInput: ExamInput;
}>;


export type SaveExamMutation = { readonly saveExam: { readonly __typename: 'Exam', readonly _id: string } };

export type SaveQuestionMutationVariables = Exact<{
  examId: string;
  questionId: string;
  version?: number | null | undefined;
  questionInput: QuestionInput;
}>;


export type SaveQuestionMutation = { readonly saveQuestion: { readonly __typename: 'Exam', readonly _id: string, readonly resultsOnOldKeys: number | null } | null };

export type OpenQuestionImageMutationVariables = Exact<{
  imageId: string;
  bytes: number;
}>;


export type OpenQuestionImageMutation = { readonly openQuestionImage: { readonly __typename: 'QuestionImageUpload', readonly uploadId: string, readonly url: string } };

export type KeepQuestionImageMutationVariables = Exact<{
  imageId: string;
  uploadId: string;
  bytes: number;
}>;


export type KeepQuestionImageMutation = { readonly keepQuestionImage: boolean };

export type RetireQuestionMutationVariables = Exact<{
  questionId: string;
  retired: boolean;
}>;


export type RetireQuestionMutation = { readonly retireQuestion: { readonly __typename: 'Exam', readonly _id: string } | null };

export type ReorderQuestionsMutationVariables = Exact<{
  examId: string;
  questionIds: ReadonlyArray<string> | string;
}>;


export type ReorderQuestionsMutation = { readonly reorderQuestions: { readonly __typename: 'Exam', readonly _id: string } | null };

export type ArchiveExamMutationVariables = Exact<{
  examId: string;
  archived: boolean;
}>;


export type ArchiveExamMutation = { readonly archiveExam: { readonly __typename: 'Exam', readonly _id: string } | null };

export type ImportQuestionsMutationVariables = Exact<{
  examId: string;
  questions: ReadonlyArray<NewQuestionInput> | NewQuestionInput;
}>;


export type ImportQuestionsMutation = { readonly importQuestions: { readonly __typename: 'Exam', readonly _id: string } | null };

export const examsOfCourse: TypedDocument<ExamsOfCourseQuery, ExamsOfCourseQueryVariables> = {
  operationName: 'examsOfCourse',
  query: `query examsOfCourse($courseId: ID!) {
  exams(courseId: $courseId) {
    _id
    title
    questionCount
    wholeIn
    limitMinutes
    schedules {
      groupId
      __typename
    }
    __typename
  }
}`,
};

export const writtenExam: TypedDocument<WrittenExamQuery, WrittenExamQueryVariables> = {
  operationName: 'writtenExam',
  query: `query writtenExam($examId: ID!, $locale: String) {
  exam(examId: $examId, locale: $locale) {
    ...WrittenExam
    resultsOnOldKeys
    questions {
      ...WrittenQuestion
      __typename
    }
    __typename
  }
}

fragment WrittenExam on Exam {
  _id
  courseId
  courseName
  title
  version
  passMark
  allowedAttempts
  limitMinutes
  openBook
  shuffles
  review
  questionCount
  wholeIn
  usedElsewhere
  texts {
    locale
    title
    instructions
    __typename
  }
  picks {
    category
    pick
    __typename
  }
  __typename
}

fragment WrittenQuestion on ExamQuestion {
  _id
  kind
  points
  category
  version
  imageId
  isTrue
  accepted
  rightOptions
  rightMatches
  texts {
    locale
    words
    explanation
    imageAlt
    options {
      name
      words
      __typename
    }
    matches {
      name
      words
      __typename
    }
    __typename
  }
  __typename
}`,
};

export const saveExam: TypedDocument<SaveExamMutation, SaveExamMutationVariables> = {
  operationName: 'saveExam',
  query: `mutation saveExam($examId: ID!, $courseId: ID!, $version: Int, $examInput: ExamInput!) {
  saveExam(
    examId: $examId
    courseId: $courseId
    version: $version
    examInput: $examInput
  ) {
    _id
    __typename
  }
}`,
};

export const saveQuestion: TypedDocument<SaveQuestionMutation, SaveQuestionMutationVariables> = {
  operationName: 'saveQuestion',
  query: `mutation saveQuestion($examId: ID!, $questionId: ID!, $version: Int, $questionInput: QuestionInput!) {
  saveQuestion(
    examId: $examId
    questionId: $questionId
    version: $version
    questionInput: $questionInput
  ) {
    _id
    resultsOnOldKeys(questionId: $questionId)
    __typename
  }
}`,
};

export const openQuestionImage: TypedDocument<OpenQuestionImageMutation, OpenQuestionImageMutationVariables> = {
  operationName: 'openQuestionImage',
  query: `mutation openQuestionImage($imageId: ID!, $bytes: Int!) {
  openQuestionImage(imageId: $imageId, bytes: $bytes) {
    uploadId
    url
    __typename
  }
}`,
};

export const keepQuestionImage: TypedDocument<KeepQuestionImageMutation, KeepQuestionImageMutationVariables> = {
  operationName: 'keepQuestionImage',
  query: `mutation keepQuestionImage($imageId: ID!, $uploadId: String!, $bytes: Int!) {
  keepQuestionImage(imageId: $imageId, uploadId: $uploadId, bytes: $bytes)
}`,
};

export const retireQuestion: TypedDocument<RetireQuestionMutation, RetireQuestionMutationVariables> = {
  operationName: 'retireQuestion',
  query: `mutation retireQuestion($questionId: ID!, $retired: Boolean!) {
  retireQuestion(questionId: $questionId, retired: $retired) {
    _id
    __typename
  }
}`,
};

export const reorderQuestions: TypedDocument<ReorderQuestionsMutation, ReorderQuestionsMutationVariables> = {
  operationName: 'reorderQuestions',
  query: `mutation reorderQuestions($examId: ID!, $questionIds: [ID!]!) {
  reorderQuestions(examId: $examId, questionIds: $questionIds) {
    _id
    __typename
  }
}`,
};

export const archiveExam: TypedDocument<ArchiveExamMutation, ArchiveExamMutationVariables> = {
  operationName: 'archiveExam',
  query: `mutation archiveExam($examId: ID!, $archived: Boolean!) {
  archiveExam(examId: $examId, archived: $archived) {
    _id
    __typename
  }
}`,
};

export const importQuestions: TypedDocument<ImportQuestionsMutation, ImportQuestionsMutationVariables> = {
  operationName: 'importQuestions',
  query: `mutation importQuestions($examId: ID!, $questions: [NewQuestionInput!]!) {
  importQuestions(examId: $examId, questions: $questions) {
    _id
    __typename
  }
}`,
};
