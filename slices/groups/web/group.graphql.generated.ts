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

export type GraduationOutcome =
  | 'ABOUT_YOURSELF'
  | 'GRADUATED'
  | 'OUT_OF_REACH'
  | 'TAKEN_BACK'
  | 'UNCHANGED';

export type GroupInput = {
  readonly attendanceSchema?: string | null | undefined;
  readonly companionApp?: boolean | null | undefined;
  readonly intake?: string | null | undefined;
  readonly locale: string;
  readonly name: string;
  readonly openForSignUp?: boolean | null | undefined;
  readonly regionId: string;
  readonly session: GroupSession;
  readonly studyYear?: number | null | undefined;
};

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

export type OneGroupFragment = { readonly __typename: 'ManagedGroup', readonly regionId: string, readonly locale: string, readonly companionApp: boolean, readonly attendanceSchema: string, readonly membersEver: number, readonly promotedToId: string | null, readonly today: string, readonly version: number, readonly _id: string, readonly name: string, readonly regionName: string, readonly studyYear: number | null, readonly intake: string, readonly session: GroupSession, readonly openForSignUp: boolean, readonly archived: boolean, readonly membersNow: number };

export type OneGroupQueryVariables = Exact<{
  groupId: string;
}>;


export type OneGroupQuery = { readonly group: { readonly __typename: 'ManagedGroup', readonly regionId: string, readonly locale: string, readonly companionApp: boolean, readonly attendanceSchema: string, readonly membersEver: number, readonly promotedToId: string | null, readonly today: string, readonly version: number, readonly _id: string, readonly name: string, readonly regionName: string, readonly studyYear: number | null, readonly intake: string, readonly session: GroupSession, readonly openForSignUp: boolean, readonly archived: boolean, readonly membersNow: number } | null };

export type CreateGroupMutationVariables = Exact<{
  groupId: string;
  groupInput: GroupInput;
  copyOf?: string | null | undefined;
}>;


export type CreateGroupMutation = { readonly createGroup: { readonly __typename: 'ManagedGroup', readonly regionId: string, readonly locale: string, readonly companionApp: boolean, readonly attendanceSchema: string, readonly membersEver: number, readonly promotedToId: string | null, readonly today: string, readonly version: number, readonly _id: string, readonly name: string, readonly regionName: string, readonly studyYear: number | null, readonly intake: string, readonly session: GroupSession, readonly openForSignUp: boolean, readonly archived: boolean, readonly membersNow: number } };

export type UpdateGroupMutationVariables = Exact<{
  groupId: string;
  version: number;
  groupInput: GroupInput;
}>;


export type UpdateGroupMutation = { readonly updateGroup: { readonly __typename: 'ManagedGroup', readonly regionId: string, readonly locale: string, readonly companionApp: boolean, readonly attendanceSchema: string, readonly membersEver: number, readonly promotedToId: string | null, readonly today: string, readonly version: number, readonly _id: string, readonly name: string, readonly regionName: string, readonly studyYear: number | null, readonly intake: string, readonly session: GroupSession, readonly openForSignUp: boolean, readonly archived: boolean, readonly membersNow: number } };

export type ArchiveGroupMutationVariables = Exact<{
  groupId: string;
  archived: boolean;
}>;


export type ArchiveGroupMutation = { readonly archiveGroup: { readonly __typename: 'ManagedGroup', readonly regionId: string, readonly locale: string, readonly companionApp: boolean, readonly attendanceSchema: string, readonly membersEver: number, readonly promotedToId: string | null, readonly today: string, readonly version: number, readonly _id: string, readonly name: string, readonly regionName: string, readonly studyYear: number | null, readonly intake: string, readonly session: GroupSession, readonly openForSignUp: boolean, readonly archived: boolean, readonly membersNow: number } };

export type PromoteGroupMutationVariables = Exact<{
  groupId: string;
  newGroupId: string;
  groupInput: GroupInput;
}>;


export type PromoteGroupMutation = { readonly promoteGroup: { readonly __typename: 'ManagedGroup', readonly regionId: string, readonly locale: string, readonly companionApp: boolean, readonly attendanceSchema: string, readonly membersEver: number, readonly promotedToId: string | null, readonly today: string, readonly version: number, readonly _id: string, readonly name: string, readonly regionName: string, readonly studyYear: number | null, readonly intake: string, readonly session: GroupSession, readonly openForSignUp: boolean, readonly archived: boolean, readonly membersNow: number } };

export type UndoPromotionMutationVariables = Exact<{
  groupId: string;
}>;


export type UndoPromotionMutation = { readonly undoPromotion: { readonly __typename: 'ManagedGroup', readonly _id: string } };

export type GraduateGroupMutationVariables = Exact<{
  groupId: string;
  personIds?: ReadonlyArray<string> | string | null | undefined;
  graduatedOn?: string | null | undefined;
  place?: string | null | undefined;
}>;


