import { defineMessages } from '#kit/messages/define-messages.ts';

export const problems = defineMessages('notifications', {
  notificationUnknown: {
    text: 'There is no such kind of notification.',
    about: 'Shown when a preference is saved for something the college does not tell people about.',
  },
  regionNotYours: {
    text: 'You do not belong to this region.',
    about: 'Shown when a preference is saved for a region the person is not in.',
  },
});

declare module '#kit/messages/known-problems.ts' {
  interface KnownProblems extends Record<keyof typeof problems.sources, true> {}
}
