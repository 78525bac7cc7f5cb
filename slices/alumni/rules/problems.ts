import { defineMessages } from '#kit/messages/define-messages.ts';

export const problems = defineMessages('alumni', {
  alumniLocationMissing: {
    text: 'Enter where you live now.',
    about: 'Shown when an alumnus leaves out where they live.',
  },
  alumniPlaceMissing: {
    text: 'Enter where you graduated.',
    about: 'Shown when an alumnus leaves out the place of their graduation.',
  },
  alumniAboutTooLong: {
    text: 'Enter up to {max} characters.',
    about: 'Shown when what an alumnus says about themselves is too long.',
  },
  alumniSearchTooLong: {
    text: 'Search with up to {max} characters.',
    about: 'Shown when a list of alumni is searched for far too long a text.',
  },
});

declare module '#kit/messages/known-problems.ts' {
  interface KnownProblems extends Record<keyof typeof problems.sources, true> {}
}
