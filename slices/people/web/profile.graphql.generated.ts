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

export type OtherEmailInput = {
  readonly address: string;
  readonly type: string;
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

export type PhoneInput = {
  readonly number: string;
  readonly type: string;
};

export type ProfileInput = {
  readonly emails?: ReadonlyArray<OtherEmailInput> | null | undefined;
  readonly firstName?: string | null | undefined;
  readonly homePage?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly locale?: ProfileLocaleInput | null | undefined;
  readonly location?: string | null | undefined;
  readonly phones?: ReadonlyArray<PhoneInput> | null | undefined;
  readonly socialUserName?: string | null | undefined;
  readonly version: number;
};

export type ProfileLocaleInput = {
  readonly currency?: string | null | undefined;
  readonly language?: string | null | undefined;
  readonly timezone?: string | null | undefined;
};

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

export type OwnProfileFragment = { readonly __typename: 'User', readonly _id: string, readonly fullName: string, readonly firstName: string, readonly lastName: string, readonly pictureUrl: string | null, readonly profile: { readonly __typename: 'Profile', readonly version: number, readonly location: string, readonly socialUserName: string, readonly homePage: string, readonly locale: { readonly __typename: 'ProfileLocale', readonly language: string, readonly currency: string | null, readonly timezone: string | null }, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly type: string, readonly number: string }>, readonly emails: ReadonlyArray<{ readonly __typename: 'OtherEmail', readonly type: string, readonly address: string }> } | null };

export type OwnProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnProfileQuery = { readonly currentUser: { readonly __typename: 'User', readonly _id: string, readonly fullName: string, readonly firstName: string, readonly lastName: string, readonly pictureUrl: string | null, readonly profile: { readonly __typename: 'Profile', readonly version: number, readonly location: string, readonly socialUserName: string, readonly homePage: string, readonly locale: { readonly __typename: 'ProfileLocale', readonly language: string, readonly currency: string | null, readonly timezone: string | null }, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly type: string, readonly number: string }>, readonly emails: ReadonlyArray<{ readonly __typename: 'OtherEmail', readonly type: string, readonly address: string }> } | null } | null, readonly currencies: ReadonlyArray<{ readonly __typename: 'Currency', readonly value: string, readonly label: string }> };

export type SaveProfileMutationVariables = Exact<{
  profileInput: ProfileInput;
}>;


export type SaveProfileMutation = { readonly saveProfile: { readonly __typename: 'User', readonly _id: string, readonly fullName: string, readonly firstName: string, readonly lastName: string, readonly pictureUrl: string | null, readonly roles: ReadonlyArray<string> | null, readonly isAlumni: boolean | null, readonly selectedGroup: string | null, readonly locale: string | null, readonly timezone: string | null, readonly termsAccepted: boolean | null, readonly smallPictureUrl: string | null, readonly profile: { readonly __typename: 'Profile', readonly version: number, readonly location: string, readonly socialUserName: string, readonly homePage: string, readonly locale: { readonly __typename: 'ProfileLocale', readonly language: string, readonly currency: string | null, readonly timezone: string | null }, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly type: string, readonly number: string }>, readonly emails: ReadonlyArray<{ readonly __typename: 'OtherEmail', readonly type: string, readonly address: string }> } | null, readonly impersonatingUser: { readonly __typename: 'ImpersonatingUser', readonly _id: string, readonly fullName: string } | null, readonly regions: ReadonlyArray<{ readonly __typename: 'Region', readonly _id: string, readonly name: string, readonly slug: string }> | null, readonly regionRoles: ReadonlyArray<{ readonly __typename: 'RegionRoles', readonly slug: string, readonly roleNames: ReadonlyArray<string> }> | null, readonly groups: ReadonlyArray<{ readonly __typename: 'Group', readonly _id: string, readonly name: string, readonly archived: boolean }> | null } };

export type SetPictureMutationVariables = Exact<{
  picture: string;
}>;


export type SetPictureMutation = { readonly setPicture: { readonly __typename: 'User', readonly _id: string, readonly fullName: string, readonly firstName: string, readonly lastName: string, readonly pictureUrl: string | null, readonly roles: ReadonlyArray<string> | null, readonly isAlumni: boolean | null, readonly selectedGroup: string | null, readonly locale: string | null, readonly timezone: string | null, readonly termsAccepted: boolean | null, readonly smallPictureUrl: string | null, readonly profile: { readonly __typename: 'Profile', readonly version: number, readonly location: string, readonly socialUserName: string, readonly homePage: string, readonly locale: { readonly __typename: 'ProfileLocale', readonly language: string, readonly currency: string | null, readonly timezone: string | null }, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly type: string, readonly number: string }>, readonly emails: ReadonlyArray<{ readonly __typename: 'OtherEmail', readonly type: string, readonly address: string }> } | null, readonly impersonatingUser: { readonly __typename: 'ImpersonatingUser', readonly _id: string, readonly fullName: string } | null, readonly regions: ReadonlyArray<{ readonly __typename: 'Region', readonly _id: string, readonly name: string, readonly slug: string }> | null, readonly regionRoles: ReadonlyArray<{ readonly __typename: 'RegionRoles', readonly slug: string, readonly roleNames: ReadonlyArray<string> }> | null, readonly groups: ReadonlyArray<{ readonly __typename: 'Group', readonly _id: string, readonly name: string, readonly archived: boolean }> | null } };

export type RemovePictureMutationVariables = Exact<{ [key: string]: never; }>;


