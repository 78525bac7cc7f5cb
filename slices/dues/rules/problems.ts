import { defineMessages } from '#kit/messages/define-messages.ts';

export const problems = defineMessages('dues', {
  reminderDaysInvalid: {
    text: 'Enter up to {max} numbers of days from 1 to {days}, such as 3, 14, 30.',
    about: 'Shown when the days after which students are reminded of a payment can’t be understood.',
  },
  reminderWordsTooLong: {
    text: 'Enter up to {max} characters.',
    about: 'Shown when what a payment reminder says besides is too long.',
  },
  holdLimitInvalid: {
    text: 'Enter an amount of 0 or more.',
    about: 'Shown when the amount above which transcripts are held is less than nothing.',
  },
  duesReasonInvalid: {
    text: 'Enter a reason of up to {max} characters.',
    about: 'Shown when a student is to be spared payment reminders or a hold without a reason.',
  },
  duesExceptionPast: {
    text: 'Choose today or a later day.',
    about: 'Shown when an exception from payment reminders or holds would be over already.',
  },
});

declare module '#kit/messages/known-problems.ts' {
  interface KnownProblems extends Record<keyof typeof problems.sources, true> {}
}
