import type { MessageSource } from '#kit/messages/define-messages.ts';

/** What was done to a person, in words behind the name of who did it. */
export const historyMessages = {
  didEnrol: {
    text: 'opened the account',
    about: 'One of the actions in the history of a person, behind the name of who did it.',
  },
  didResendEnrolment: {
    text: 'sent the enrolment mail again',
    about: 'One of the actions in the history of a person, behind the name of who did it.',
  },
  didRegister: {
    text: 'registered',
    about: 'One of the actions in the history of a person, behind the name of who did it.',
  },
  didSetPassword: {
    text: 'set a password',
    about: 'One of the actions in the history of a person, behind the name of who did it.',
  },
  didLogIn: {
    text: 'logged in',
    about: 'One of the actions in the history of a person, behind the name of who did it.',
  },
  didMistypePassword: {
    text: 'entered a wrong password',
    about: 'One of the actions in the history of a person, behind the name of who did it.',
  },
  didLogOut: {
    text: 'logged out',
    about: 'One of the actions in the history of a person, behind the name of who did it.',
  },
  didEndSessions: {
    text: 'ended sessions',
    about: 'One of the actions in the history of a person, behind the name of who did it.',
  },
  didAcceptTerms: {
    text: 'accepted the terms',
    about: 'One of the actions in the history of a person, behind the name of who did it.',
  },
  didStartImpersonating: {
    text: 'began to view the site as this person',
    about: 'One of the actions in the history of a person, behind the name of who did it.',
  },
  didStopImpersonating: {
    text: 'stopped viewing the site as this person',
    about: 'One of the actions in the history of a person, behind the name of who did it.',
  },
  didLinkWorkAccount: {
    text: 'connected a work account',
    about: 'One of the actions in the history of a person, behind the name of who did it.',
  },
  didAskForNewEmail: {
    text: 'entered a new email address',
    about: 'One of the actions in the history of a person, behind the name of who did it.',
  },
  didChangeEmail: {
    text: 'changed the email address',
    about: 'One of the actions in the history of a person, behind the name of who did it.',
  },
  didChangeProfile: {
    text: 'changed the profile',
    about: 'One of the actions in the history of a person, behind the name of who did it.',
  },
  didChangePicture: {
    text: 'changed the picture',
    about: 'One of the actions in the history of a person, behind the name of who did it.',
  },
  didChangeRole: {
    text: 'changed a role',
    about: 'One of the actions in the history of a person, behind the name of who did it.',
  },
  didDeactivate: {
    text: 'deactivated the account',
    about: 'One of the actions in the history of a person, behind the name of who did it.',
  },
  didReactivate: {
    text: 'activated the account again',
    about: 'One of the actions in the history of a person, behind the name of who did it.',
  },
  didChangeCalendar: {
    text: 'changed the calendar connection',
    about: 'One of the actions in the history of a person, behind the name of who did it.',
  },
  didChangeNotifications: {
    text: 'changed the notifications',
    about: 'One of the actions in the history of a person, behind the name of who did it.',
  },
  didWriteNote: {
    text: 'wrote a note',
    about: 'One of the actions in the history of a person, behind the name of who did it.',
  },
  didChangeNotes: {
    text: 'changed the notes',
    about: 'One of the actions in the history of a person, behind the name of who did it.',
  },
  didSetGraduation: {
    text: 'changed the graduation',
    about: 'One of the actions in the history of a person, behind the name of who did it.',
  },
  didTakeOverAccount: {
    text: 'merged another account into this one',
    about: 'One of the actions in the history of a person, behind the name of who did it.',
  },
  didMergeAccount: {
    text: 'merged this account into another one',
    about: 'One of the actions in the history of a person, behind the name of who did it.',
  },
} as const satisfies Record<string, MessageSource>;