export type RemovePictureMutation = { readonly removePicture: { readonly __typename: 'User', readonly _id: string, readonly fullName: string, readonly firstName: string, readonly lastName: string, readonly pictureUrl: string | null, readonly roles: ReadonlyArray<string> | null, readonly isAlumni: boolean | null, readonly selectedGroup: string | null, readonly locale: string | null, readonly timezone: string | null, readonly termsAccepted: boolean | null, readonly smallPictureUrl: string | null, readonly profile: { readonly __typename: 'Profile', readonly version: number, readonly location: string, readonly socialUserName: string, readonly homePage: string, readonly locale: { readonly __typename: 'ProfileLocale', readonly language: string, readonly currency: string | null, readonly timezone: string | null }, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly type: string, readonly number: string }>, readonly emails: ReadonlyArray<{ readonly __typename: 'OtherEmail', readonly type: string, readonly address: string }> } | null, readonly impersonatingUser: { readonly __typename: 'ImpersonatingUser', readonly _id: string, readonly fullName: string } | null, readonly regions: ReadonlyArray<{ readonly __typename: 'Region', readonly _id: string, readonly name: string, readonly slug: string }> | null, readonly regionRoles: ReadonlyArray<{ readonly __typename: 'RegionRoles', readonly slug: string, readonly roleNames: ReadonlyArray<string> }> | null, readonly groups: ReadonlyArray<{ readonly __typename: 'Group', readonly _id: string, readonly name: string, readonly archived: boolean }> | null } };

export const ownProfile: TypedDocument<OwnProfileQuery, OwnProfileQueryVariables> = {
  operationName: 'ownProfile',
  query: `query ownProfile {
  currentUser {
    ...OwnProfile
    __typename
  }
  currencies {
    value
    label
    __typename
  }
}

fragment OwnProfile on User {
  _id
  fullName
  firstName
  lastName
  pictureUrl(width: 192)
  profile {
    version
    locale {
      language
      currency
      timezone
      __typename
    }
    location
    socialUserName
    homePage
    phones {
      type
      number
      __typename
    }
    emails {
      type
      address
      __typename
    }
    __typename
  }
  __typename
}`,
};

export const saveProfile: TypedDocument<SaveProfileMutation, SaveProfileMutationVariables> = {
  operationName: 'saveProfile',
  query: `mutation saveProfile($profileInput: ProfileInput!) {
  saveProfile(profileInput: $profileInput) {
    ...OwnProfile
    ...SignedInUser
    __typename
  }
}

fragment OwnProfile on User {
  _id
  fullName
  firstName
  lastName
  pictureUrl(width: 192)
  profile {
    version
    locale {
      language
      currency
      timezone
      __typename
    }
    location
    socialUserName
    homePage
    phones {
      type
      number
      __typename
    }
    emails {
      type
      address
      __typename
    }
    __typename
  }
  __typename
}

fragment SignedInUser on User {
  _id
  fullName
  firstName
  roles
  isAlumni
  selectedGroup
  locale
  timezone
  termsAccepted
  smallPictureUrl: pictureUrl(width: 96)
  impersonatingUser {
    _id
    fullName
    __typename
  }
  regions {
    _id
    name
    slug
    __typename
  }
  regionRoles {
    slug
    roleNames
    __typename
  }
  groups {
    _id
    name
    archived
    __typename
  }
  __typename
}`,
};

export const setPicture: TypedDocument<SetPictureMutation, SetPictureMutationVariables> = {
  operationName: 'setPicture',
  query: `mutation setPicture($picture: String!) {
  setPicture(picture: $picture) {
    ...OwnProfile
    ...SignedInUser
    __typename
  }
}

fragment OwnProfile on User {
  _id
  fullName
  firstName
  lastName
  pictureUrl(width: 192)
  profile {
    version
    locale {
      language
      currency
      timezone
      __typename
    }
    location
    socialUserName
    homePage
    phones {
      type
      number
      __typename
    }
    emails {
      type
      address
      __typename
    }
    __typename
  }
  __typename
}

fragment SignedInUser on User {
  _id
  fullName
  firstName
  roles
  isAlumni
  selectedGroup
  locale
  timezone
  termsAccepted
  smallPictureUrl: pictureUrl(width: 96)
  impersonatingUser {
    _id
    fullName
    __typename
  }
  regions {
    _id
    name
    slug
    __typename
  }
  regionRoles {
    slug
    roleNames
    __typename
  }
  groups {
    _id
    name
    archived
    __typename
  }
  __typename
}`,
};

export const removePicture: TypedDocument<RemovePictureMutation, RemovePictureMutationVariables> = {
  operationName: 'removePicture',
  query: `mutation removePicture {
  removePicture {
    ...OwnProfile
    ...SignedInUser
    __typename
  }
}

fragment OwnProfile on User {
  _id
  fullName
  firstName
  lastName
  pictureUrl(width: 192)
  profile {
    version
    locale {
      language
      currency
      timezone
      __typename
    }
    location
    socialUserName
    homePage
    phones {
      type
      number
      __typename
    }
    emails {
      type
      address
      __typename
    }
    __typename
  }
  __typename
}

fragment SignedInUser on User {
  _id
  fullName
  firstName
  roles
  isAlumni
  selectedGroup
  locale
  timezone
  termsAccepted
  smallPictureUrl: pictureUrl(width: 96)
  impersonatingUser {
    _id
    fullName
    __typename
  }
  regions {
    _id
    name
    slug
    __typename
  }
  regionRoles {
    slug
    roleNames
    __typename
  }
  groups {
    _id
    name
    archived
    __typename
  }
  __typename
}`,
};
