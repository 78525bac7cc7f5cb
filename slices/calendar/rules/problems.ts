import { defineMessages } from '#kit/messages/define-messages.ts';

export const problems = defineMessages('calendar', {
  calendarsOff: {
    text: 'Calendar connections aren’t set up here.',
    about: 'Shown when a user connects a calendar but the college has no access to the provider.',
  },
  calendarConsentMissing: {
    text: 'The connection expired or wasn’t started here. Please try again.',
    about: 'Shown when a user comes back from Google without having left from this site a moment ago.',
  },
  calendarRefused: {
    text: 'Google didn’t accept the connection. Please try again.',
    about: 'Shown when the code that Google sent along is wrong, old or used.',
  },
  calendarNotGranted: {
    text: 'Allow access to your calendar in Google, then try again.',
    about: 'Shown when a user did not tick the permission to read their calendar.',
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
  eventTitleInvalid: {
    text: 'Enter a title of up to {max} characters, on one line.',
    about: 'Shown when the title of an event in the calendar is missing, too long or has a line break.',
  },
  eventPlaceTooLong: {
    text: 'Enter a place of up to {max} characters, on one line.',
    about: 'Shown when the place of an event in the calendar is too long or has a line break.',
  },
  eventTextTooLong: {
    text: 'The text can have up to {max} characters.',
    about: 'Shown when the text about an event in the calendar is too long.',
  },
  eventTimes: {
    text: 'Enter when it begins and ends, or choose all day.',
    about: 'Shown when the times of an event in the calendar are not complete.',
  },
  eventEndsFirst: {
    text: 'The end has to come after the beginning, and within a year.',
    about: 'Shown when an event in the calendar would end before it begins, or last longer than a year.',
  },
  eventRuleInvalid: {
    text: 'This isn’t a repetition that calendars understand.',
    about: 'Shown when the rule by which an event comes round is none of RFC 5545 or has times in it.',
  },
  eventChangesInvalid: {
    text: 'The changed dates of this series couldn’t be read. Reload the page and try again.',
    about: 'Shown when the list of dates that are left out or moved is damaged or has more than 200 dates.',
  },
  groupCalendarAddress: {
    text: 'Enter an address that starts with https:// or webcal://, or the ID of a public Google calendar.',
    about: 'Shown when the address of a group’s calendar is none that can be read.',
  },
  holidayTimes: {
    text: 'A holiday lasts all day. Leave the times empty, or choose Event.',
    about: 'Shown when a holiday is given times of day. Event is the other kind.',
  },
});

declare module '#kit/messages/known-problems.ts' {
  interface KnownProblems extends Record<keyof typeof problems.sources, true> {}
}
