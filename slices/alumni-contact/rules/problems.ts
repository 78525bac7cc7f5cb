import { defineMessages } from '#kit/messages/define-messages.ts';

export const problems = defineMessages('alumni-contact', {
  contactMessageInvalid: {
    text: 'Write a message of up to {max} characters.',
    about: 'Shown when a message to an alumnus is empty or far too long.',
  },
  contactNoteTooLong: {
    text: 'Write up to {max} characters.',
    about: 'Shown when the reason of a report, or the note about it, is far too long.',
  },
  contactLimitReached: {
    text: 'You’ve sent as many messages as you can in 24 hours. You can send the next one in {hours, plural, =0 {{minutes, plural, one {# minute} other {# minutes}}} one {# hour} other {# hours}}.',
    about:
      'Shown when a fourth message within 24 hours is refused. hours is 0 where the wait is told in minutes.',
  },
  contactUnreachable: {
    text: 'This person can’t be reached through the college at the moment.',
    about:
      'Shown when a message to an alumnus is refused because they want none, are gone or have blocked the sender: it must not tell which.',
  },
  contactSuspended: {
    text: 'You can’t send messages to alumni at the moment. Ask the college if you think this is a mistake.',
    about: 'Shown to a sender whom an alumni admin has suspended from sending messages.',
  },
  contactAddressUnusable: {
    text: 'Your email address can’t be used for replies. Change it in your profile first.',
    about: 'Shown when the sender’s own address has signs that a mail cannot carry.',
  },
  contactYourself: {
    text: 'That’s you. Choose someone else.',
    about: 'Shown when an alumnus writes to themselves.',
  },
  contactSearchTooLong: {
    text: 'Search for up to {max} characters.',
    about: 'Shown when a search for alumni is far too long.',
  },
  alumniMessageLinkWrong: {
    text: 'This link doesn’t lead to a message. Open it from the mail again.',
    about: 'Shown on the page for reporting a message when its address is incomplete.',
  },
});

declare module '#kit/messages/known-problems.ts' {
  interface KnownProblems extends Record<keyof typeof problems.sources, true> {}
}
