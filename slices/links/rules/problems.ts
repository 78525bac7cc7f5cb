import { defineMessages } from '#kit/messages/define-messages.ts';

export const problems = defineMessages('links', {
  linkTitleInvalid: {
    text: 'Enter a title of up to 120 characters, on one line.',
    about: 'Shown when the title of a link is missing, too long or has a line break.',
  },
  linkUrlInvalid: {
    text: 'Enter an address that starts with https:// or http://.',
    about: 'Shown when the address of a link is none that a browser opens as a page.',
  },
  linkDescriptionTooLong: {
    text: 'A description can have up to 500 characters.',
    about: 'Shown when the description of a link is too long.',
  },
});

declare module '#kit/messages/known-problems.ts' {
  interface KnownProblems extends Record<keyof typeof problems.sources, true> {}
}
