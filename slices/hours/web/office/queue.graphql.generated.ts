import type { Day } from '#kit/calendar/day.ts';
import type { Instant } from '#kit/calendar/instant.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type ListedHourEntryFragment = { readonly __typename: 'HourEntry', readonly _id: string, readonly day: Day, readonly minutes: number, readonly place: string, readonly note: string, readonly categoryId: string, readonly categoryName: string, readonly groupName: string, readonly regionName: string, readonly studentId: string, readonly studentName: string, readonly status: Types.HourStatus, readonly adminComments: string, readonly loggedAt: Instant, readonly decidedAt: Instant | null, readonly decidedByName: string | null, readonly decisionId: string | null, readonly version: number };

export type HourEntryForFileFragment = { readonly __typename: 'HourEntry', readonly givenName: string, readonly familyName: string, readonly studentNumber: string | null, readonly timeZone: string, readonly _id: string, readonly day: Day, readonly minutes: number, readonly place: string, readonly note: string, readonly categoryId: string, readonly categoryName: string, readonly groupName: string, readonly regionName: string, readonly studentId: string, readonly studentName: string, readonly status: Types.HourStatus, readonly adminComments: string, readonly loggedAt: Instant, readonly decidedAt: Instant | null, readonly decidedByName: string | null, readonly decisionId: string | null, readonly version: number };

export type HourQueueQueryVariables = {
  filter?: Types.HourFilter | null | undefined;
  after?: string | null | undefined;
};

export type HourQueueQuery = { readonly hourEntries: { readonly nextCursor: string | null, readonly count: number, readonly countIsOpen: boolean, readonly rows: ReadonlyArray<{ readonly __typename: 'HourEntry', readonly _id: string, readonly day: Day, readonly minutes: number, readonly place: string, readonly note: string, readonly categoryId: string, readonly categoryName: string, readonly groupName: string, readonly regionName: string, readonly studentId: string, readonly studentName: string, readonly status: Types.HourStatus, readonly adminComments: string, readonly loggedAt: Instant, readonly decidedAt: Instant | null, readonly decidedByName: string | null, readonly decisionId: string | null, readonly version: number }> }, readonly hourEntryCounts: { readonly pending: number, readonly confirmed: number, readonly refused: number, readonly oldest: Instant | null }, readonly hourCategories: ReadonlyArray<{ readonly __typename: 'HourCategory', readonly _id: string, readonly name: string, readonly regionName: string, readonly isArchived: boolean }> };

export type HourQueueForFileQueryVariables = {
  filter?: Types.HourFilter | null | undefined;
  after?: string | null | undefined;
};

export type HourQueueForFileQuery = { readonly hourEntries: { readonly nextCursor: string | null, readonly rows: ReadonlyArray<{ readonly __typename: 'HourEntry', readonly givenName: string, readonly familyName: string, readonly studentNumber: string | null, readonly timeZone: string, readonly _id: string, readonly day: Day, readonly minutes: number, readonly place: string, readonly note: string, readonly categoryId: string, readonly categoryName: string, readonly groupName: string, readonly regionName: string, readonly studentId: string, readonly studentName: string, readonly status: Types.HourStatus, readonly adminComments: string, readonly loggedAt: Instant, readonly decidedAt: Instant | null, readonly decidedByName: string | null, readonly decisionId: string | null, readonly version: number }> } };

export type HourEntryToDecideQueryVariables = {
  entryId: string;
};

export type HourEntryToDecideQuery = { readonly hourEntryToDecide: { readonly __typename: 'HourEntryToDecide', readonly _id: string, readonly requiredMinutes: number, readonly confirmedMinutes: number, readonly pendingMinutes: number, readonly entry: { readonly __typename: 'HourEntry', readonly _id: string, readonly day: Day, readonly minutes: number, readonly place: string, readonly note: string, readonly categoryId: string, readonly categoryName: string, readonly groupName: string, readonly regionName: string, readonly studentId: string, readonly studentName: string, readonly status: Types.HourStatus, readonly adminComments: string, readonly loggedAt: Instant, readonly decidedAt: Instant | null, readonly decidedByName: string | null, readonly decisionId: string | null, readonly version: number, readonly request: { readonly __typename: 'HourRequest', readonly _id: string, readonly supervisorName: string, readonly supervisorEmail: string, readonly state: Types.HourRequestState, readonly answeredAt: Instant | null, readonly answeredFrom: string | null, readonly comment: string } | null } } | null };

export type DecideHourEntryMutationVariables = {
  decisionId: string;
  entryId: string;
  version: number;
  status: Types.HourDecision;
  adminComments: string;
};

