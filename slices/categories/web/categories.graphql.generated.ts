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

export type CategoryInput = {
  readonly colour?: CategoryColour | null | undefined;
  readonly name: string;
  /** Where it stands among the others. */
  readonly position?: number | null | undefined;
  /** For what it can be newly chosen; what is sorted by it already stays so. */
  readonly uses: ReadonlyArray<CategoryUse>;
};

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

export type CategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type CategoriesQuery = { readonly categories: ReadonlyArray<{ readonly __typename: 'Category', readonly _id: string, readonly name: string, readonly uses: ReadonlyArray<CategoryUse>, readonly position: number, readonly colour: CategoryColour, readonly version: number }> };

export type ListedCategoryFragment = { readonly __typename: 'Category', readonly _id: string, readonly name: string, readonly uses: ReadonlyArray<CategoryUse>, readonly position: number, readonly colour: CategoryColour, readonly version: number };

export type CreateCategoryMutationVariables = Exact<{
  categoryId: string;
  categoryInput: CategoryInput;
}>;


export type CreateCategoryMutation = { readonly createCategory: { readonly __typename: 'Category', readonly _id: string, readonly name: string, readonly uses: ReadonlyArray<CategoryUse>, readonly position: number, readonly colour: CategoryColour, readonly version: number } };

export type UpdateCategoryMutationVariables = Exact<{
  categoryId: string;
  version: number;
  categoryInput: CategoryInput;
}>;


export type UpdateCategoryMutation = { readonly updateCategory: { readonly __typename: 'Category', readonly _id: string, readonly name: string, readonly uses: ReadonlyArray<CategoryUse>, readonly position: number, readonly colour: CategoryColour, readonly version: number } };

export type DeleteCategoryMutationVariables = Exact<{
  categoryId: string;
}>;


export type DeleteCategoryMutation = { readonly deleteCategory: boolean };

export const categories: TypedDocument<CategoriesQuery, CategoriesQueryVariables> = {
  operationName: 'categories',
  query: `query categories {
  categories {
    ...ListedCategory
    __typename
  }
}

fragment ListedCategory on Category {
  _id
  name
  uses
  position
  colour
  version
  __typename
}`,
};

export const createCategory: TypedDocument<CreateCategoryMutation, CreateCategoryMutationVariables> = {
  operationName: 'createCategory',
  query: `mutation createCategory($categoryId: ID!, $categoryInput: CategoryInput!) {
  createCategory(categoryId: $categoryId, categoryInput: $categoryInput) {
    ...ListedCategory
    __typename
  }
}

fragment ListedCategory on Category {
  _id
  name
  uses
  position
  colour
  version
  __typename
}`,
};

export const updateCategory: TypedDocument<UpdateCategoryMutation, UpdateCategoryMutationVariables> = {
  operationName: 'updateCategory',
  query: `mutation updateCategory($categoryId: ID!, $version: Int!, $categoryInput: CategoryInput!) {
  updateCategory(
    categoryId: $categoryId
    version: $version
    categoryInput: $categoryInput
  ) {
    ...ListedCategory
    __typename
  }
}

fragment ListedCategory on Category {
  _id
  name
  uses
  position
  colour
  version
  __typename
}`,
};

export const deleteCategory: TypedDocument<DeleteCategoryMutation, DeleteCategoryMutationVariables> = {
  operationName: 'deleteCategory',
  query: `mutation deleteCategory($categoryId: ID!) {
  deleteCategory(categoryId: $categoryId)
}`,
};
