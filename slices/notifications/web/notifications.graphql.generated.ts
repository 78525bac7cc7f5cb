import type { Instant } from '#kit/calendar/instant.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type NotificationsQueryVariables = {
  after?: string | null | undefined;
};

export type NotificationsQuery = { readonly notifications: { readonly nextCursor: string | null, readonly rows: ReadonlyArray<{ readonly __typename: 'Notification', readonly _id: string, readonly name: string, readonly text: string, readonly path: string, readonly regionId: string, readonly regionName: string, readonly mail: Types.NotificationMail, readonly readAt: Instant | null, readonly createdAt: Instant }> } };

export type ListedNotificationFragment = { readonly __typename: 'Notification', readonly _id: string, readonly name: string, readonly text: string, readonly path: string, readonly regionId: string, readonly regionName: string, readonly mail: Types.NotificationMail, readonly readAt: Instant | null, readonly createdAt: Instant };

export type MarkNotificationsReadMutationVariables = { [key: string]: never; };

export type MarkNotificationsReadMutation = { readonly markNotificationsRead: { readonly __typename: 'User', readonly _id: string, readonly notificationsLastRead: Instant | null, readonly unreadNotifications: number | null } | null };

export type NotificationSettingsQueryVariables = { [key: string]: never; };

export type NotificationSettingsQuery = { readonly pushKey: string, readonly currentUser: { readonly __typename: 'User', readonly _id: string, readonly timezone: string | null, readonly notificationPreferences: ReadonlyArray<{ readonly notificationDefinitionId: string, readonly regionId: string, readonly cadence: Types.NotificationCadence }> | null, readonly quietHours: { readonly begins: string, readonly ends: string } | null } | null, readonly notificationDefinitions: ReadonlyArray<{ readonly __typename: 'NotificationDefinition', readonly _id: string, readonly name: string, readonly forStaff: boolean }>, readonly notificationRegions: ReadonlyArray<{ readonly __typename: 'Region', readonly _id: string, readonly name: string }> };

export type ChosenPreferenceFragment = { readonly notificationDefinitionId: string, readonly regionId: string, readonly cadence: Types.NotificationCadence };

export type SaveNotificationPreferenceMutationVariables = {
  input: Types.NotificationPreferenceInput;
};

export type SaveNotificationPreferenceMutation = { readonly saveNotificationPreference: { readonly notificationDefinitionId: string, readonly regionId: string, readonly cadence: Types.NotificationCadence } };

export type SaveNotificationPreferencesMutationVariables = {
  inputs: ReadonlyArray<Types.NotificationPreferenceInput> | Types.NotificationPreferenceInput;
};

export type SaveNotificationPreferencesMutation = { readonly saveNotificationPreferences: { readonly __typename: 'User', readonly _id: string, readonly notificationPreferences: ReadonlyArray<{ readonly notificationDefinitionId: string, readonly regionId: string, readonly cadence: Types.NotificationCadence }> | null } | null };

export type SaveQuietHoursMutationVariables = {
  begins?: string | null | undefined;
  ends?: string | null | undefined;
};

export type SaveQuietHoursMutation = { readonly saveQuietHours: { readonly __typename: 'User', readonly _id: string, readonly quietHours: { readonly begins: string, readonly ends: string } | null } | null };

export type SavePushSubscriptionMutationVariables = {
  input: Types.PushSubscriptionInput;
};

export type SavePushSubscriptionMutation = { readonly savePushSubscription: boolean };

export type DeletePushSubscriptionMutationVariables = {
  endpoint: string;
};

export type DeletePushSubscriptionMutation = { readonly deletePushSubscription: boolean };

export const notifications: TypedDocument<NotificationsQuery, NotificationsQueryVariables> = {
  operationName: 'notifications',
  query: `query notifications($after:ID){notifications(first:30 after:$after){rows{...ListedNotification}nextCursor}}fragment ListedNotification on Notification{_id name text path regionId regionName mail readAt createdAt __typename}`,
};

export const markNotificationsRead: TypedDocument<MarkNotificationsReadMutation, MarkNotificationsReadMutationVariables> = {
  operationName: 'markNotificationsRead',
  query: `mutation markNotificationsRead{markNotificationsRead{_id notificationsLastRead unreadNotifications __typename}}`,
};

export const notificationSettings: TypedDocument<NotificationSettingsQuery, NotificationSettingsQueryVariables> = {
  operationName: 'notificationSettings',
  query: `query notificationSettings{currentUser{_id timezone notificationPreferences{...ChosenPreference}quietHours{begins ends}__typename}notificationDefinitions{_id name forStaff __typename}notificationRegions{_id name __typename}pushKey}fragment ChosenPreference on NotificationPreference{notificationDefinitionId regionId cadence}`,
};

export const saveNotificationPreference: TypedDocument<SaveNotificationPreferenceMutation, SaveNotificationPreferenceMutationVariables> = {
  operationName: 'saveNotificationPreference',
  query: `mutation saveNotificationPreference($input:NotificationPreferenceInput!){saveNotificationPreference(notificationPreferenceInput:$input){...ChosenPreference}}fragment ChosenPreference on NotificationPreference{notificationDefinitionId regionId cadence}`,
};

export const saveNotificationPreferences: TypedDocument<SaveNotificationPreferencesMutation, SaveNotificationPreferencesMutationVariables> = {
  operationName: 'saveNotificationPreferences',
  query: `mutation saveNotificationPreferences($inputs:[NotificationPreferenceInput!]!){saveNotificationPreferences(notificationPreferenceInputs:$inputs){_id notificationPreferences{...ChosenPreference}__typename}}fragment ChosenPreference on NotificationPreference{notificationDefinitionId regionId cadence}`,
};

export const saveQuietHours: TypedDocument<SaveQuietHoursMutation, SaveQuietHoursMutationVariables> = {
  operationName: 'saveQuietHours',
  query: `mutation saveQuietHours($begins:String$ends:String){saveQuietHours(begins:$begins ends:$ends){_id quietHours{begins ends}__typename}}`,
};

export const savePushSubscription: TypedDocument<SavePushSubscriptionMutation, SavePushSubscriptionMutationVariables> = {
  operationName: 'savePushSubscription',
  query: `mutation savePushSubscription($input:PushSubscriptionInput!){savePushSubscription(pushSubscriptionInput:$input)}`,
};

export const deletePushSubscription: TypedDocument<DeletePushSubscriptionMutation, DeletePushSubscriptionMutationVariables> = {
  operationName: 'deletePushSubscription',
  query: `mutation deletePushSubscription($endpoint:String!){deletePushSubscription(endpoint:$endpoint)}`,
};