export type DecideHourEntryMutation = { readonly decideHourEntry: { readonly __typename: 'HourEntry', readonly _id: string, readonly decisionId: string | null } };

export type UndoHourDecisionMutationVariables = {
  decisionId: string;
};

export type UndoHourDecisionMutation = { readonly undoHourDecision: { readonly __typename: 'HourEntry', readonly _id: string, readonly status: Types.HourStatus } };

export type DecideHourEntriesMutationVariables = {
  decisions: ReadonlyArray<Types.HourEntryToDecideInput> | Types.HourEntryToDecideInput;
  status: Types.HourDecision;
  adminComments: string;
};

export type DecideHourEntriesMutation = { readonly decideHourEntries: ReadonlyArray<{ readonly entryId: string, readonly outcome: Types.HourOutcomeKind }> };

export type UndoHourDecisionsMutationVariables = {
  decisions: ReadonlyArray<Types.HourDecisionToUndoInput> | Types.HourDecisionToUndoInput;
};

export type UndoHourDecisionsMutation = { readonly undoHourDecisions: ReadonlyArray<{ readonly entryId: string, readonly outcome: Types.HourOutcomeKind }> };

export const hourQueue: TypedDocument<HourQueueQuery, HourQueueQueryVariables> = {
  operationName: 'hourQueue',
  query: `query hourQueue($filter:HourFilter$after:ID){hourEntries(filter:$filter first:20 after:$after){rows{...ListedHourEntry}nextCursor count countIsOpen}hourEntryCounts(filter:$filter){pending confirmed refused oldest}hourCategories{_id name regionName isArchived __typename}}fragment ListedHourEntry on HourEntry{_id day minutes place note categoryId categoryName groupName regionName studentId studentName status adminComments loggedAt decidedAt decidedByName decisionId version __typename}`,
};

export const hourQueueForFile: TypedDocument<HourQueueForFileQuery, HourQueueForFileQueryVariables> = {
  operationName: 'hourQueueForFile',
  query: `query hourQueueForFile($filter:HourFilter$after:ID){hourEntries(filter:$filter first:100 after:$after){rows{...HourEntryForFile}nextCursor}}fragment HourEntryForFile on HourEntry{...ListedHourEntry givenName familyName studentNumber timeZone}fragment ListedHourEntry on HourEntry{_id day minutes place note categoryId categoryName groupName regionName studentId studentName status adminComments loggedAt decidedAt decidedByName decisionId version __typename}`,
};

export const hourEntryToDecide: TypedDocument<HourEntryToDecideQuery, HourEntryToDecideQueryVariables> = {
  operationName: 'hourEntryToDecide',
  query: `query hourEntryToDecide($entryId:ID!){hourEntryToDecide(entryId:$entryId){_id entry{...ListedHourEntry request{_id supervisorName supervisorEmail state answeredAt answeredFrom comment __typename}}requiredMinutes confirmedMinutes pendingMinutes __typename}}fragment ListedHourEntry on HourEntry{_id day minutes place note categoryId categoryName groupName regionName studentId studentName status adminComments loggedAt decidedAt decidedByName decisionId version __typename}`,
};

export const decideHourEntry: TypedDocument<DecideHourEntryMutation, DecideHourEntryMutationVariables> = {
  operationName: 'decideHourEntry',
  query: `mutation decideHourEntry($decisionId:ID!$entryId:ID!$version:Int!$status:HourDecision!$adminComments:String!){decideHourEntry(decisionId:$decisionId entryId:$entryId version:$version status:$status adminComments:$adminComments){_id decisionId __typename}}`,
};

export const undoHourDecision: TypedDocument<UndoHourDecisionMutation, UndoHourDecisionMutationVariables> = {
  operationName: 'undoHourDecision',
  query: `mutation undoHourDecision($decisionId:ID!){undoHourDecision(decisionId:$decisionId){_id status __typename}}`,
};

export const decideHourEntries: TypedDocument<DecideHourEntriesMutation, DecideHourEntriesMutationVariables> = {
  operationName: 'decideHourEntries',
  query: `mutation decideHourEntries($decisions:[HourEntryToDecideInput!]!$status:HourDecision!$adminComments:String!){decideHourEntries(decisions:$decisions status:$status adminComments:$adminComments){entryId outcome}}`,
};

export const undoHourDecisions: TypedDocument<UndoHourDecisionsMutation, UndoHourDecisionsMutationVariables> = {
  operationName: 'undoHourDecisions',
  query: `mutation undoHourDecisions($decisions:[HourDecisionToUndoInput!]!){undoHourDecisions(decisions:$decisions){entryId outcome}}`,
};
