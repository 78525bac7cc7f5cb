import { defineMessages } from '#kit/messages/define-messages.ts';
import { historyMessages } from './history-messages.ts';
import { pageMessages } from './page-messages.ts';

export const messages = defineMessages('calendar', {
  calendarConnected: { text: 'Your calendar is connected.', about: 'Toast after a calendar was connected.' },
  menuCalendar: { text: 'Calendar', about: 'Menu entry and heading: what happens when.' },
  thisWeek: { text: 'This week', about: 'Heading over the calendar of the week.' },
  noCalendarEvents: { text: 'No calendar events to show', about: 'Stands where the calendar is empty.' },
  previousWeek: { text: 'Previous week', about: 'Button of a calendar.' },
  nextWeek: { text: 'Next week', about: 'Button of a calendar.' },
  allDay: { text: 'All day', about: 'Stands in place of a time in a calendar; and label of a choice.' },
  untilTime: { text: 'Until {time}', about: 'When something in a calendar ends, in a line with its place.' },
  entryExamOpens: {
    text: '{title} opens',
    about: 'In a calendar: from now on an exam can be sat. title is that of the exam.',
  },
  entryExamCloses: {
    text: '{title} closes',
    about: 'In a calendar: the deadline of an exam. title is that of the exam.',
  },
  entryWorkIsDue: {
    text: '{title} is due',
    about: 'In a calendar: by now work is to be handed in. title is that of the assignment.',
  },
  entryInvoiceIsDue: {
    text: 'Invoice {title} is due',
    about: 'In a calendar: an invoice is to be paid on this day. title is its number.',
  },
  entryHours: {
    text: 'Hours: {title}',
    about:
      'In a calendar: on this day the reader has served. title is the category of the hours, such as Music.',
  },
  entryInstalmentIsDue: {
    text: 'Your card is charged for invoice {title}',
    about:
      'In a calendar: on this day a payment plan charges a saved card. title is the number of an invoice.',
  },
  fromGoogle: {
    text: 'Google Calendar',
    about: 'Beside an entry that the reader keeps there: where it comes from.',
  },
  entryWithoutTitle: { text: '(No title)', about: 'Stands in place of the title of an entry that has none.' },
  ...pageMessages,
  ...historyMessages,
});
