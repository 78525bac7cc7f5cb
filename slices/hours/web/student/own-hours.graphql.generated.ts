import type { Day } from '#kit/calendar/day.ts';
import type { Instant } from '#kit/calendar/instant.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type OwnHourEntryFragment = { readonly __typename: 'HourEntry', readonly _id: string, readonly day: Day, readonly minutes: number, readonly place: string, readonly note: string, readonly categoryId: string, readonly categoryName: string, readonly groupId: string, readonly status: Types.HourStatus, readonly adminComments: string, readonly loggedAt: Instant, readonly decidedAt: Instant | null, readonly decidedByName: string | null, readonly version: number, readonly request: { readonly __typename: 'HourRequest', readonly _id: string, readonly supervisorName: string, readonly supervisorEmail: string, readonly locale: string, readonly state: Types.HourRequestState, readonly entryCount: number, readonly expiresAt: Instant, readonly answeredAt: Instant | null } | null };

export type OwnHourRequestFragment = { readonly __typename: 'HourRequest', readonly _id: string, readonly supervisorName: string, readonly supervisorEmail: string, readonly locale: string, readonly state: Types.HourRequestState, readonly entryCount: number, readonly expiresAt: Instant, readonly answeredAt: Instant | null };

export type OwnHourCategoryFragment = { readonly categoryId: string, readonly name: string, readonly requiredMinutes: number, readonly confirmedMinutes: number, readonly pendingMinutes: number, readonly minutesPerWeek: number | null };

export type OwnHoursQueryVariables = {
  groupId?: string | null | undefined;
};

export type OwnHoursQuery = { readonly ownHours: { readonly groupId: string | null, readonly today: Day | null, readonly lastDay: Day | null, readonly dueOn: Day | null, readonly weeksLeft: number | null, readonly groups: ReadonlyArray<{ readonly __typename: 'OwnHourGroup', readonly _id: string, readonly name: string, readonly firstDay: Day | null, readonly lastDay: Day | null }>, readonly categories: ReadonlyArray<{ readonly categoryId: string, readonly name: string, readonly requiredMinutes: number, readonly confirmedMinutes: number, readonly pendingMinutes: number, readonly minutesPerWeek: number | null }>, readonly offered: ReadonlyArray<{ readonly __typename: 'OfferedHourCategory', readonly _id: string, readonly name: string }>, readonly months: ReadonlyArray<{ readonly month: string, readonly minutesConfirmed: number, readonly minutesPending: number, readonly minutesRefused: number }>, readonly timer: { readonly startedAt: Instant, readonly groupId: string, readonly categoryId: string } | null } };

export type OwnHourEntriesQueryVariables = {
  groupId: string;
  month?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
};

export type OwnHourEntriesQuery = { readonly ownHourEntries: { readonly nextCursor: string | null, readonly count: number, readonly countIsOpen: boolean, readonly rows: ReadonlyArray<{ readonly __typename: 'HourEntry', readonly _id: string, readonly day: Day, readonly minutes: number, readonly place: string, readonly note: string, readonly categoryId: string, readonly categoryName: string, readonly groupId: string, readonly status: Types.HourStatus, readonly adminComments: string, readonly loggedAt: Instant, readonly decidedAt: Instant | null, readonly decidedByName: string | null, readonly version: number, readonly request: { readonly __typename: 'HourRequest', readonly _id: string, readonly supervisorName: string, readonly supervisorEmail: string, readonly locale: string, readonly state: Types.HourRequestState, readonly entryCount: number, readonly expiresAt: Instant, readonly answeredAt: Instant | null } | null }> } };

export type SaveHourEntryMutationVariables = {
  entryId: string;
  version?: number | null | undefined;
  input: Types.HourEntryInput;
};

export type SaveHourEntryMutation = { readonly saveHourEntry: { readonly __typename: 'HourEntry', readonly _id: string, readonly day: Day, readonly minutes: number, readonly place: string, readonly note: string, readonly categoryId: string, readonly categoryName: string, readonly groupId: string, readonly status: Types.HourStatus, readonly adminComments: string, readonly loggedAt: Instant, readonly decidedAt: Instant | null, readonly decidedByName: string | null, readonly version: number, readonly request: { readonly __typename: 'HourRequest', readonly _id: string, readonly supervisorName: string, readonly supervisorEmail: string, readonly locale: string, readonly state: Types.HourRequestState, readonly entryCount: number, readonly expiresAt: Instant, readonly answeredAt: Instant | null } | null } };

export type DeleteHourEntryMutationVariables = {
  entryId: string;
  version: number;
};

export type DeleteHourEntryMutation = { readonly deleteHourEntry: string };

export type StartHourTimerMutationVariables = {
  input: Types.HourTimerInput;
};

export type StartHourTimerMutation = { readonly startHourTimer: { readonly startedAt: Instant } };

export type DiscardHourTimerMutationVariables = {
  startedAt: Instant;
};

export type DiscardHourTimerMutation = { readonly discardHourTimer: boolean };

export type StopHourTimerMutationVariables = {
  entryId: string;
  startedAt: Instant;
};

export type StopHourTimerMutation = { readonly stopHourTimer: { readonly __typename: 'HourEntry', readonly _id: string, readonly day: Day, readonly minutes: number, readonly place: string, readonly note: string, readonly categoryId: string, readonly categoryName: string, readonly groupId: string, readonly status: Types.HourStatus, readonly adminComments: string, readonly loggedAt: Instant, readonly decidedAt: Instant | null, readonly decidedByName: string | null, readonly version: number, readonly request: { readonly __typename: 'HourRequest', readonly _id: string, readonly supervisorName: string, readonly supervisorEmail: string, readonly locale: string, readonly state: Types.HourRequestState, readonly entryCount: number, readonly expiresAt: Instant, readonly answeredAt: Instant | null } | null } };

