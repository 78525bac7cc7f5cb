import { defineMessages } from '#kit/messages/define-messages.ts';

export const problems = defineMessages('calendar', {
  calendarsOff: {
    text: 'Calendar connections aren’t set up here.',
    about: 'Shown when somebody connects a calendar but the college has no access to the provider.',
  },
  calendarConsentMissing: {
    text: 'The connection expired or wasn’t started here. Please try again.',
    about: 'Shown when somebody comes back from Google without having left from this site a moment ago.',
  },
  calendarRefused: {
    text: 'Google didn’t accept the connection. Please try again.',
    about: 'Shown when the code that Google sent along is wrong, old or used.',
  },
  calendarNotGranted: {
    text: 'Allow access to your calendar in Google, then try again.',
    about: 'Shown when somebody did not tick the permission to read their calendar.',
  },
  calendarUnavailable: {
    text: 'Google isn’t responding right now. Please try again in a moment.',
    about: 'Shown when Google cannot be reached while a calendar is being connected.',
  },
  calendarSpan: {
    text: 'A calendar shows up to {max} days at a time.',
    about:
      'Shown when a program asks for a longer part of the calendar at once, or for one that ends before it begins.',
  },
});

declare module '#kit/messages/known-problems.ts' {
  interface KnownProblems extends Record<keyof typeof problems.sources, true> {}
}
