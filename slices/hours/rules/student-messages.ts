import type { MessageSource } from '#kit/messages/define-messages.ts';

/** What students read about their own hours. */
export const studentMessages = {
  hoursSummary: { text: 'Summary', about: 'Tab: how many hours a student has, by category.' },
  hoursDetails: { text: 'Details', about: 'Tab: the hours of a student, entry by entry.' },
  hoursGroup: {
    text: 'Group',
    about: 'Field, filter and head of a column: the group for which hours count.',
  },
  logHours: {
    text: 'Log hours',
    about: 'Button and title of a window: a student writes down hours of service.',
  },
  changeHours: { text: 'Edit hours', about: 'Title of a window in which a student changes logged hours.' },
  hourDay: { text: 'Date', about: 'Field and head of a column: the day on which a student served.' },
  hourCategory: {
    text: 'Category',
    about: 'Field and head of a column: the kind of service, such as “Outreach” or “Choir and music”.',
  },
  hourHours: {
    text: 'Hours',
    about: 'Field for a number: how many whole hours, beside a field for minutes.',
  },
  hourMinutes: { text: 'Minutes', about: 'Field for a number: the minutes beside whole hours.' },
  hourPlace: { text: 'Place', about: 'Field that may stay empty: where a student served.' },
  hourNote: { text: 'What you did', about: 'Field that may stay empty: a few words about the hours.' },
  hourOptional: { text: 'Optional', about: 'Under a field that may stay empty.' },
  hoursLogged: {
    text: 'Your hours were logged. A manager confirms them.',
    about: 'Toast after a student logged hours.',
  },
  hoursChanged: { text: 'Your hours were saved.', about: 'Toast after a student changed logged hours.' },
  hoursDeleted: { text: 'Your hours were deleted.', about: 'Toast with a button to undo.' },
  hoursRestored: { text: 'Your hours are back.', about: 'Toast after a deletion was undone.' },
  hourStatus: { text: 'Status', about: 'Head of a column: what became of logged hours.' },
  hourPending: { text: 'Pending', about: 'Status of hours that nobody has decided, and a choice in a list.' },
  hourConfirmed: { text: 'Confirmed', about: 'Status of hours that count, and a choice in a list.' },
  hourRefused: { text: 'Refused', about: 'Status of hours that do not count, and a choice in a list.' },
  hourRequired: { text: 'Required', about: 'Over the number of hours that a group asks for.' },
  hourLeft: { text: 'Left', about: 'Over the number of required hours that are not confirmed yet.' },
  hourRing: {
    text: '{category}: {confirmed} confirmed, {pending} pending, {required} required',
    about: 'Read aloud for a ring of one category of service. The three are times such as “12 hr 30 min”.',
  },
  hourRingFree: {
    text: '{category}: {confirmed} confirmed, {pending} pending',
    about: 'The same for a category in which nothing is required.',
  },
  hourOfRequired: {
    text: 'of {required}',
    about: 'In a ring under “12 hr”: how much is required, such as “of 40 hr”.',
  },
  hourPendingToo: {
    text: '{time} pending',
    about: 'Beside a ring: what waits for a decision, such as “3 hr pending”.',
  },
  hourConfirmedSum: { text: '{time} confirmed', about: 'Sum over a month, such as “12 hr confirmed”.' },
  hourLeftInCategory: { text: '{time} left', about: 'Beside a ring, such as “24 hr left”.' },
  hourEnough: {
    text: 'Everything is logged',
    about:
      'Beside a ring and under a sum: as much is logged as is required, though part of it may be pending.',
  },
  hourNothingRequired: {
    text: 'Nothing required',
    about: 'Beside a ring of a category that a group does not ask for.',
  },
  hourAllConfirmed: { text: 'Done', about: 'Beside a ring: all hours that are required are confirmed.' },
  hourPace: {
    text: 'About {time} a week until {day}',
    about: 'Under what is left: spread over the weeks to the end of term. day is such as “Dec 18”.',
  },
  hoursBesides: {
    text: '{time} more in other categories',
    about:
      'Under confirmed hours: those of categories in which none are required. They are not part of the sum above.',
  },
  hourPaceOfTerm: {
    text: '{time} of it by the end of term, {day}',
    about: 'After “About 2 hr a week until Jun 12”, where hours are due only after this term.',
  },
  hourWasDue: {
    text: 'It was due by {day}',
    about: 'Under what is left: the day by which hours were to be served is past.',
  },
  hourTimer: { text: 'Timer', about: 'Heading of a card with a clock that a student starts while serving.' },
  hourTimerLead: {
    text: 'Start it when you begin. It keeps running when you close this page or change devices.',
    about: 'Under the heading “Timer”.',
  },
  startHourTimer: { text: 'Start timer', about: 'Button.' },
  stopHourTimer: { text: 'Stop and log', about: 'Button: the timer stops and its time is logged.' },
  discardHourTimer: { text: 'Discard', about: 'Button: the timer stops and its time is not logged.' },
  discardHourTimerTitle: { text: 'Discard this timer?', about: 'Title of a window that asks.' },
  discardHourTimerLead: {
    text: 'The time since {moment} is not logged.',
    about: 'In the window “Discard this timer?”. moment is such as “today 09:30”.',
  },
  hourTimerDiscarded: { text: 'Timer discarded', about: 'Toast.' },
  hourTimeSoFar: { text: 'Time so far', about: 'Read aloud: name of a running clock.' },
  hourTimerSince: {
    text: 'Since {moment}',
    about: 'Under a running clock: when it was started, such as “Since today 09:30”.',
  },
  hourTimerIsLong: {
    text: 'It logs up to 24 hours. You can correct the time after you stop it.',
    about: 'Beside a timer that was started more than a day ago.',
  },
  hourTimerLogged: {
    text: '{time} logged. Check the details and save.',
    about: 'Toast after a timer was stopped; a window with the entry is open.',
  },
  hourMonth: { text: 'Month', about: 'Read aloud: name of the choice of a month.' },
  hourTime: { text: 'Time', about: 'Head of a column: how long a student served.' },
  hourReason: { text: 'Reason', about: 'Over why a manager refused hours, and column of an exported file.' },
  hourComment: { text: 'Note from the college', about: 'Over what a manager wrote about hours that count.' },
  hourRefusedMeans: {
    text: 'Doesn’t count. Edit it to hand it in again, or delete it.',
    about: 'Under hours that were refused.',
  },
  hourLoggedAt: { text: 'Logged {moment}', about: 'When hours were logged, such as “Logged today 07:31”.' },
  hourDecidedBy: { text: '{name}, {moment}', about: 'Who decided about hours and when.' },
  hoursCounted: {
    text: '{count, plural, one {# entry} other {# entries}}',
    about: 'How many entries of hours a list has.',
  },
  loggedHours: { text: 'Logged hours', about: 'Read aloud: name of a list.' },
  noHoursYet: { text: 'No hours logged yet', about: 'Stands in place of the hours of a student.' },
  noHoursYetHelp: {
    text: 'Log what you have done, or start the timer when you begin.',
    about: 'Under “No hours logged yet”.',
  },
  noHoursAsked: {
    text: 'Your group doesn’t ask for hours',
    about: 'Stands in place of the page of hours.',
  },
  noHoursAskedHelp: {
    text: 'Once your college requires hours of service, you log them here.',
    about: 'Under “Your group doesn’t ask for hours”.',
  },
} as const satisfies Record<string, MessageSource>;
