import type { Instant } from '#kit/calendar/instant.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type NotificationsQueryVariables = {
  after?: string | null | undefined;
};

export type NotificationsQuery = { readonly notifications: { readonly nextCursor: string | null, readonly rows: ReadonlyArray<{ readonly __typename: 'Notification', readonly _id: string, readonly name: string, readonly text: string, readonly path: string, readonly regionName: string, readonly mail: Types.NotificationMail, readonly readAt: Instant | null, readonly createdAt: Instant }> } };

export type ListedNotificationFragment = { readonly __typename: 'Notification', readonly _id: string, readonly name: string, readonly text: string, readonly path: string, readonly regionName: string, readonly mail: Types.NotificationMail, readonly readAt: Instant | null, readonly createdAt: Instant };

export type MarkNotificationsReadMutationVariables = { [key: string]: never; };

export type MarkNotificationsReadMutation = { readonly markNotificationsRead: { readonly __typename: 'User', readonly _id: string, readonly notificationsLastRead: Instant | null, readonly unreadNotifications: number | null } | null };

export const notifications: TypedDocument<NotificationsQuery, NotificationsQueryVariables> = {
  operationName: 'notifications',
  query: `query notifications($after:ID){notifications(first:30 after:$after){rows{...ListedNotification}nextCursor}}fragment ListedNotification on Notification{_id name text path regionName mail readAt createdAt __typename}`,
};

export const markNotificationsRead: TypedDocument<MarkNotificationsReadMutation, MarkNotificationsReadMutationVariables> = {
  operationName: 'markNotificationsRead',
  query: `mutation markNotificationsRead{markNotificationsRead{_id notificationsLastRead unreadNotifications __typename}}`,
};
