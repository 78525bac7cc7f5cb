import { defineMessages } from '#kit/messages/define-messages.ts';

export const problems = defineMessages('sponsors', {
  sponsorNothingOwed: {
    text: 'There is nothing left to pay on this invoice.',
    about: 'Shown when a link for sponsors is made for an invoice that is fully paid.',
  },
  sponsorMaxInvalid: {
    text: 'Choose an amount up to {most}.',
    about: 'Shown when a link for sponsors would take more than is left to pay. most is such as “$120.00”.',
  },
  sponsorDayInvalid: {
    text: 'Choose a day from today to {max} days from now.',
    about: 'Shown when a link for sponsors would end in the past or too far away.',
  },
  sponsorNameTooLong: {
    text: 'A name can have up to {max} characters.',
    about: 'Shown to a sponsor who types a name that is too long.',
  },
  sponsorNoteTooLong: {
    text: 'A message can have up to {max} characters.',
    about: 'Shown to a sponsor who writes too much to the student.',
  },
  sponsorAmountInvalid: {
    text: 'You can pay up to {most}.',
    about: 'Shown to a sponsor who types an amount that the link does not take. most is such as “$120.00”.',
  },
  sponsorLinkOver: {
    text: 'This link doesn’t work any more. Ask the student for a new one.',
    about:
      'Shown to a sponsor who pays by a link that has expired or was taken back, or an invoice that is paid.',
  },
});

declare module '#kit/messages/known-problems.ts' {
  interface KnownProblems extends Record<keyof typeof problems.sources, true> {}
}
