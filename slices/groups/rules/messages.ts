import { defineMessages } from '#kit/messages/define-messages.ts';
import { historyMessages } from './history-messages.ts';
import { memberMessages } from './member-messages.ts';
import { readinessMessages } from './readiness-messages.ts';

export const messages = defineMessages('groups', {
  menuGroups: { text: 'Groups', about: 'Menu entry of staff: classes of students.' },
  groups: { text: 'Groups', about: 'Heading of the list of groups; also over groups in the palette.' },
  groupsCounted: {
    text: '{count, plural, one {# group} other {# groups}}',
    about: 'How many groups a list has. Within a line and within sentences.',
  },
  groupsLead: {
    text: 'Groups at your campuses.',
    about: 'Line under the heading of the list of groups, for a manager of some campuses.',
  },
  searchGroups: { text: 'Search name or intake', about: 'Label of the search over the list of groups.' },
  groupName: { text: 'Name', about: 'Head of a column and label of a field: the name of a group.' },
  groupCampus: {
    text: 'Campus',
    about: 'Head of a column, name of a filter and label of a field: where a group is.',
  },
  groupYear: {
    text: 'Year',
    about: 'Head of a column, name of a filter and label of a field: the year of study of a group.',
  },
  groupYearNumber: { text: 'Year {year}', about: 'The year of study of a group: 1, 2 or 3.' },
  groupWithoutYear: { text: 'No year', about: 'Choice in a drop-down: a group outside the years of study.' },
  groupIntake: {
    text: 'Intake',
    about: 'Head of a column and label of a field: when the students of a group began, such as 2026/27.',
  },
  intakeHelp: { text: 'Such as 2026/27.', about: 'Help under the field for the intake of a group.' },
  groupSession: {
    text: 'Meets',
    about:
      'Head of a column and label of a drop-down: whether a group meets by day, in the evening or online.',
  },
  sessionDay: { text: 'By day', about: 'When a group meets.' },
  sessionEvening: { text: 'In the evening', about: 'When a group meets.' },
  sessionOnline: { text: 'Online', about: 'How a group meets.' },
  groupLanguage: {
    text: 'Language',
    about: 'Label of a drop-down: the language in which a group is taught.',
  },
  groupMembers: { text: 'Members', about: 'Head of a column and heading: the people who are in a group.' },
  membersCounted: {
    text: '{count, plural, one {# member} other {# members}}',
    about: 'How many members a list has. Within a line and within sentences.',
  },
  groupSignUp: { text: 'Sign-up', about: 'Head of a column: whether anyone may join a group by its link.' },
  signUpOpen: { text: 'Open', about: 'Stands under Sign-up: anyone may join the group by its link.' },
  signUpClosed: { text: 'Closed', about: 'Stands under Sign-up: nobody may join the group by its link.' },
  groupState: {
    text: 'Status',
    about: 'Name of a filter and head of a column: whether a group is current or archived.',
  },
  groupArchived: { text: 'Archived', about: 'State of a group: it is over.' },
  groupCurrentAndArchived: { text: 'Current and archived', about: 'Choice of a filter: all groups.' },
  newGroup: { text: 'New group', about: 'Button and heading of the window that makes a group.' },
  editGroup: { text: 'Edit group', about: 'Button and heading of the window that changes a group.' },
  openForSignUp: { text: 'Open for free sign-up', about: 'Label of a checkbox of a group.' },
  openForSignUpHelp: {
    text: 'Anyone who has the link can create an account and join.',
    about: 'Help beside the checkbox for free sign-up.',
  },
  companionAppGroup: {
    text: 'Companion app',
    about: 'Label of a checkbox and mark of a group whose members sit their exams in the app.',
  },
  companionAppGroupHelp: {
    text: 'Members take their exams in the app.',
    about: 'Help beside the checkbox for the companion app.',
  },
  archiveGroup: { text: 'Archive', about: 'Button that puts a group away because it is over.' },
  restoreGroup: { text: 'Restore', about: 'Button that takes a group out of the archive.' },
  archiveGroupsCounted: {
    text: '{count, plural, one {Archive # group} other {Archive # groups}}',
    about: 'Heading of the window that asks before groups are archived.',
  },
  archiveGroupNamed: {
    text: 'Archive {name}?',
    about: 'Heading of the window that asks before a group is archived.',
  },
  groupCoursesNow: {
    text: '{count, plural, one {# course running} other {# courses running}}',
    about: 'Line under the question before a group is archived.',
  },
  archiveGroupsHelp: {
    text: 'An archived group takes no new members or sign-ups. Its members and their grades stay on record.',
    about: 'Says what it means to archive groups; under it stand how many members each has now.',
  },
  groupsWereArchived: {
    text: '{count, plural, one {The group was archived.} other {# groups were archived.}}',
    about: 'Toast with a button to undo.',
  },
  groupsAlreadyArchived: {
    text: 'The selected groups are archived already.',
    about: 'Told when groups that are archived are to be archived.',
  },
  groupsWereRestored: {
    text: '{count, plural, one {The group was restored.} other {# groups were restored.}}',
    about: 'Toast after groups were taken out of the archive, with a button to undo.',
  },
  aboutGroup: { text: 'About', about: 'Heading of the card with facts about a group.' },
  groupNotFound: {
    text: 'Group not found, or it belongs to another campus.',
    about: 'Stands in place of a group’s page.',
  },
  signUpLink: {
    text: 'Sign-up link',
    about: 'Heading of the card with the link by which anyone may join a group.',
  },
  signUpLinkHelp: {
    text: 'Anyone who opens this link can create an account and joins the group right away.',
    about: 'Line over the link by which anyone may join a group.',
  },
  signUpCode: {
    text: 'The sign-up link as a QR code',
    about: 'Describes a QR code to those who do not see it.',
  },
  copyGroup: {
    text: 'Copy for the next intake',
    about: 'Button and heading of the window that makes a group like another one, a year later.',
  },
  promoteGroup: {
    text: 'Promote',
    about: 'Button that sends everybody in a group on to the next year of study.',
  },
  promoteGroupNamed: {
    text: 'Promote {name}',
    about: 'Heading of the window that sends everybody in a group on to the next year of study.',
  },
  promoteGroupHelp: {
    text: 'Members who meet the requirements move to the new group today and stay on record in this one. Members with a last day stay until then.',
    about: 'Says what happens when a group is promoted.',
  },
  promoteLaterHelp: {
    text: 'Members who meet the requirements move to next year’s group today and stay on record in this one.',
    about: 'Says what happens when more members of a group are promoted, after others.',
  },
  promoteStudents: {
    text: '{count, plural, =0 {Promote} one {Promote # student} other {Promote # students}}',
    about: 'Button that sends the chosen members of a group on to the next year of study.',
  },
  studentsPromoted: {
    text: '{count, plural, one {# student promoted} other {# students promoted}}',
    about: 'Toast after members of a group were promoted, with a button to undo.',
  },
  everyoneIsLeaving: {
    text: 'Everyone in this group has a last day.',
    about: 'Note in the window that promotes a group, where nobody is left to go on.',
  },
  promotionUndone: {
    text: 'The promotion was undone.',
    about: 'Toast after a promotion was taken back.',
  },
  promotedTo: {
    text: 'Next year’s group',
    about: 'Link to the group that a promoted group has gone on as.',
  },
  copyLink: { text: 'Copy link', about: 'Button that copies the link by which anyone may join a group.' },
  linkCopied: { text: 'The link was copied.', about: 'Toast after a link was copied.' },
  linkNotCopied: {
    text: 'The browser didn’t allow copying. Select the link and copy it yourself.',
    about: 'Toast when a link could not be copied.',
  },
  groupTeachers: { text: 'Teachers', about: 'Heading of the card with those who teach a group.' },
  noGroupTeachers: {
    text: 'No teachers yet.',
    about: 'Stands in place of the teachers of a group.',
  },
  addGroupTeacher: {
    text: 'Add teacher',
    about: 'Button and heading of the window that has a user teach a group.',
  },
  groupTeacher: { text: 'Teacher', about: 'Label of the field in which a teacher is looked for.' },
  groupTeacherHelp: {
    text: 'Search teachers at this campus by name.',
    about: 'Help under the field in which a teacher is looked for.',
  },
  groupTeacherAdded: {
    text: '{name} now teaches this group.',
    about: 'Toast after a user was made a teacher of a group, with a button to undo.',
  },
  groupTeacherRemoved: {
    text: '{name} no longer teaches this group.',
    about: 'Toast after a user no longer is a teacher of a group, with a button to undo.',
  },
  removeGroupTeacherNamed: {
    text: '{name} no longer teaches this group',
    about: 'Name of the button that takes a teacher from a group.',
  },
  requirementsMetBy: {
    text: '{count, plural, one {# member meets the requirements} other {# members meet the requirements}}',
    about: 'Over the folded list of those who go on with their group.',
  },
  requirementsNotMetBy: {
    text: '{count, plural, one {# member doesn’t meet the requirements and stays, unless you make an exception} other {# members don’t meet the requirements and stay, unless you make exceptions}}',
    about: 'Over the list of those who do not go on with their group, or do not graduate.',
  },
  requirementsMetByNobody: {
    text: 'No one meets the requirements. Choose who moves on as an exception.',
    about: 'Note over a list of members of a group.',
  },
  sameReasonForAll: {
    text: 'Same reason for everyone chosen',
    about: 'Checkbox: one reason is given for all exceptions.',
  },
  exceptionsReason: {
    text: '{count, plural, one {Reason for # exception} other {Reason for # exceptions}}',
    about: 'Label of a field: why several members go on or graduate without meeting the requirements.',
  },
  exceptionReason: {
    text: 'Reason for {name}',
    about:
      'Label of a field: why a member goes on or graduates without meeting the requirements. It is kept in the audit log.',
  },
  memberRequirementsNotMet: {
    text: 'Requirements not met',
    about: 'Beside a member of a group that has just graduated, who has not.',
  },
  ...readinessMessages,
  ...memberMessages,
  ...historyMessages,
  inNoGroup: { text: 'In no group', about: 'In place of the groups of a person.' },
  memberSince: { text: 'since {day}', about: 'From which day on a person is in a group.' },
  memberFromTo: { text: '{from} – {to}', about: 'The first and the last day of a person in a group.' },
});
