import type { Day } from '#kit/calendar/day.ts';
import type { Instant } from '#kit/calendar/instant.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type ShownEntryFragment = { readonly __typename: 'CalendarEntry', readonly _id: string, readonly kind: Types.CalendarEntryKind, readonly title: string, readonly detail: string, readonly note: string, readonly startsAt: Instant, readonly endsAt: Instant | null, readonly allDay: boolean, readonly timeZone: string, readonly campus: string | null, readonly path: string | null, readonly url: string | null, readonly isDone: boolean, readonly eventId: string | null, readonly eventDay: Day | null };

export type ShownConnectionFragment = { readonly connectedAt: Instant, readonly readAt: Instant | null, readonly problem: string | null };

export type CalendarAroundQueryVariables = { [key: string]: never; };

export type CalendarAroundQuery = { readonly calendar: { readonly timeZone: string, readonly entries: ReadonlyArray<{ readonly __typename: 'CalendarEntry', readonly _id: string, readonly kind: Types.CalendarEntryKind, readonly title: string, readonly detail: string, readonly note: string, readonly startsAt: Instant, readonly endsAt: Instant | null, readonly allDay: boolean, readonly timeZone: string, readonly campus: string | null, readonly path: string | null, readonly url: string | null, readonly isDone: boolean, readonly eventId: string | null, readonly eventDay: Day | null }> } };

export type CalendarOfDaysQueryVariables = {
  from: Day;
  to: Day;
};

export type CalendarOfDaysQuery = { readonly calendarProvider: string | null, readonly calendar: { readonly timeZone: string, readonly isCut: boolean, readonly entries: ReadonlyArray<{ readonly __typename: 'CalendarEntry', readonly _id: string, readonly kind: Types.CalendarEntryKind, readonly title: string, readonly detail: string, readonly note: string, readonly startsAt: Instant, readonly endsAt: Instant | null, readonly allDay: boolean, readonly timeZone: string, readonly campus: string | null, readonly path: string | null, readonly url: string | null, readonly isDone: boolean, readonly eventId: string | null, readonly eventDay: Day | null }> }, readonly calendarFeed: { readonly createdAt: Instant, readonly readAt: Instant | null } | null, readonly calendarConnection: { readonly connectedAt: Instant, readonly readAt: Instant | null, readonly problem: string | null } | null, readonly followedCalendars: ReadonlyArray<{ readonly __typename: 'FollowedCalendar', readonly _id: string, readonly groupName: string, readonly readAt: Instant | null, readonly isFailing: boolean }> };

export type CreateCalendarFeedMutationVariables = { [key: string]: never; };

export type CreateCalendarFeedMutation = { readonly createCalendarFeed: string };

export type ReadCalendarAgainMutationVariables = { [key: string]: never; };

export type ReadCalendarAgainMutation = { readonly readCalendarAgain: { readonly connectedAt: Instant, readonly readAt: Instant | null, readonly problem: string | null } | null };

export type DisconnectCalendarMutationVariables = { [key: string]: never; };

export type DisconnectCalendarMutation = { readonly disconnectCalendar: boolean };

export type RevokeCalendarFeedMutationVariables = { [key: string]: never; };

export type RevokeCalendarFeedMutation = { readonly revokeCalendarFeed: boolean };

export type OwnCalendarQueryVariables = { [key: string]: never; };

export type OwnCalendarQuery = { readonly calendarProvider: string | null, readonly calendarConnection: { readonly connectedAt: Instant, readonly readAt: Instant | null, readonly problem: string | null } | null };

export const calendarAround: TypedDocument<CalendarAroundQuery, CalendarAroundQueryVariables> = {
  operationName: 'calendarAround',
  query: `query calendarAround{calendar{timeZone entries{...ShownEntry}}}fragment ShownEntry on CalendarEntry{_id kind title detail note startsAt endsAt allDay timeZone campus path url isDone eventId eventDay __typename}`,
};

export const calendarOfDays: TypedDocument<CalendarOfDaysQuery, CalendarOfDaysQueryVariables> = {
  operationName: 'calendarOfDays',
  query: `query calendarOfDays($from:Day!$to:Day!){calendar(from:$from to:$to){timeZone isCut entries{...ShownEntry}}calendarFeed{createdAt readAt}calendarProvider calendarConnection{...ShownConnection}followedCalendars{_id groupName readAt isFailing __typename}}fragment ShownEntry on CalendarEntry{_id kind title detail note startsAt endsAt allDay timeZone campus path url isDone eventId eventDay __typename}fragment ShownConnection on CalendarConnection{connectedAt readAt problem}`,
};

export const createCalendarFeed: TypedDocument<CreateCalendarFeedMutation, CreateCalendarFeedMutationVariables> = {
  operationName: 'createCalendarFeed',
  query: `mutation createCalendarFeed{createCalendarFeed}`,
};

export const readCalendarAgain: TypedDocument<ReadCalendarAgainMutation, ReadCalendarAgainMutationVariables> = {
  operationName: 'readCalendarAgain',
  query: `mutation readCalendarAgain{readCalendarAgain{...ShownConnection}}fragment ShownConnection on CalendarConnection{connectedAt readAt problem}`,
};

export const disconnectCalendar: TypedDocument<DisconnectCalendarMutation, DisconnectCalendarMutationVariables> = {
  operationName: 'disconnectCalendar',
  query: `mutation disconnectCalendar{disconnectCalendar}`,
};

export const revokeCalendarFeed: TypedDocument<RevokeCalendarFeedMutation, RevokeCalendarFeedMutationVariables> = {
  operationName: 'revokeCalendarFeed',
  query: `mutation revokeCalendarFeed{revokeCalendarFeed}`,
};

export const ownCalendar: TypedDocument<OwnCalendarQuery, OwnCalendarQueryVariables> = {
  operationName: 'ownCalendar',
  query: `query ownCalendar{calendarProvider calendarConnection{...ShownConnection}}fragment ShownConnection on CalendarConnection{connectedAt readAt problem}`,
};
