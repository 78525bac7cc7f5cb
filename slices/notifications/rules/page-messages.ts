import type { MessageSource } from '#kit/messages/define-messages.ts';
import type { MailState } from './notices.ts';

/** What the screen of notifications says. */
export const pageMessages = {
  notificationsLead: {
    text: 'What the college has told you, newest first.',
    about: 'Quiet line under the heading of the list of notifications.',
  },
  noNotifications: {
    text: 'No notifications yet',
    about: 'Stands in place of an empty list of notifications.',
  },
  noNotificationsLead: {
    text: 'News, graded work and answers to your questions will appear here.',
    about: 'Under the words that say there are no notifications yet.',
  },
  notificationsCounted: {
    text: '{count, plural, one {# notification} other {# notifications}}',
    about: 'How many notifications a page of the list has.',
  },
  notificationNew: { text: 'New', about: 'Chip beside a notification that was not read before.' },
  notificationsNew: {
    text: '{count, plural, one {# new} other {# new}}',
    about: 'Chip beside several notifications of one kind: how many of them were not read before.',
  },
  whyTold: { text: 'Why was I told?', about: 'Under a notification; a press shows the reason.' },
  whyToldKind: {
    text: 'It belongs to “{kind}” at {campus}. Everything you’re told appears here.',
    about:
      'Reason for a notification. kind is one of the kinds of notification, campus the name of a campus.',
  },
  whyMailWAITING: { text: 'No email has been sent yet.', about: 'Reason for a notification: its mail.' },
  whyMailSENT: {
    text: 'We emailed you too, because your setting for it is “Email at once”.',
    about: 'Reason for a notification: its mail. Email at once is the name of a choice in the settings.',
  },
  whyMailUNWANTED: {
    text: 'We didn’t email you, because your setting for it is “Only here”.',
    about: 'Reason for a notification: its mail. Only here is the name of a choice in the settings.',
  },
} satisfies Record<`whyMail${MailState}`, MessageSource> & Record<string, MessageSource>;
