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

export type LinkInput = {
  readonly description?: string | null | undefined;
  /** None when it is for everybody. */
  readonly groupId?: string | null | undefined;
  readonly title: string;
  readonly url: string;
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

export type OwnLinksQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnLinksQuery = { readonly ownLinks: ReadonlyArray<{ readonly __typename: 'Link', readonly _id: string, readonly title: string, readonly url: string, readonly description: string, readonly groupId: string | null, readonly groupName: string | null, readonly version: number }> };

export type LinksQueryVariables = Exact<{ [key: string]: never; }>;


export type LinksQuery = { readonly links: ReadonlyArray<{ readonly __typename: 'Link', readonly _id: string, readonly title: string, readonly url: string, readonly description: string, readonly groupId: string | null, readonly groupName: string | null, readonly version: number }> };

export type ListedLinkFragment = { readonly __typename: 'Link', readonly _id: string, readonly title: string, readonly url: string, readonly description: string, readonly groupId: string | null, readonly groupName: string | null, readonly version: number };

export type GroupsOfLinksQueryVariables = Exact<{
  search: string;
}>;


export type GroupsOfLinksQuery = { readonly groups: { readonly __typename: 'GroupPage', readonly rows: ReadonlyArray<{ readonly __typename: 'ManagedGroup', readonly _id: string, readonly name: string, readonly regionName: string }> } };

export type CreateLinkMutationVariables = Exact<{
  linkId: string;
  linkInput: LinkInput;
}>;


export type CreateLinkMutation = { readonly createLink: { readonly __typename: 'Link', readonly _id: string, readonly title: string, readonly url: string, readonly description: string, readonly groupId: string | null, readonly groupName: string | null, readonly version: number } };

export type UpdateLinkMutationVariables = Exact<{
  linkId: string;
  version: number;
  linkInput: LinkInput;
}>;


export type UpdateLinkMutation = { readonly updateLink: { readonly __typename: 'Link', readonly _id: string, readonly title: string, readonly url: string, readonly description: string, readonly groupId: string | null, readonly groupName: string | null, readonly version: number } };

export type DeleteLinkMutationVariables = Exact<{
  linkId: string;
}>;


export type DeleteLinkMutation = { readonly deleteLink: boolean };

export const ownLinks: TypedDocument<OwnLinksQuery, OwnLinksQueryVariables> = {
  operationName: 'ownLinks',
  query: `query ownLinks {
  ownLinks {
    ...ListedLink
    __typename
  }
}

fragment ListedLink on Link {
  _id
  title
  url
  description
  groupId
  groupName
  version
  __typename
}`,
};

export const links: TypedDocument<LinksQuery, LinksQueryVariables> = {
  operationName: 'links',
  query: `query links {
  links {
    ...ListedLink
    __typename
  }
}

fragment ListedLink on Link {
  _id
  title
  url
  description
  groupId
  groupName
  version
  __typename
}`,
};

export const groupsOfLinks: TypedDocument<GroupsOfLinksQuery, GroupsOfLinksQueryVariables> = {
  operationName: 'groupsOfLinks',
  query: `query groupsOfLinks($search: String!) {
  groups(filter: {search: $search, archived: false}, first: 20) {
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

export const createLink: TypedDocument<CreateLinkMutation, CreateLinkMutationVariables> = {
  operationName: 'createLink',
  query: `mutation createLink($linkId: ID!, $linkInput: LinkInput!) {
  createLink(linkId: $linkId, linkInput: $linkInput) {
    ...ListedLink
    __typename
  }
}

fragment ListedLink on Link {
  _id
  title
  url
  description
  groupId
  groupName
  version
  __typename
}`,
};

export const updateLink: TypedDocument<UpdateLinkMutation, UpdateLinkMutationVariables> = {
  operationName: 'updateLink',
  query: `mutation updateLink($linkId: ID!, $version: Int!, $linkInput: LinkInput!) {
  updateLink(linkId: $linkId, version: $version, linkInput: $linkInput) {
    ...ListedLink
    __typename
  }
}

fragment ListedLink on Link {
  _id
  title
  url
  description
  groupId
  groupName
  version
  __typename
}`,
};

export const deleteLink: TypedDocument<DeleteLinkMutation, DeleteLinkMutationVariables> = {
  operationName: 'deleteLink',
  query: `mutation deleteLink($linkId: ID!) {
  deleteLink(linkId: $linkId)
}`,
};
