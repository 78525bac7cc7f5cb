import { defineMessages } from '#kit/messages/define-messages.ts';

export const problems = defineMessages('system-log', {
  logEntryUnknown: {
    text: 'This kind of log entry doesn’t exist.',
    about:
      'Answered to a client that reports something the system log has no name for. Seldom seen by people.',
  },
  logSearchTooLong: {
    text: 'Search for up to {max, number} characters.',
    about:
      'Answered to a search of the system log with more text than anybody types, such as a pasted report.',
  },
});

declare module '#kit/messages/known-problems.ts' {
  interface KnownProblems extends Record<keyof typeof problems.sources, true> {}
}
