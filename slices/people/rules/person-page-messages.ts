import type { MessageSource } from '#kit/messages/define-messages.ts';

/** What the page of one person says. */
export const personPageMessages = {
  personOverview: { text: 'Overview', about: 'The first tab of the page of a person.' },
  dateOfBirth: { text: 'Date of birth', about: 'Label of a field and of a fact about a person.' },
  lastSeen: {
    text: 'last seen {moment}',
    about: 'Under a name, behind other facts: when the person was last here.',
  },
  neverSeen: { text: 'not seen yet', about: 'Under a name, behind other facts: the person was never here.' },
  editPerson: {
    text: 'Edit',
    about: 'Button and heading of the window that changes what is known of a person.',
  },
  personSaved: { text: '{name} was saved.', about: 'Toast after a person was changed.' },
  changePersonEmail: {
    text: 'Change email address',
    about: 'Item of a menu and heading of the window that gives a person another address.',
  },
  changePersonEmailLead: {
    text: 'We’ll send a link to the new address. The old address stays in use until that link is opened.',
    about: 'Line at the top of the window that gives a person another address.',
  },
  changeUnprovedEmailLead: {
    text: 'The welcome email will be sent to the new address. The link in the earlier one will stop working.',
    about: 'The same for a user who has not set a password yet.',
  },
  newEmailAwaited: {
    text: 'An email to {email} is on its way. The address changes once its link is opened.',
    about: 'Toast after an administrator has entered a new address for a user.',
  },
  deactivatePerson: {
    text: 'Deactivate',
    about: 'Item of a menu, heading and button of the window that closes the account of a person.',
  },
  personGroupsNow: {
    text: '{count, plural, one {In # group now} other {In # groups now}}',
    about: 'In the list of what hangs on a person whose account is closed.',
  },
  personRolesHeld: {
    text: '{count, plural, one {Holds # role} other {Holds # roles}}',
    about: 'In the list of what hangs on a person whose account is closed.',
  },
  deactivateLead: {
    text: '{name} is logged out everywhere right away and can no longer log in. Their records stay.',
    about: 'Says what it means to close an account.',
  },
  deactivateReason: { text: 'Reason', about: 'Label of a field: why an account is closed.' },
  deactivateReasonHelp: {
    text: 'It’s kept in this person’s history.',
    about: 'Help under the field for the reason.',
  },
  mergeAccounts: {
    text: 'Merge accounts',
    about: 'Item of a menu, heading and button of the window that makes one account of two.',
  },
  mergeLead: {
    text: 'Does {name} have a second account? Choose it here. Everything in it moves to this account, and the other account is deactivated.',
    about: 'Says what it means to merge two accounts of the same person.',
  },
  mergeOther: { text: 'The other account', about: 'Label of a search for the account that is closed.' },
  accountKept: { text: 'This account is kept', about: 'Heading over what is known of one account.' },
  accountClosed: {
    text: 'The other account is deactivated',
    about: 'Heading over what is known of the other account.',
  },
  mergeRule: {
    text: 'This account keeps its name, email and password. Missing details are filled in from the other account. Campuses, groups, roles, notes and all other records are added.',
    about: 'Under two accounts side by side: what becomes of what is known.',
  },
  mergeForGood: {
    text: 'This can’t be undone. Anyone who logs in with the other address is told which one to use.',
    about: 'Warning before two accounts are merged.',
  },
  accountsMerged: { text: '{name} now has one account.', about: 'Toast after two accounts were merged.' },
  accountWasMergedInto: {
    text: 'This account was merged into another one and can no longer be used.',
    about: 'Note on the page of an account that was merged, before a link to the other one.',
  },
  openKeptAccount: { text: 'Open the other account', about: 'Link to the account that was kept.' },
  reactivatePerson: { text: 'Reactivate', about: 'Button that opens the account of a person again.' },
  personDeactivated: { text: '{name} was deactivated.', about: 'Toast with a button to undo.' },
  personReactivated: { text: '{name} was reactivated.', about: 'Toast with a button to undo.' },
  takenBack: {
    text: 'Undone',
    about: 'The reason on record when a user takes back that an account was opened again.',
  },
  roleNotHeld: {
    text: 'Not held',
    about: 'Stands beside a role that a person does not have; also a choice.',
  },
  roleEverywhere: {
    text: 'At every campus they belong to',
    about: 'Where a person holds a role; also a choice.',
  },
  roleWholeCollege: { text: 'In the whole college', about: 'Choice: where a superadministrator acts.' },
  roleOnCampuses: { text: 'Only at these campuses', about: 'Choice: where a person holds a role.' },
  roleWhere: { text: 'Where this role applies', about: 'Heading over the choices for a role.' },
  changeRoleNamed: { text: 'Change: {role}', about: 'Button beside a role of a person, as read aloud.' },
  rolesChanged: {
    text: 'The roles of {name} were changed.',
    about: 'Toast after a role was given or taken, with a button to undo.',
  },
  earlierHistory: { text: 'Show earlier', about: 'Button under the history of a person.' },
  noHistory: { text: 'Nothing recorded yet', about: 'Stands in place of the history of a person.' },
  anotherCampus: { text: 'another campus', about: 'Stands for a campus the reader has no part in.' },
  notesOfPerson: { text: 'Notes', about: 'Tab of the page of a person: what staff write for each other.' },
  newNote: { text: 'New note', about: 'Heading of the card in which staff write something about a person.' },
  noteBody: { text: 'Note', about: 'Label of a field for several lines of text.' },
  noteHelp: {
    text: 'Visible to admins of this campus. The person can’t see it.',
    about: 'Help under the field for a note.',
  },
  noNotes: { text: 'No notes yet', about: 'Stands in place of the notes about a person.' },
  removeNote: { text: 'Remove note', about: 'Button beside a note that the reader wrote.' },
  noteRemoved: { text: 'The note was removed.', about: 'Toast with a button to undo.' },
  noteRestored: { text: 'The note was restored.', about: 'Toast with a button to undo.' },
  graduatedSecondYear: {
    text: 'Graduated second year',
    about: 'Item of a menu and heading of the window that makes a user an alumnus.',
  },
  graduationLead: {
    text: '{name} becomes an alumnus and joins the alumni as well as their campus.',
    about: 'Says what it means to mark that a user has graduated.',
  },
  graduationDay: { text: 'Graduation date', about: 'Label of a field.' },
  graduationPlace: { text: 'Place of graduation', about: 'Label of a field.' },
  graduationSaved: { text: 'The graduation of {name} was saved.', about: 'Toast with a button to undo.' },
  graduationTakenBack: {
    text: '{name} is no longer an alumnus.',
    about: 'Toast after a graduation was taken back, with a button to undo.',
  },
  takeGraduationBack: { text: 'Undo graduation', about: 'Button that makes a user no alumnus.' },
  recentChanges: {
    text: 'Recent changes',
    about: 'Heading over the last of what was changed about a person.',
  },
  allChanges: {
    text: 'All changes',
    about: 'Link beside the heading “Recent changes”.',
  },
} as const satisfies Record<string, MessageSource>;
