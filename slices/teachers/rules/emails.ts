import { defineMessages } from '#kit/messages/define-messages.ts';

/** The texts of the mails this slice sends. */
export const emails = defineMessages(
  'emails',
  {
    teacherAccountSubject: {
      text: 'The account of the teacher {teacherName} has changed',
      about:
        'Subject and heading of the mail to the admins of a campus when a teacher’s account was changed.',
    },
    teacherLinkedBody: {
      text: '{byName} has linked the account of {personName} with the teacher {teacherName}. From now on {personName} sees and grades the students whom {teacherName} teaches in {campuses}.',
      about: 'Main sentences of the mail to admins when a person was linked with a teacher.',
    },
    teacherUnlinkedBody: {
      text: '{byName} has taken the account of {personName} away from the teacher {teacherName}. {personName} no longer sees and grades the students whom {teacherName} teaches in {campuses}.',
      about: 'Main sentences of the mail to admins when a person is no longer linked with a teacher.',
    },
    teacherAccountUnexpected: {
      text: 'If you did not expect this, please tell {orgName} at once.',
      about: 'Closing sentence of the mail to admins when a teacher’s account was changed.',
    },
    teacherAccountButton: {
      text: 'Open the teacher',
      about: 'Button of the mail to admins when a teacher’s account was changed.',
    },
  },
  { isGuarded: true },
);
