import type { TypedDocument } from '#kit/client/typed-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AddressInput = {
  /** Without it a new address is made. */
  readonly _id?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly country: string;
  /** The person or region it belongs to; the caller when absent. */
  readonly itemId?: string | null | undefined;
  readonly line1?: string | null | undefined;
  readonly line2?: string | null | undefined;
  readonly name?: string | null | undefined;
  readonly postcode?: string | null | undefined;
  readonly state?: string | null | undefined;
  /** Accepted and not used: the session says who it was. */
  readonly updatedBy?: string | null | undefined;
  /** The version the change is based on; without it the last change wins. */
  readonly version?: number | null | undefined;
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

export type OwnAddressFragment = { readonly __typename: 'Address', readonly itemId: string, readonly _id: string, readonly name: string, readonly line1: string, readonly line2: string, readonly city: string, readonly state: string, readonly postcode: string, readonly country: string, readonly stackedAddress: string, readonly version: number };

export type OwnAddressesQueryVariables = Exact<{
  itemId: string;
}>;


export type OwnAddressesQuery = { readonly addresses: ReadonlyArray<{ readonly __typename: 'Address', readonly itemId: string, readonly _id: string, readonly name: string, readonly line1: string, readonly line2: string, readonly city: string, readonly state: string, readonly postcode: string, readonly country: string, readonly stackedAddress: string, readonly version: number }> };

export type UpdateAddressMutationVariables = Exact<{
  addressInput: AddressInput;
}>;


export type UpdateAddressMutation = { readonly updateAddress: { readonly __typename: 'Address', readonly itemId: string, readonly _id: string, readonly name: string, readonly line1: string, readonly line2: string, readonly city: string, readonly state: string, readonly postcode: string, readonly country: string, readonly stackedAddress: string, readonly version: number } };

export type RemoveAddressMutationVariables = Exact<{
  _id: string;
}>;


export type RemoveAddressMutation = { readonly removeAddress: { readonly __typename: 'RemovedAddress', readonly _id: string } };

export const ownAddresses: TypedDocument<OwnAddressesQuery, OwnAddressesQueryVariables> = {
  operationName: 'ownAddresses',
  query: `query ownAddresses($itemId: ID!) {
  addresses(itemId: $itemId) {
    ...OwnAddress
    __typename
  }
}

fragment OwnAddress on Address {
  itemId
  _id
  name
  line1
  line2
  city
  state
  postcode
  country
  stackedAddress
  version
  __typename
}`,
};

export const updateAddress: TypedDocument<UpdateAddressMutation, UpdateAddressMutationVariables> = {
  operationName: 'updateAddress',
  query: `mutation updateAddress($addressInput: AddressInput!) {
  updateAddress(addressInput: $addressInput) {
    ...OwnAddress
    __typename
  }
}

fragment OwnAddress on Address {
  itemId
  _id
  name
  line1
  line2
  city
  state
  postcode
  country
  stackedAddress
  version
  __typename
}`,
};

export const removeAddress: TypedDocument<RemoveAddressMutation, RemoveAddressMutationVariables> = {
  operationName: 'removeAddress',
  query: `mutation removeAddress($_id: ID!) {
  removeAddress(_id: $_id) {
    _id
    __typename
  }
}`,
};
