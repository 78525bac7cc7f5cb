import { defineMessages } from '#kit/messages/define-messages.ts';

export const problems = defineMessages('absence-explanations', {
  explanationsDisabled: {
    text: 'Absence explanations are currently disabled. An admin needs to select attendance admins for this region.',
    about: 'Shown to students of a campus where nobody was chosen to handle absence explanations.',
  },
  explanationMissing: {
    text: 'Say why you were absent.',
    about: 'Shown when a student explains an absence without a word.',
  },
  explanationTooLong: {
    text: 'An explanation can have up to {max} characters.',
    about: 'Shown when the explanation of an absence is too long.',
  },
  explanationCommentsTooLong: {
    text: 'A note can have up to {max} characters.',
    about: 'Shown when the note of the staff to a student about an absence is too long.',
  },
  explanationTooLate: {
    text: 'An absence can be explained within 14 days.',
    about: 'Shown when a student explains an absence that is longer ago.',
  },
  notAbsentThere: {
    text: 'This class doesn’t count as absent, so there is nothing to explain.',
    about: 'Shown when a student explains an absence that was corrected or excused meanwhile.',
  },
  alreadyExplained: {
    text: 'You have explained this absence already.',
    about: 'Shown when a student explains the same absence a second time.',
  },
  explanationIsDecided: {
    text: 'This explanation has been decided, so it can’t be changed any more.',
    about: 'Shown when a student changes or withdraws an explanation that staff have decided.',
  },
});

declare module '#kit/messages/known-problems.ts' {
  interface KnownProblems extends Record<keyof typeof problems.sources, true> {}
}
