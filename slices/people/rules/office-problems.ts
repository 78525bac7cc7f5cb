import type { MessageSource } from '#kit/messages/define-messages.ts';

/** What only those meet who look after others: visitors do not wait for it. */
export const officeProblems = {
  peopleSearchTooLong: {
    text: 'Please search for at most {max} characters.',
    about: 'Shown when somebody searches the list of people for a text that is far too long.',
  },
  mayNotGiveRole: {
    text: 'You cannot give or take this role here.',
    about:
      'Shown to an administrator who changes a role that is not theirs to give, or on a campus not theirs.',
  },
  ownSuperadminStays: {
    text: 'Nobody can give up their own superadministrator role. Another superadministrator can take it.',
    about: 'Shown to a superadministrator who tries to remove the role from themselves.',
  },
  roleNeedsCampus: {
    text: 'This role cannot be held there.',
    about:
      'Shown when a role is given on a campus to which the person does not belong, or where such a role is not held.',
  },
  attendanceAdminNeedsManager: {
    text: 'Only managers and administrators can be attendance administrators.',
    about: 'Shown when somebody who is neither is made attendance administrator.',
  },
  campusMissing: {
    text: 'Everybody belongs to at least one campus.',
    about: 'Shown when an administrator takes a person out of their last campus.',
  },
  mayNotMove: {
    text: 'This person’s roles would count on the new campus. Please ask a superadministrator.',
    about: 'Shown to an administrator who adds a campus to somebody who is an administrator everywhere.',
  },
  noteMissing: { text: 'Please write something first.', about: 'Shown when an empty note is saved.' },
  graduationDayInvalid: {
    text: 'Please enter the day of graduation, which is not in the future.',
    about: 'Shown when the day on which somebody graduated is no date or still to come.',
  },
  aboutYourself: {
    text: 'This is about yourself, so somebody else has to do it.',
    about:
      'Shown to staff who mark themselves as graduated, or change until when they are in a group themselves; also beside their own name.',
  },
  mergeSame: {
    text: 'Please choose another account than this one.',
    about: 'Shown when somebody merges an account with itself.',
  },
  mergeIntoClosed: {
    text: 'This account is closed. Open it first, or keep the other one.',
    about: 'Shown when the account that is to be kept in a merging is deactivated.',
  },
  mayNotMerge: {
    text: 'You cannot merge these two accounts. Please ask a superadministrator.',
    about:
      'Shown to an administrator who merges their own account, one with more rights, or one of a campus not theirs.',
  },
  mergedForGood: {
    text: 'This account was merged into another one and stays closed.',
    about: 'Shown to an administrator who opens an account again that was merged into another.',
  },
} as const satisfies Record<string, MessageSource>;
