import { defineMessages } from '#kit/messages/define-messages.ts';

export const problems = defineMessages('hours', {
  hourMinutesInvalid: {
    text: 'Enter between 1 minute and 24 hours.',
    about: 'Shown when a student logs no time, or more than a day has.',
  },
  hourPlaceTooLong: {
    text: 'A place can have up to {max} characters.',
    about: 'Shown when a student logs hours and says at too great length where they were.',
  },
  hourNoteTooLong: {
    text: 'A note can have up to {max} characters.',
    about: 'Shown when a student logs hours and says too much about them.',
  },
  hourDayInFuture: {
    text: 'Hours can’t be logged for a day that hasn’t come yet.',
    about: 'Shown when a student logs hours for tomorrow or later.',
  },
  hourDayTooLongAgo: {
    text: 'Hours can be logged up to a year back.',
    about: 'Shown when a student logs hours for a day longer ago.',
  },
  hourDayOutsideGroup: {
    text: 'You weren’t in this group on that day.',
    about: 'Shown when a student logs hours for a day before they joined the group or after they left it.',
  },
  hourDayFull: {
    text: 'A day has 24 hours: only {hours} h {minutes} min are left on this one.',
    about: 'Shown when more than 24 hours would be logged for a student and a day in all.',
  },
  hourCategoryUnknown: {
    text: 'Choose one of the categories of your campus.',
    about: 'Shown when a student logs hours in a category that is not offered any more.',
  },
  hoursConfirmed: {
    text: 'These hours have been confirmed, so they can’t be changed any more.',
    about: 'Shown when a student changes or deletes hours that a manager has confirmed.',
  },
  hourTimerRuns: {
    text: 'A timer is already running. Stop or discard it first.',
    about: 'Shown when a student starts a second timer.',
  },
  hourTimerStopped: {
    text: 'The timer isn’t running any more.',
    about: 'Shown when a student stops a timer that was stopped on another device.',
  },
  hourReasonMissing: {
    text: 'Say why the hours are refused.',
    about: 'Shown when a manager refuses hours without a reason.',
  },
  hourReasonTooLong: {
    text: 'A reason can have up to {max} characters.',
    about: 'Shown when the reason for which hours are refused is too long.',
  },
  tooManyHourEntries: {
    text: 'Up to {max} entries can be decided at once.',
    about: 'Shown when a manager confirms or refuses too many at once.',
  },
  supervisorNameTooLong: {
    text: 'A name can have up to {max} characters.',
    about: 'Shown when a student names a supervisor with too long a name.',
  },
  supervisorIsStudent: {
    text: 'Name somebody who isn’t a student of the college.',
    about: 'Shown when a student gives their own address, or another student’s, as that of a supervisor.',
  },
  supervisorAskedAlready: {
    text: 'A supervisor has already been asked about these hours. Withdraw that request first.',
    about: 'Shown when a student asks a supervisor about hours while another link about them works.',
  },
  supervisorAnsweredAlready: {
    text: 'The supervisor has answered already.',
    about: 'Shown when a student withdraws a request to a supervisor that was answered meanwhile.',
  },
  hoursDecidedAlready: {
    text: 'These hours have been decided.',
    about: 'Shown when a student asks a supervisor about hours that were confirmed or refused meanwhile.',
  },
  hourCategoryNameMissing: {
    text: 'Enter the name of the category in English.',
    about: 'Shown when a category of hours has no English name.',
  },
  hourCategoryNameTooLong: {
    text: 'The name of a category can have up to {max} characters.',
    about: 'Shown when a name of a category of hours is too long.',
  },
  hourCategoryNameTaken: {
    text: 'This campus already has a category with this name.',
    about: 'Shown when a category of hours is named like another one.',
  },
  tooManyHourCategories: {
    text: 'A campus can have up to {max} categories. Archive one first.',
    about: 'Shown when one more category of hours is added.',
  },
  requiredHoursInvalid: {
    text: 'Enter between 1 minute and {max} hours.',
    about: 'Shown when none or too many hours are required of a group.',
  },
});

declare module '#kit/messages/known-problems.ts' {
  interface KnownProblems extends Record<keyof typeof problems.sources, true> {}
}
