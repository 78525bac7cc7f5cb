import { defineMessages } from '#kit/messages/define-messages.ts';
import { historyMessages } from './history-messages.ts';

export const messages = defineMessages('dues', {
  ...historyMessages,
  menuDues: {
    text: 'Reminders and holds',
    about: 'Menu item, title and card: what the college does about overdue payments.',
  },
  duesAlsoBy: {
    text: 'dunning, late payment, arrears',
    about: 'Other words by which people search for “Reminders and holds”, separated by commas.',
  },
  duesLead: {
    text: 'What each campus does when a payment is overdue.',
    about: 'Under the title “Reminders and holds”.',
  },
  duesNoCampuses: {
    text: 'No campuses to show',
    about: 'Shown on the page “Reminders and holds” to a user who keeps the books of no campus.',
  },
  remindersFact: { text: 'Reminders', about: 'Label: after how many days students are reminded to pay.' },
  remindersAfter: {
    text: '{last, plural, one {{days} day after the due date} other {{days} days after the due date}}',
    about:
      'When students are reminded. days is a list: 3, 14, and 30. last is its last number, which decides the form.',
  },
  remindersNone: { text: 'None are sent', about: 'Shown where students are not reminded to pay.' },
  holdsFact: {
    text: 'Official transcripts',
    about: 'Label: whether transcripts are held by overdue payments.',
  },
  holdsAbove: {
    text: 'Held when more than {amount} is overdue',
    about: 'Shown where overdue payments hold transcripts. amount is such as $100.00.',
  },
  holdsNone: { text: 'Never held', about: 'Shown where overdue payments hold no transcripts.' },
  changeDuesPolicy: { text: 'Change', about: 'Button: changes reminders and holds of one campus.' },
  changeDuesPolicyOf: {
    text: 'Change reminders and holds of {campus}',
    about: 'Button as screen readers say it, and dialog.',
  },
  reminderDays: { text: 'Remind after (days)', about: 'Label of a field: such as 3, 14, 30.' },
  reminderDaysHelp: {
    text: 'Days after the due date, such as 3, 14, 30. Leave empty to send none.',
    about: 'Help of the field “Remind after (days)”.',
  },
  reminderWords: { text: 'Your message in {language}', about: 'Label of what a reminder says besides.' },
  reminderWordsHelp: {
    text: 'Added to the reminder, such as who to call. Students whose language has none get the English ones.',
    about: 'Help of what a reminder says besides.',
  },
  holdLimit: { text: 'Hold transcripts above', about: 'Label of a field for an amount of money.' },
  holdLimitHelp: {
    text: 'No official transcript is issued while more than this is overdue. Leave empty to hold none.',
    about: 'Help of the field “Hold transcripts above”.',
  },
  duesPolicySaved: { text: 'Reminders and holds saved', about: 'Short message.' },
  duesHoldTranscripts: {
    text: 'Payments to {campus} are overdue.',
    about: 'Why official transcripts of a student are held. campus is its name.',
  },
  transcriptsHeldByDues: {
    text: 'Official transcripts are on hold: {amount} is overdue at {campus}, more than {limit}.',
    about: 'To admins, of a student. amount and limit are such as $300.00.',
  },
  remindedNever: { text: 'No reminders sent.', about: 'Shown where a student was never reminded to pay.' },
  remindedOf: {
    text: 'Reminded of {number} after {days, plural, one {# day} other {# days}}',
    about:
      'A student was reminded of an invoice, so many days after it was due. number is such as COS-2026-0012.',
  },
  makeDuesException: { text: 'Make an exception', about: 'Button and dialog.' },
  duesExceptionKind: { text: 'Exception', about: 'Label of a choice.' },
  duesExceptionNO_REMINDERS: { text: 'No payment reminders', about: 'An exception for a student.' },
  duesExceptionNO_HOLD: {
    text: 'Official transcripts despite overdue payments',
    about: 'An exception for a student.',
  },
  duesExceptionUntil: { text: 'Until (optional)', about: 'Label: the last day of an exception.' },
  duesExceptionUntilDay: { text: 'until {day}', about: 'Until when an exception counts. day is a day.' },
  endDuesException: { text: 'End', about: 'Button: ends an exception.' },
  endDuesExceptionNamed: { text: 'End: {name}', about: 'The button “End” as screen readers say it.' },
  duesExceptionEnded: { text: 'Ended', about: 'Short message and chip: an exception counts no more.' },
  duesExceptionMade: { text: 'Exception made', about: 'Short message.' },
});
