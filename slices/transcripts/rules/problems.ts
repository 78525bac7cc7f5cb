import { defineMessages } from '#kit/messages/define-messages.ts';

export const problems = defineMessages('transcripts', {
  transcriptOnHold: {
    text: 'This student’s transcripts are on hold. Lift the hold first.',
    about: 'Shown when staff issue a transcript while a hold stands.',
  },
  transcriptWithoutGrades: {
    text: 'This student has no final grades yet. Finalise a course first.',
    about: 'Shown when staff issue a transcript on which no grade would stand.',
  },
  transcriptNeedsReason: {
    text: 'Give a reason of up to 1,000 characters.',
    about: 'Shown when transcripts are held back or revoked without a reason.',
  },
  transcriptLocaleUnknown: {
    text: 'Choose one of the site’s languages.',
    about: 'Shown when a transcript is asked for in a language the site does not speak.',
  },
});

declare module '#kit/messages/known-problems.ts' {
  interface KnownProblems extends Record<keyof typeof problems.sources, true> {}
}