export type GraduateGroupMutation = { readonly graduateGroup: ReadonlyArray<{ readonly __typename: 'GroupGraduate', readonly _id: string, readonly fullName: string, readonly outcome: GraduationOutcome }> };

export const oneGroup: TypedDocument<OneGroupQuery, OneGroupQueryVariables> = {
  operationName: 'oneGroup',
  query: `query oneGroup($groupId: ID!) {
  group(groupId: $groupId) {
    ...OneGroup
    __typename
  }
}

fragment OneGroup on ManagedGroup {
  ...ListedGroup
  regionId
  locale
  companionApp
  attendanceSchema
  membersEver
  promotedToId
  today
  version
  __typename
}

fragment ListedGroup on ManagedGroup {
  _id
  name
  regionName
  studyYear
  intake
  session
  openForSignUp
  archived
  membersNow
  __typename
}`,
};

export const createGroup: TypedDocument<CreateGroupMutation, CreateGroupMutationVariables> = {
  operationName: 'createGroup',
  query: `mutation createGroup($groupId: ID!, $groupInput: GroupInput!, $copyOf: ID) {
  createGroup(groupId: $groupId, groupInput: $groupInput, copyOf: $copyOf) {
    ...OneGroup
    __typename
  }
}

fragment OneGroup on ManagedGroup {
  ...ListedGroup
  regionId
  locale
  companionApp
  attendanceSchema
  membersEver
  promotedToId
  today
  version
  __typename
}

fragment ListedGroup on ManagedGroup {
  _id
  name
  regionName
  studyYear
  intake
  session
  openForSignUp
  archived
  membersNow
  __typename
}`,
};

export const updateGroup: TypedDocument<UpdateGroupMutation, UpdateGroupMutationVariables> = {
  operationName: 'updateGroup',
  query: `mutation updateGroup($groupId: ID!, $version: Int!, $groupInput: GroupInput!) {
  updateGroup(groupId: $groupId, version: $version, groupInput: $groupInput) {
    ...OneGroup
    __typename
  }
}

fragment OneGroup on ManagedGroup {
  ...ListedGroup
  regionId
  locale
  companionApp
  attendanceSchema
  membersEver
  promotedToId
  today
  version
  __typename
}

fragment ListedGroup on ManagedGroup {
  _id
  name
  regionName
  studyYear
  intake
  session
  openForSignUp
  archived
  membersNow
  __typename
}`,
};

export const archiveGroup: TypedDocument<ArchiveGroupMutation, ArchiveGroupMutationVariables> = {
  operationName: 'archiveGroup',
  query: `mutation archiveGroup($groupId: ID!, $archived: Boolean!) {
  archiveGroup(groupId: $groupId, archived: $archived) {
    ...OneGroup
    __typename
  }
}

fragment OneGroup on ManagedGroup {
  ...ListedGroup
  regionId
  locale
  companionApp
  attendanceSchema
  membersEver
  promotedToId
  today
  version
  __typename
}

fragment ListedGroup on ManagedGroup {
  _id
  name
  regionName
  studyYear
  intake
  session
  openForSignUp
  archived
  membersNow
  __typename
}`,
};

export const promoteGroup: TypedDocument<PromoteGroupMutation, PromoteGroupMutationVariables> = {
  operationName: 'promoteGroup',
  query: `mutation promoteGroup($groupId: ID!, $newGroupId: ID!, $groupInput: GroupInput!) {
  promoteGroup(
    groupId: $groupId
    newGroupId: $newGroupId
    groupInput: $groupInput
  ) {
    ...OneGroup
    __typename
  }
}

fragment OneGroup on ManagedGroup {
  ...ListedGroup
  regionId
  locale
  companionApp
  attendanceSchema
  membersEver
  promotedToId
  today
  version
  __typename
}

fragment ListedGroup on ManagedGroup {
  _id
  name
  regionName
  studyYear
  intake
  session
  openForSignUp
  archived
  membersNow
  __typename
}`,
};

export const undoPromotion: TypedDocument<UndoPromotionMutation, UndoPromotionMutationVariables> = {
  operationName: 'undoPromotion',
  query: `mutation undoPromotion($groupId: ID!) {
  undoPromotion(groupId: $groupId) {
    _id
    __typename
  }
}`,
};

export const graduateGroup: TypedDocument<GraduateGroupMutation, GraduateGroupMutationVariables> = {
  operationName: 'graduateGroup',
  query: `mutation graduateGroup($groupId: ID!, $personIds: [ID!], $graduatedOn: String, $place: String) {
  graduateGroup(
    groupId: $groupId
    personIds: $personIds
    graduatedOn: $graduatedOn
    place: $place
  ) {
    _id
    fullName
    outcome
    __typename
  }
}`,
};