export type AskSupervisorMutationVariables = {
  requestId: string;
  entryId: string;
  version: number;
  isWholeWeek: boolean;
  input: Types.SupervisorInput;
};

export type AskSupervisorMutation = { readonly askSupervisor: { readonly __typename: 'HourRequest', readonly _id: string, readonly supervisorName: string, readonly supervisorEmail: string, readonly locale: string, readonly state: Types.HourRequestState, readonly entryCount: number, readonly expiresAt: Instant, readonly answeredAt: Instant | null } };

export type RevokeHourRequestMutationVariables = {
  requestId: string;
};

export type RevokeHourRequestMutation = { readonly revokeHourRequest: { readonly __typename: 'HourRequest', readonly _id: string, readonly supervisorName: string, readonly supervisorEmail: string, readonly locale: string, readonly state: Types.HourRequestState, readonly entryCount: number, readonly expiresAt: Instant, readonly answeredAt: Instant | null } };

export const ownHours: TypedDocument<OwnHoursQuery, OwnHoursQueryVariables> = {
  operationName: 'ownHours',
  query: `query ownHours($groupId:ID){ownHours(groupId:$groupId){groups{_id name firstDay lastDay __typename}groupId today lastDay dueOn weeksLeft categories{...OwnHourCategory}offered{_id name __typename}months{month minutesConfirmed minutesPending minutesRefused}timer{startedAt groupId categoryId}}}fragment OwnHourCategory on HourCategoryTotal{categoryId name requiredMinutes confirmedMinutes pendingMinutes minutesPerWeek}`,
};

export const ownHourEntries: TypedDocument<OwnHourEntriesQuery, OwnHourEntriesQueryVariables> = {
  operationName: 'ownHourEntries',
  query: `query ownHourEntries($groupId:ID!$month:String$first:Int!$after:ID){ownHourEntries(groupId:$groupId month:$month first:$first after:$after){rows{...OwnHourEntry}nextCursor count countIsOpen}}fragment OwnHourEntry on HourEntry{_id day minutes place note categoryId categoryName groupId status adminComments loggedAt decidedAt decidedByName version request{...OwnHourRequest}__typename}fragment OwnHourRequest on HourRequest{_id supervisorName supervisorEmail locale state entryCount expiresAt answeredAt __typename}`,
};

export const saveHourEntry: TypedDocument<SaveHourEntryMutation, SaveHourEntryMutationVariables> = {
  operationName: 'saveHourEntry',
  query: `mutation saveHourEntry($entryId:ID!$version:Int$input:HourEntryInput!){saveHourEntry(entryId:$entryId version:$version input:$input){...OwnHourEntry}}fragment OwnHourEntry on HourEntry{_id day minutes place note categoryId categoryName groupId status adminComments loggedAt decidedAt decidedByName version request{...OwnHourRequest}__typename}fragment OwnHourRequest on HourRequest{_id supervisorName supervisorEmail locale state entryCount expiresAt answeredAt __typename}`,
};

export const deleteHourEntry: TypedDocument<DeleteHourEntryMutation, DeleteHourEntryMutationVariables> = {
  operationName: 'deleteHourEntry',
  query: `mutation deleteHourEntry($entryId:ID!$version:Int!){deleteHourEntry(entryId:$entryId version:$version)}`,
};

export const startHourTimer: TypedDocument<StartHourTimerMutation, StartHourTimerMutationVariables> = {
  operationName: 'startHourTimer',
  query: `mutation startHourTimer($input:HourTimerInput!){startHourTimer(input:$input){startedAt}}`,
};

export const discardHourTimer: TypedDocument<DiscardHourTimerMutation, DiscardHourTimerMutationVariables> = {
  operationName: 'discardHourTimer',
  query: `mutation discardHourTimer($startedAt:DateTime!){discardHourTimer(startedAt:$startedAt)}`,
};

export const stopHourTimer: TypedDocument<StopHourTimerMutation, StopHourTimerMutationVariables> = {
  operationName: 'stopHourTimer',
  query: `mutation stopHourTimer($entryId:ID!$startedAt:DateTime!){stopHourTimer(entryId:$entryId startedAt:$startedAt){...OwnHourEntry}}fragment OwnHourEntry on HourEntry{_id day minutes place note categoryId categoryName groupId status adminComments loggedAt decidedAt decidedByName version request{...OwnHourRequest}__typename}fragment OwnHourRequest on HourRequest{_id supervisorName supervisorEmail locale state entryCount expiresAt answeredAt __typename}`,
};

export const askSupervisor: TypedDocument<AskSupervisorMutation, AskSupervisorMutationVariables> = {
  operationName: 'askSupervisor',
  query: `mutation askSupervisor($requestId:ID!$entryId:ID!$version:Int!$isWholeWeek:Boolean!$input:SupervisorInput!){askSupervisor(requestId:$requestId entryId:$entryId version:$version isWholeWeek:$isWholeWeek input:$input){...OwnHourRequest}}fragment OwnHourRequest on HourRequest{_id supervisorName supervisorEmail locale state entryCount expiresAt answeredAt __typename}`,
};

export const revokeHourRequest: TypedDocument<RevokeHourRequestMutation, RevokeHourRequestMutationVariables> = {
  operationName: 'revokeHourRequest',
  query: `mutation revokeHourRequest($requestId:ID!){revokeHourRequest(requestId:$requestId){...OwnHourRequest}}fragment OwnHourRequest on HourRequest{_id supervisorName supervisorEmail locale state entryCount expiresAt answeredAt __typename}`,
};
