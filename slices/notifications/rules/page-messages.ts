import type { MessageSource } from '#kit/messages/define-messages.ts';
import type { Cadence } from './cadence.ts';
import type { MailState } from './notices.ts';

const whyMail = 'Reason for a notification: what became of its mail.';
const cadence = 'A choice in the settings of notifications: when mail about something comes.';

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
  whySettings: { text: 'Change this setting', about: 'Link behind the reason for a notification.' },
  whyMailWAITING: { text: 'No email has been sent yet.', about: whyMail },
  whyMailHELD: { text: 'The email waits until your quiet hours end.', about: whyMail },
  whyMailDAILY: {
    text: 'It will be in your next daily summary, unless you’ve read it here.',
    about: whyMail,
  },
  whyMailWEEKLY: {
    text: 'It will be in your next weekly summary, unless you’ve read it here.',
    about: whyMail,
  },
  whyMailSENT: {
    text: 'We emailed you too, because your setting for it was “Email at once”.',
    about: `${whyMail} Email at once is the name of a choice in the settings.`,
  },
  whyMailDIGESTED: { text: 'It was in a summary we emailed you, as your settings say.', about: whyMail },
  whyMailREAD: {
    text: 'We didn’t email you, because you had read it here before the email was due.',
    about: whyMail,
  },
  whyMailUNWANTED: {
    text: 'We didn’t email you, because your setting for it was “Only here”.',
    about: `${whyMail} Only here is the name of a choice in the settings.`,
  },
  notificationSettings: { text: 'Settings', about: 'Name of the tab with the settings of notifications.' },
  notificationSettingsLead: {
    text: 'Everything appears in the app. Here you choose what else you’re told, and when.',
    about: 'Quiet line under the heading of the settings of notifications.',
  },
  mailWhen: { text: 'Email', about: 'Heading over the choices when mail about each kind comes.' },
  campusOfSettings: { text: 'Campus', about: 'Label of the choice of a campus whose settings are shown.' },
  useForAllCampuses: {
    text: 'Use for all campuses',
    about: 'Button under the choices for one campus: the same ones for the others of this user.',
  },
  usedForAllCampuses: {
    text: 'Now used for all your campuses',
    about: 'Toast, with a button that undoes it.',
  },
  noCampusToChoose: {
    text: 'You belong to no campus yet, so there is nothing to choose.',
    about: 'Stands in place of the settings of notifications.',
  },
  toldToStaff: { text: 'For staff', about: 'Heading over kinds of notifications that staff alone get.' },
  cadenceAT_ONCE: { text: 'Email at once', about: cadence },
  cadenceDAILY: { text: 'Daily summary', about: cadence },
  cadenceWEEKLY: { text: 'Weekly summary', about: cadence },
  cadenceNEVER: { text: 'Only here', about: `${cadence} It stands in the app and no mail is sent.` },
  notificationSettingSaved: {
    text: '{kind}: {choice}',
    about: 'Toast after a choice was saved: the kind of notification and when mail about it comes.',
  },
  unsubscribeTitle: {
    text: 'Stop these emails?',
    about: 'Heading of the page behind the link for unsubscribing.',
  },
  unsubscribeLead: {
    text: 'You won’t be emailed about these any more. They still appear in the app.',
    about: 'Over the list of what a user is about to unsubscribe from.',
  },
  unsubscribeSubject: { text: '{kind}, {campus}', about: 'In a list: a kind of notification and a campus.' },
  unsubscribeButton: { text: 'Unsubscribe', about: 'Button that stops mails.' },
  unsubscribedTitle: { text: 'You’re unsubscribed', about: 'Heading after a user has unsubscribed.' },
  unsubscribedLead: {
    text: 'You can change your mind at any time in the settings of your notifications.',
    about: 'After a user has unsubscribed.',
  },
  unsubscribedSettings: { text: 'Notification settings', about: 'Link after a user has unsubscribed.' },
  quietHours: { text: 'Quiet hours', about: 'Heading over the hours in which no mail is sent.' },
  quietHoursSwitch: { text: 'Hold emails during these hours', about: 'Switch that turns quiet hours on.' },
  quietHoursHelp: {
    text: 'What happens meanwhile is sent when they end. In the app you see it at once.',
    about: 'Help under the switch that turns quiet hours on.',
  },
  quietHoursBegin: { text: 'From', about: 'Label: when quiet hours begin.' },
  quietHoursEnd: { text: 'Until', about: 'Label: when quiet hours end.' },
  quietHoursZone: { text: 'Times in your time zone: {zone}.', about: 'Under the fields for quiet hours.' },
  quietHoursCampusZone: {
    text: 'Times of your campus. Choose your own time zone in your profile.',
    about: 'Under the fields for quiet hours of a user who has chosen no time zone.',
  },
  saveQuietHours: { text: 'Save quiet hours', about: 'Button.' },
  quietHoursSaved: { text: 'Quiet hours saved', about: 'Toast.' },
  quietHoursOff: { text: 'Quiet hours are off', about: 'Toast.' },
  pushHere: { text: 'This device', about: 'Heading over the switch for notifications on the device.' },
  pushSwitch: { text: 'Show notifications on this device', about: 'Switch.' },
  pushHelp: {
    text: 'Also while the app is closed, for what you’re emailed at once. It ends when you log out here.',
    about: 'Help under the switch for notifications on the device.',
  },
  pushUnsupported: {
    text: 'This browser can’t show notifications.',
    about: 'Stands in place of the switch for notifications on the device.',
  },
  pushDenied: {
    text: 'Notifications are blocked for this site. Open the site settings with the icon beside the address and allow notifications there.',
    about: 'Under the switch for notifications on the device.',
  },
  pushAsking: {
    text: 'Choose “Allow” where your browser asks.',
    about:
      'Under the switch for notifications on the device, while the browser asks whether they may be shown.',
  },
  pushNotAllowed: {
    text: 'Your browser didn’t allow notifications. They stay off.',
    about: 'Toast after a user closed the question of the browser.',
  },
  pushTooSlow: {
    text: 'Your browser’s push service didn’t answer. Try again later.',
    about: 'Toast when notifications on the device could not be turned on in time.',
  },
  pushOn: { text: 'Notifications are on for this device', about: 'Toast.' },
  pushOff: { text: 'Notifications are off for this device', about: 'Toast.' },
  alwaysMailed: {
    text: 'Emails about your account, such as password resets and changed addresses, are always sent. They can’t be turned off.',
    about: 'Under the settings of notifications.',
  },
} satisfies Record<`whyMail${MailState}` | `cadence${Cadence}`, MessageSource> &
  Record<string, MessageSource>;
