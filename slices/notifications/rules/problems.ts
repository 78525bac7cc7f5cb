import { defineMessages } from '#kit/messages/define-messages.ts';

export const problems = defineMessages('notifications', {
  notificationUnknown: {
    text: 'This kind of notification doesn’t exist.',
    about: 'Shown when a preference is saved for something the college does not tell people about.',
  },
  regionNotYours: {
    text: 'You don’t belong to this region.',
    about: 'Shown when a preference is saved for a region the person is not in.',
  },
  unsubscribeLinkWrong: {
    text: 'This link isn’t complete. Open it from the email again, or change your settings after logging in.',
    about: 'Shown when the link for unsubscribing was cut off or changed.',
  },
  pushNotPossible: {
    text: 'Notifications couldn’t be turned on for this browser.',
    about: 'Shown when a browser offers no way, or a strange one, to push notifications to it.',
  },
  quietHoursWrong: {
    text: 'Quiet hours need a beginning and a different end, such as 22:00 and 07:00.',
    about: 'Shown when the hours in which a user wants no mail cannot be saved.',
  },
});

declare module '#kit/messages/known-problems.ts' {
  interface KnownProblems extends Record<keyof typeof problems.sources, true> {}
}
