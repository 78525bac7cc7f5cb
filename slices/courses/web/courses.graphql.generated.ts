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

export type CourseFilter = {
  /** Both kinds without it. */
  readonly archived?: boolean | null | undefined;
  readonly categoryId?: string | null | undefined;
  /** Both kinds without it. */
  readonly hidden?: boolean | null | undefined;
  readonly kind?: CourseKind | null | undefined;
  /** Beginnings of words of code and name; accents do not count. */
  readonly search?: string | null | undefined;
  readonly teacherId?: string | null | undefined;
};

export type CourseKind =
  | 'CORE'
  | 'ELECTIVE';

export type CourseSort =
  | 'CODE'
  | 'NAME';

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

export type CoursesQueryVariables = Exact<{
  filter?: CourseFilter | null | undefined;
  sort?: CourseSort | null | undefined;
  descending?: boolean | null | undefined;
  locale?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type CoursesQuery = { readonly courses: { readonly __typename: 'CoursePage', readonly nextCursor: string | null, readonly count: number, readonly countIsOpen: boolean, readonly rows: ReadonlyArray<{ readonly __typename: 'Course', readonly _id: string, readonly code: string, readonly name: string, readonly credits: number, readonly kind: CourseKind, readonly hidden: boolean, readonly archived: boolean, readonly teacher: { readonly __typename: 'CourseTeacher', readonly name: string } | null, readonly category: { readonly __typename: 'Category', readonly name: string } | null }> } };

export type CoursesForFileQueryVariables = Exact<{
  filter?: CourseFilter | null | undefined;
  sort?: CourseSort | null | undefined;
  descending?: boolean | null | undefined;
  locale?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type CoursesForFileQuery = { readonly courses: { readonly __typename: 'CoursePage', readonly nextCursor: string | null, readonly rows: ReadonlyArray<{ readonly __typename: 'Course', readonly _id: string, readonly code: string, readonly name: string, readonly credits: number, readonly kind: CourseKind, readonly hidden: boolean, readonly archived: boolean, readonly teacher: { readonly __typename: 'CourseTeacher', readonly name: string } | null, readonly category: { readonly __typename: 'Category', readonly name: string } | null }> } };

export type ListedCourseFragment = { readonly __typename: 'Course', readonly _id: string, readonly code: string, readonly name: string, readonly credits: number, readonly kind: CourseKind, readonly hidden: boolean, readonly archived: boolean, readonly teacher: { readonly __typename: 'CourseTeacher', readonly name: string } | null, readonly category: { readonly __typename: 'Category', readonly name: string } | null };

export type CategoriesOfCoursesQueryVariables = Exact<{ [key: string]: never; }>;


export type CategoriesOfCoursesQuery = { readonly categories: ReadonlyArray<{ readonly __typename: 'Category', readonly _id: string, readonly name: string }> };

export type TeachersOfCoursesQueryVariables = Exact<{
  search: string;
}>;


export type TeachersOfCoursesQuery = { readonly teachers: { readonly __typename: 'TeacherPage', readonly rows: ReadonlyArray<{ readonly __typename: 'Teacher', readonly _id: string, readonly name: string, readonly regionName: string }> } };

export type CoursesToFindQueryVariables = Exact<{
  search: string;
}>;


export type CoursesToFindQuery = { readonly courses: { readonly __typename: 'CoursePage', readonly rows: ReadonlyArray<{ readonly __typename: 'Course', readonly _id: string, readonly code: string, readonly name: string }> } };

export const courses: TypedDocument<CoursesQuery, CoursesQueryVariables> = {
  operationName: 'courses',
  query: `query courses($filter: CourseFilter, $sort: CourseSort, $descending: Boolean, $locale: String, $after: ID) {
  courses(
    filter: $filter
    sort: $sort
    descending: $descending
    locale: $locale
    first: 20
    after: $after
  ) {
    rows {
      ...ListedCourse
      __typename
    }
    nextCursor
    count
    countIsOpen
    __typename
  }
}

fragment ListedCourse on Course {
  _id
  code
  name
  credits
  kind
  hidden
  archived
  teacher {
    name
    __typename
  }
  category {
    name
    __typename
  }
  __typename
}`,
};

export const coursesForFile: TypedDocument<CoursesForFileQuery, CoursesForFileQueryVariables> = {
  operationName: 'coursesForFile',
  query: `query coursesForFile($filter: CourseFilter, $sort: CourseSort, $descending: Boolean, $locale: String, $after: ID) {
  courses(
    filter: $filter
    sort: $sort
    descending: $descending
    locale: $locale
    first: 100
    after: $after
  ) {
    rows {
      ...ListedCourse
      __typename
    }
    nextCursor
    __typename
  }
}

fragment ListedCourse on Course {
  _id
  code
  name
  credits
  kind
  hidden
  archived
  teacher {
    name
    __typename
  }
  category {
    name
    __typename
  }
  __typename
}`,
};

export const categoriesOfCourses: TypedDocument<CategoriesOfCoursesQuery, CategoriesOfCoursesQueryVariables> = {
  operationName: 'categoriesOfCourses',
  query: `query categoriesOfCourses {
  categories(use: COURSES) {
    _id
    name
    __typename
  }
}`,
};

export const teachersOfCourses: TypedDocument<TeachersOfCoursesQuery, TeachersOfCoursesQueryVariables> = {
  operationName: 'teachersOfCourses',
  query: `query teachersOfCourses($search: String!) {
  teachers(filter: {search: $search, archived: false}, first: 10) {
    rows {
      _id
      name
      regionName
      __typename
    }
    __typename
  }
}`,
};

export const coursesToFind: TypedDocument<CoursesToFindQuery, CoursesToFindQueryVariables> = {
  operationName: 'coursesToFind',
  query: `query coursesToFind($search: String!) {
  courses(filter: {search: $search}, first: 5) {
    rows {
      _id
      code
      name
      __typename
    }
    __typename
  }
}`,
};
