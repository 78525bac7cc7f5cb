/** What is said of the members of a group. */
export const memberMessages = {
  memberState: { text: 'Membership', about: 'Name of a filter: members of now or former ones.' },
  membersNow: { text: 'Now', about: 'Choice of a filter: the members a group has today.' },
  membersFormer: {
    text: 'Former',
    about: 'Choice of a filter and mark of a person: a user who has left the group.',
  },
  memberName: { text: 'Name', about: 'Head of a column: the name of a member of a group.' },
  memberFirstDay: { text: 'First day', about: 'Head of a column: since when a user is in a group.' },
  memberLastDay: {
    text: 'Last day',
    about: 'Head of a column and label of a field: until when a user is in a group.',
  },
  noMembers: {
    text: 'No members yet.',
    about: 'Stands in place of the members of a group.',
  },
  addMember: {
    text: 'Add member',
    about: 'Button and heading of the window that puts a person into a group.',
  },
  enrolStudent: {
    text: 'Enrol a new student',
    about: 'Button beside Add member: opens an account for a new user, who is in the group at once.',
  },
  memberPerson: { text: 'Person', about: 'Label of the field in which a person is looked for.' },
  memberPersonHelp: {
    text: 'Search people at this campus by name or email.',
    about: 'Help under the field in which a person is looked for.',
  },
  memberAdded: {
    text: '{name} was added to the group.',
    about: 'Toast after a person was put into a group, with a button to undo.',
  },
  memberTakenOut: {
    text: '{name} was removed from the group.',
    about: 'Toast after a person who was in a group by mistake was taken out, with a button to undo.',
  },
  setLastDay: { text: 'End membership', about: 'Item of the menu of a member of a group.' },
  setLastDayNamed: {
    text: 'End membership of {name}',
    about: 'Heading of the window in which the last day of a member of a group is set.',
  },
  lastDaySaved: { text: 'The last day of {name} was saved.', about: 'Toast with a button to undo.' },
  memberKept: {
    text: '{name} stays in the group.',
    about: 'Toast after the last day of a member of a group was removed.',
  },
  undoMoveTo: {
    text: 'Undo move to {group}',
    about: 'Item or button: a member was moved to another group today and comes back to this one.',
  },
  backInGroup: {
    text: 'Keep in the group',
    about: 'Item of the menu of a user who has left a group or is about to: their last day is removed.',
  },
  graduateGroup: {
    text: 'Graduate',
    about:
      'Button and heading of the window that marks everybody in a group as graduated from the second year.',
  },
  graduateStudents: {
    text: '{count, plural, =0 {Graduate} one {Graduate # student} other {Graduate # students}}',
    about: 'Button that marks the chosen members of a group as graduated.',
  },
  studentsGraduated: {
    text: '{count, plural, one {# student graduated} other {# students graduated}}',
    about: 'Toast after members of a group were marked as graduated, with a button to undo.',
  },
  graduationUndone: {
    text: 'The graduation was undone.',
    about: 'Toast after members of a group were marked as not graduated again.',
  },
  everyoneHasGraduated: {
    text: 'Everyone in this group has graduated.',
    about: 'On the page of a group and in the window that graduates it, where nobody is left.',
  },
  graduateGroupHelp: {
    text: 'Students who meet the requirements become alumni. Earlier graduation dates don’t change.',
    about: 'Says what it means that a whole group graduates.',
  },
  groupGraduationDay: { text: 'Day of graduation', about: 'Label of a field: when a group graduated.' },
  groupGraduationPlace: { text: 'Place', about: 'Label of a field: where a group graduated.' },
  memberGraduated: { text: 'Graduated', about: 'Beside a member of a group that has just graduated.' },
  memberGraduationTakenBack: {
    text: 'Taken back',
    about: 'Beside a member of a group whose graduation was just taken back.',
  },
  memberGraduationUnchanged: {
    text: 'Had graduated before',
    about: 'Beside a member of a group that has just graduated, who had done so on an earlier day.',
  },
  memberOutOfReach: {
    text: 'Managed by another campus',
    about: 'Beside a member of a group whom the reader may not mark as graduated.',
  },
  takeOutOfGroup: {
    text: 'Remove',
    about: 'Item of the menu of a user who was put into a group today.',
  },
  searchMembers: {
    text: 'Search name or student number',
    about: 'Label of the search over the members of a group.',
  },
  memberPhone: { text: 'Phone', about: 'Head of a column: the phone number of a member of a group.' },
  moveMembers: { text: 'Move to another group', about: 'Item of the menu of a member of a group.' },
  moveSelected: { text: 'Move', about: 'Button: moves a person or the chosen members to another group.' },
  moveMemberNamed: {
    text: 'Move {name}',
    about: 'Heading of the window in which the new group of one member is chosen.',
  },
  moveMembersCounted: {
    text: '{count, plural, one {Move # member} other {Move # members}}',
    about: 'Heading of the window in which the new group of several members is chosen.',
  },
  moveMemberLead: {
    text: 'Today is the last day in “{group}” and the first in the new group. Grades and submitted work are kept.',
    about: 'Says what it means to move members of a group to another one.',
  },
  moveMembersFrom: {
    text: 'From group',
    about: 'In the audit log: the group that members were moved or promoted from.',
  },
  moveMembersTo: {
    text: 'New group',
    about: 'Label of the field in which the group is looked for to which members are moved.',
  },
  moveMembersToHelp: {
    text: 'Current groups of {campus}, by name or intake.',
    about: 'Help under the field in which a group is looked for.',
  },
  memberMoved: {
    text: '{name} is in “{group}” now.',
    about: 'Toast after one member was moved to another group, with a button to undo.',
  },
  membersMoved: {
    text: '{count, plural, one {# member was moved to {name}.} other {# members were moved to {name}.}}',
    about: 'Toast with a button to undo; name is a group.',
  },
  setLastDaysCounted: {
    text: '{count, plural, one {End # membership} other {End # memberships}}',
    about: 'Heading of the window in which the last day of several members of a group is set.',
  },
  lastDaysSaved: {
    text: '{count, plural, one {The last day of # member was saved.} other {The last day of # members was saved.}}',
    about: 'Toast with a button to undo.',
  },
  messageMembers: { text: 'Message', about: 'Button: writes an email to the chosen members of a group.' },
  messageMembersCounted: {
    text: '{count, plural, one {Message # member} other {Message # members}}',
    about: 'Heading of the window from which an email is written to members of a group.',
  },
  messagePerson: {
    text: 'Message {name}',
    about: 'Heading of the window from which an email is written to one person.',
  },
  messagePersonHelp: {
    text: 'Your mail app opens with this address.',
    about: 'Line over the email address of one person.',
  },
  messageMembersHelp: {
    text: 'Your mail app opens with the addresses in Bcc, so nobody sees the others.',
    about: 'Line over the addresses of members of a group.',
  },
  openMailApp: { text: 'Open mail app', about: 'Button: opens the reader’s own mail program.' },
  copyAddresses: {
    text: 'Copy addresses',
    about: 'Button: copies the email addresses of members of a group.',
  },
  addressesCopied: {
    text: '{count, plural, one {# address was copied.} other {# addresses were copied.}}',
    about: 'Toast after email addresses were copied.',
  },
  addressesNotCopied: {
    text: 'The browser did not let us copy the addresses. Please select them and copy them yourself.',
    about: 'Toast when email addresses could not be copied.',
  },
  membersWithoutAddress: {
    text: '{count, plural, one {# member is left out: the address is kept by another campus.} other {# members are left out: their addresses are kept by another campus.}}',
    about:
      'Under the addresses of members of a group: some have moved to a campus that the reader does not look after.',
  },
  moveGroupMemberFromTo: {
    text: 'moved this member from {before} to {after}',
    about: 'In the history of one person, behind the name of who did it; two groups.',
  },
  moveGroupMemberOfPersonFromTo: {
    text: 'moved {person} from {before} to {after}',
    about: 'In the audit log, behind the name of who did it: whom they moved, and two groups.',
  },
} as const;
