import { defineMessages } from '#kit/messages/define-messages.ts';

/** What the API itself may answer, whatever the slice. */
export const messages = defineMessages('errors', {
  notAllowed: {
    text: 'You don’t have access to this.',
    about: 'Shown when a person asks for something their role does not allow.',
  },
  notWhileImpersonating: {
    text: 'You can’t do this while viewing the site as someone else.',
    about:
      'Shown to an administrator who, while viewing the site as another person, tries something only that person may do.',
  },
  unexpectedProblem: {
    text: 'Something went wrong on our side. Please try again; if it happens again, quote reference {reference}.',
    about: 'Shown for an unforeseen server error. The reference is a short code staff can look up.',
  },
  requestNotUnderstood: {
    text: 'Something about this request wasn’t right. Reload the page and try again.',
    about: 'Shown when the browser sent something the server cannot read, usually an outdated page.',
  },
  dayInvalid: {
    text: 'Enter a date.',
    about: 'Shown when the browser sent something as a day that no calendar has.',
  },
  requestTooLarge: {
    text: 'This request is too large.',
    about: 'Shown when a request exceeds the limits of the API.',
  },
  tooManyRequests: {
    text: 'Too many attempts. Please wait {minutes, plural, =0 {{seconds, plural, one {# second} other {# seconds}}} one {# minute} other {# minutes}} and try again.',
    about: 'Shown when a person repeats an action too quickly. minutes is 0 while the seconds are few.',
  },
  partAway: {
    text: 'A service this needs isn’t responding right now. Please try again in a moment.',
    about: 'Shown when something outside our own server, such as the storage of files, cannot be reached.',
  },
  storageFull: {
    text: 'The server has no room left for files, so nothing can be uploaded right now. Your file is still safe on your device. Please tell the college’s office and try again later.',
    about: 'Shown when a person sends a file while the server’s disk is almost full.',
  },
  sendingQuotaReached: {
    text: 'You’ve started more uploads than one person can have in a day. Finish or cancel the ones under way, or carry on tomorrow.',
    about: 'Shown when a person has many unfinished uploads or has sent very much within a day.',
  },
  serverBusy: {
    text: 'The server is busy right now. Please try again in a moment.',
    about: 'Shown when the server cannot take the request at this moment.',
  },
});

declare module '#kit/messages/known-problems.ts' {
  interface KnownProblems extends Record<keyof typeof messages.sources, true> {}
}
