import type { Day } from '#kit/calendar/day.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type KeptEventFragment = { readonly __typename: 'CalendarEvent', readonly _id: string, readonly title: string, readonly kind: Types.CalendarEventKind, readonly place: string, readonly description: string, readonly firstDay: Day, readonly lastDay: Day, readonly startTime: string, readonly endTime: string, readonly rule: string, readonly changes: string, readonly groupId: string | null, readonly groupName: string | null, readonly regionId: string | null, readonly regionName: string | null, readonly version: number };

export type CalendarEventsQueryVariables = { [key: string]: never; };

export type CalendarEventsQuery = { readonly calendarEvents: ReadonlyArray<{ readonly __typename: 'CalendarEvent', readonly _id: string, readonly title: string, readonly kind: Types.CalendarEventKind, readonly place: string, readonly description: string, readonly firstDay: Day, readonly lastDay: Day, readonly startTime: string, readonly endTime: string, readonly rule: string, readonly changes: string, readonly groupId: string | null, readonly groupName: string | null, readonly regionId: string | null, readonly regionName: string | null, readonly version: number }> };

export type KeptEventQueryVariables = {
  eventId: string;
};

export type KeptEventQuery = { readonly calendarEvent: { readonly __typename: 'CalendarEvent', readonly _id: string, readonly title: string, readonly kind: Types.CalendarEventKind, readonly place: string, readonly description: string, readonly firstDay: Day, readonly lastDay: Day, readonly startTime: string, readonly endTime: string, readonly rule: string, readonly changes: string, readonly groupId: string | null, readonly groupName: string | null, readonly regionId: string | null, readonly regionName: string | null, readonly version: number } | null };

export type CampusesOfEventsQueryVariables = { [key: string]: never; };

export type CampusesOfEventsQuery = { readonly regions: ReadonlyArray<{ readonly __typename: 'Region', readonly _id: string, readonly name: string }> };

export type GroupsOfEventsQueryVariables = {
  search: string;
};

export type GroupsOfEventsQuery = { readonly groups: { readonly rows: ReadonlyArray<{ readonly __typename: 'ManagedGroup', readonly _id: string, readonly name: string, readonly regionName: string }> } };

export type CreateCalendarEventMutationVariables = {
  eventId: string;
  eventInput: Types.CalendarEventInput;
};

export type CreateCalendarEventMutation = { readonly createCalendarEvent: { readonly __typename: 'CalendarEvent', readonly _id: string, readonly title: string, readonly kind: Types.CalendarEventKind, readonly place: string, readonly description: string, readonly firstDay: Day, readonly lastDay: Day, readonly startTime: string, readonly endTime: string, readonly rule: string, readonly changes: string, readonly groupId: string | null, readonly groupName: string | null, readonly regionId: string | null, readonly regionName: string | null, readonly version: number } };

export type UpdateCalendarEventMutationVariables = {
  eventId: string;
  version: number;
  eventInput: Types.CalendarEventInput;
};

export type UpdateCalendarEventMutation = { readonly updateCalendarEvent: { readonly __typename: 'CalendarEvent', readonly _id: string, readonly title: string, readonly kind: Types.CalendarEventKind, readonly place: string, readonly description: string, readonly firstDay: Day, readonly lastDay: Day, readonly startTime: string, readonly endTime: string, readonly rule: string, readonly changes: string, readonly groupId: string | null, readonly groupName: string | null, readonly regionId: string | null, readonly regionName: string | null, readonly version: number } };

export type DeleteCalendarEventMutationVariables = {
  eventId: string;
};

export type DeleteCalendarEventMutation = { readonly deleteCalendarEvent: boolean };

export const calendarEvents: TypedDocument<CalendarEventsQuery, CalendarEventsQueryVariables> = {
  operationName: 'calendarEvents',
  query: `query calendarEvents{calendarEvents{...KeptEvent}}fragment KeptEvent on CalendarEvent{_id title kind place description firstDay lastDay startTime endTime rule changes groupId groupName regionId regionName version __typename}`,
};

export const keptEvent: TypedDocument<KeptEventQuery, KeptEventQueryVariables> = {
  operationName: 'keptEvent',
  query: `query keptEvent($eventId:ID!){calendarEvent(eventId:$eventId){...KeptEvent}}fragment KeptEvent on CalendarEvent{_id title kind place description firstDay lastDay startTime endTime rule changes groupId groupName regionId regionName version __typename}`,
};

export const campusesOfEvents: TypedDocument<CampusesOfEventsQuery, CampusesOfEventsQueryVariables> = {
  operationName: 'campusesOfEvents',
  query: `query campusesOfEvents{regions{_id name __typename}}`,
};

export const groupsOfEvents: TypedDocument<GroupsOfEventsQuery, GroupsOfEventsQueryVariables> = {
  operationName: 'groupsOfEvents',
  query: `query groupsOfEvents($search:String!){groups(filter:{search:$search archived:false}first:20){rows{_id name regionName __typename}}}`,
};

export const createCalendarEvent: TypedDocument<CreateCalendarEventMutation, CreateCalendarEventMutationVariables> = {
  operationName: 'createCalendarEvent',
  query: `mutation createCalendarEvent($eventId:ID!$eventInput:CalendarEventInput!){createCalendarEvent(eventId:$eventId eventInput:$eventInput){...KeptEvent}}fragment KeptEvent on CalendarEvent{_id title kind place description firstDay lastDay startTime endTime rule changes groupId groupName regionId regionName version __typename}`,
};

export const updateCalendarEvent: TypedDocument<UpdateCalendarEventMutation, UpdateCalendarEventMutationVariables> = {
  operationName: 'updateCalendarEvent',
  query: `mutation updateCalendarEvent($eventId:ID!$version:Int!$eventInput:CalendarEventInput!){updateCalendarEvent(eventId:$eventId version:$version eventInput:$eventInput){...KeptEvent}}fragment KeptEvent on CalendarEvent{_id title kind place description firstDay lastDay startTime endTime rule changes groupId groupName regionId regionName version __typename}`,
};

export const deleteCalendarEvent: TypedDocument<DeleteCalendarEventMutation, DeleteCalendarEventMutationVariables> = {
  operationName: 'deleteCalendarEvent',
  query: `mutation deleteCalendarEvent($eventId:ID!){deleteCalendarEvent(eventId:$eventId)}`,
};
