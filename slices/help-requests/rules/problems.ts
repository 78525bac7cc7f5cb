import { defineMessages } from '#kit/messages/define-messages.ts';

export const problems = defineMessages('help-requests', {
  helpMessageInvalid: {
    text: 'Describe what you need help with in up to 4,000 characters.',
    about: 'Shown when a user asks for help without words or with far too many.',
  },
  helpAnswerTooLong: {
    text: 'A reply can have up to 4,000 characters.',
    about: 'Shown when the answer to a request for help is far too long.',
  },
});

declare module '#kit/messages/known-problems.ts' {
  interface KnownProblems extends Record<keyof typeof problems.sources, true> {}
}
