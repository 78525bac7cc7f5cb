import { did, type HistoryTexts } from '#kit/messages/history-texts.ts';
import type { NotificationsAction } from './actions.ts';

export const historyMessages = {
  didSaveNotificationPreference: did('changed the notification settings'),
  didSaveQuietHours: did('changed the quiet hours'),
  didUnsubscribeFromMail: did('unsubscribed by the link in a mail'),
} satisfies HistoryTexts<NotificationsAction>;
