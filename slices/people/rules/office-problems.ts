import type { MessageSource } from '#kit/messages/define-messages.ts';

/** What only those meet who look after others: visitors do not wait for it. */
export const officeProblems = {
  peopleSearchTooLong: {
    text: 'Search for up to {max} characters.',
    about: 'Shown when a user searches the list of people for a text that is far too long.',
  },
  mayNotGiveRole: {
    text: 'You can’t give or remove this role here.',
    about:
      'Shown to an administrator who changes a role that is not theirs to give, or on a campus not theirs.',
  },
  ownSuperadminStays: {
    text: 'You can’t remove your own superadmin role. Another superadmin can.',
    about: 'Shown to a superadministrator who tries to remove the role from themselves.',
  },
  roleNeedsCampus: {
    text: 'This role isn’t available there.',
    about:
      'Shown when a role is given on a campus to which the person does not belong, or where such a role is not held.',
  },
  attendanceAdminNeedsManager: {
    text: 'Only managers and admins can be attendance admins.',
    about: 'Shown when a user who is neither is made attendance administrator.',
  },
  campusMissing: {
    text: 'Choose at least one campus.',
    about: 'Shown when an administrator takes a person out of their last campus.',
  },
  mayNotMove: {
    text: 'This person’s roles would apply at the new campus. Ask a superadmin.',
    about: 'Shown to an administrator who adds a campus to a user who is an administrator everywhere.',
  },
  noteMissing: { text: 'Write something first.', about: 'Shown when an empty note is saved.' },
  graduationDayInvalid: {
    text: 'Enter a graduation date that isn’t in the future.',
    about: 'Shown when the day on which a user graduated is no date or still to come.',
  },
  aboutYourself: {
    text: 'You can’t do this for yourself. Ask someone else to do it.',
    about:
      'Shown to staff who mark themselves as graduated, or change until when they are in a group themselves; also beside their own name.',
  },
  mergeSame: {
    text: 'Choose a different account.',
    about: 'Shown when a user merges an account with itself.',
  },
  mergeIntoClosed: {
    text: 'This account is deactivated. Activate it first, or keep the other one.',
    about: 'Shown when the account that is to be kept in a merging is deactivated.',
  },
  mayNotMerge: {
    text: 'You can’t merge these two accounts. Ask a superadmin.',
    about:
      'Shown to an administrator who merges their own account, one with more rights, or one of a campus not theirs.',
  },
  mergedForGood: {
    text: 'This account was merged into another one and can no longer be used.',
    about: 'Shown to an administrator who opens an account again that was merged into another.',
  },
} as const satisfies Record<string, MessageSource>;
