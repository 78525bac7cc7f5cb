import { defineMessages } from '#kit/messages/define-messages.ts';
import { historyMessages } from './history-messages.ts';

export const messages = defineMessages('teachers', {
  menuTeacherManager: { text: 'Teacher Manager', about: 'Entry of the restricted settings: the teachers.' },
  teachers: {
    text: 'Teachers',
    about: 'Heading of the list of teachers; also over teachers in the palette.',
  },
  teachersCounted: {
    text: '{count, plural, one {# teacher} other {# teachers}}',
    about: 'How many teachers a list has. Within a line and within sentences.',
  },
  teachersLead: {
    text: 'Teachers at your campuses.',
    about: 'Line under the heading of the list of teachers.',
  },
  searchTeachers: { text: 'Search name', about: 'Label of the search over the list of teachers.' },
  teacherName: { text: 'Name', about: 'Head of a column and label of a field: the name of a teacher.' },
  teacherCampus: {
    text: 'Campus',
    about: 'Head of a column, name of a filter and label of a field: where a teacher teaches.',
  },
  teacherAccount: {
    text: 'Account',
    about: 'Head of a column and label of a field: the account with which a teacher logs in.',
  },
  teacherAccountHelp: {
    text: 'Search people at this campus by name or email. Optional.',
    about: 'Help under the field for the account of a teacher.',
  },
  teacherGroups: {
    text: 'Groups',
    about: 'Head of a column and name of a fact: the groups a teacher teaches.',
  },
  teacherState: {
    text: 'Status',
    about: 'Name of a filter and head of a column: whether a teacher is archived.',
  },
  teacherArchived: { text: 'Archived', about: 'State of a teacher: they no longer teach here.' },
  teachersCurrentAndArchived: { text: 'Current and archived', about: 'Choice of a filter: all teachers.' },
  newTeacher: { text: 'New teacher', about: 'Button and heading of the window that adds a teacher.' },
  editTeacher: { text: 'Edit teacher', about: 'Button and heading of the window that changes a teacher.' },
  biography: {
    text: 'Biography',
    about: 'Heading of a card and label of a field: what is told about a teacher.',
  },
  noBiography: { text: 'No biography yet', about: 'Stands in place of a biography.' },
  photo: { text: 'Photo', about: 'Heading of the card with the photo of a teacher.' },
  photoSaved: { text: 'The photo was saved.', about: 'Toast after a teacher was given a photo.' },
  photoRemoved: { text: 'The photo was removed.', about: 'Toast after the photo of a teacher was removed.' },
  aboutTeacher: { text: 'About', about: 'Heading of the card with facts about a teacher.' },
  archiveTeacher: { text: 'Archive', about: 'Button that puts a teacher away who no longer teaches here.' },
  archiveTeacherNamed: {
    text: 'Archive {name}?',
    about: 'Heading of the window that asks before archiving a teacher.',
  },
  archiveTeacherHelp: {
    text: 'An archived teacher can’t be chosen for groups and courses any more. What they teach now stays as it is.',
    about: 'Says what happens when a teacher is archived. Under it stands what they teach.',
  },
  teachesGroupsCounted: {
    text: '{count, plural, one {Teaches # group} other {Teaches # groups}}',
    about: 'Line under the question before a teacher is archived.',
  },
  teacherOfCoursesCounted: {
    text: '{count, plural, one {Teaches # course} other {Teaches # courses}}',
    about: 'Line under the question before a teacher is archived.',
  },
  restoreTeacher: { text: 'Restore', about: 'Button that takes a teacher out of the archive.' },
  teacherWasArchived: {
    text: '{name} was archived.',
    about: 'Toast about a teacher, with a button to undo.',
  },
  teacherWasRestored: {
    text: '{name} was restored.',
    about: 'Toast after a teacher was taken out of the archive, with a button to undo.',
  },
  deleteTeacher: { text: 'Delete', about: 'Button that deletes a teacher for good.' },
  deleteTeacherNamed: { text: 'Delete {name}?', about: 'Heading of the window that asks before deleting.' },
  deleteTeacherHelp: {
    text: 'This permanently deletes the teacher with their biography and photo. Their account stays.',
    about: 'Says what happens when a teacher is deleted.',
  },
  teacherDeleted: { text: '{name} was deleted.', about: 'Toast after a teacher was deleted.' },
  teacherNotFound: {
    text: 'Teacher not found, or they belong to another campus.',
    about: 'Stands in place of a teacher’s page.',
  },
  ...historyMessages,
});
