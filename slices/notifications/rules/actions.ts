/** What the audit log records of this slice. */
export type NotificationsAction = 'saveNotificationPreference' | 'saveQuietHours' | 'unsubscribeFromMail';

declare module '#kit/access/known-actions.ts' {
  interface KnownActions extends Record<NotificationsAction, true> {}
}
