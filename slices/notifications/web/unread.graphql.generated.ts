import type { TypedDocument } from '#kit/client/typed-document.ts';

export type UnreadNotificationsQueryVariables = { [key: string]: never; };

export type UnreadNotificationsQuery = { readonly unreadNotifications: number | null };

export const unreadNotifications: TypedDocument<UnreadNotificationsQuery, UnreadNotificationsQueryVariables> = {
  operationName: 'unreadNotifications',
  query: `query unreadNotifications{unreadNotifications}`,
};
