import { defineMessages } from '#kit/messages/define-messages.ts';

/** The texts of the mails this slice sends. */
export const emails = defineMessages(
  'emails',
  {
    teacherAccountSubject: {
      text: 'The account of {teacherName} was changed',
      about:
        'Subject and heading of the mail to the admins of a campus when a teacher’s account was changed.',
    },
    teacherLinkedBody: {
      text: '{byName} linked the account of {personName} to the teacher {teacherName}. {personName} can now see and grade the students {teacherName} teaches in {campuses}.',
      about: 'Main sentences of the mail to admins when a person was linked with a teacher.',
    },
    teacherUnlinkedBody: {
      text: '{byName} unlinked the account of {personName} from the teacher {teacherName}. {personName} can no longer see or grade the students {teacherName} teaches in {campuses}.',
      about: 'Main sentences of the mail to admins when a person is no longer linked with a teacher.',
    },
    teacherAccountUnexpected: {
      text: 'If you didn’t expect this, please tell {orgName} right away.',
      about: 'Closing sentence of the mail to admins when a teacher’s account was changed.',
    },
    teacherAccountButton: {
      text: 'Open teacher',
      about: 'Button of the mail to admins when a teacher’s account was changed.',
    },
  },
  { isGuarded: true },
);
