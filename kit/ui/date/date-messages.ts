import type { MessageSource } from '#kit/messages/define-messages.ts';

/** What fields and filters for days and times say. */
export const dateMessages = {
  dayExpected: {
    text: 'Enter a date such as {example}',
    about: 'Error of a field for dates. example is a date as it is written in the language.',
  },
  dayTooEarly: {
    text: 'Choose {min} or later',
    about: 'Error of a field for dates. least is the earliest date allowed.',
  },
  dayTooLate: {
    text: 'Choose {max} or earlier',
    about: 'Error of a field for dates. most is the latest date allowed.',
  },
  timeExpected: {
    text: 'Enter a time such as {example}',
    about: 'Error of a field for times of day. example is a time as it is written in the language.',
  },
  chooseDay: {
    text: '{label}: choose from the calendar',
    about: 'Button in a field for dates that opens a calendar. label is the name of the field.',
  },
  previousMonth: { text: 'Previous month', about: 'Button of a calendar.' },
  nextMonth: { text: 'Next month', about: 'Button of a calendar.' },
  fromDay: { text: 'From', about: 'Label of the first of two dates.' },
  toDay: { text: 'To', about: 'Label of the last of two dates.' },
  daysFrom: {
    text: 'from {day}',
    about: 'On the button of a filter by dates, behind its name, when it has no last day.',
  },
  daysUntil: {
    text: 'until {day}',
    about:
      'On the button of a filter by dates, behind its name, when it has no first day. That day still counts.',
  },
  dayOfInstant: { text: 'Day', about: 'Label of the first of two fields for a moment: its date.' },
  timeOfInstant: { text: 'Time', about: 'Label of the second of two fields for a moment: its time of day.' },
  timeSkipped: {
    text: 'Clocks go forward on this day, so this time doesn’t exist. Choose another.',
    about: 'Error of a field for a time of day that does not exist because summer time begins.',
  },
  timeComesTwice: {
    text: 'Clocks go back on this day, so this time occurs twice. Which one do you mean?',
    about:
      'Question under a field for a time of day that comes twice because summer time ends. The two times follow.',
  },
} as const satisfies Record<string, MessageSource>;
