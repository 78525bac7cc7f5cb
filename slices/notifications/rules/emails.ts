import { defineMessages } from '#kit/messages/define-messages.ts';

/** The texts around a notice that goes out by mail; the notice itself is the subject and heading. */
export const emails = defineMessages('emails', {
  noticeMailButton: { text: 'Open', about: 'Button of a mail that tells about something new in the app.' },
  summaryMailSubject: {
    text: '{count, plural, one {# new notification} other {# new notifications}}',
    about: 'Subject and heading of a mail that sums up a day or a week.',
  },
  summaryMailMore: {
    text: '{count, plural, one {and # more} other {and # more}}',
    about: 'Under the first lines of one kind, in a mail that sums up.',
  },
  summaryMailButton: { text: 'Open notifications', about: 'Button of a mail that sums up.' },
  manageNotificationsLink: {
    text: 'Manage notifications',
    about: 'Link at the foot of mails about notifications; leads to their settings.',
  },
  leaveMailStatus: {
    text: 'Status: {status, select, Approved {Approved} Acknowledged {Acknowledged (not excused)} other {Pending}}',
    about: 'Line of a mail about a leave request.',
  },
  leaveMailAdminComments: {
    text: 'Note from the college: {adminComments}',
    about: 'Line of a mail about a leave request that was decided: what the staff wrote to the student.',
  },
  leaveMailDays: { text: 'Days: {days}', about: 'Line of a mail about a leave request.' },
  leaveMailType: {
    text: 'Type: {attendanceType}',
    about: 'Line of a mail about a leave request. The type is such as “Illness”.',
  },
  leaveMailReason: { text: 'Reason: {reason}', about: 'Line of a mail about a leave request.' },
  leaveMailStudentNotes: {
    text: 'Student’s notes: {studentNotes}',
    about: 'Line of a mail about a leave request: what the student added.',
  },
  leaveMailStudent: { text: 'Student: {student}', about: 'Line of a mail about a leave request: a name.' },
  leaveMailGroup: { text: 'Group: {group}', about: 'Line of a mail about a leave request: a name.' },
  leaveMailAdminEmail: {
    text: 'Decided by: {adminEmail}',
    about: 'Line of a mail about a leave request: the email address of the administrator.',
  },
  examClosingMailBody: {
    text: 'The exam “{examName}” in {courseName} is due on {deadline}. You haven’t taken it yet. After the deadline you can earn at most 70%.',
    about: 'Main sentences of the mail a day before the deadline of an exam.',
  },
  explanationMailCourse: {
    text: 'Course: {course}',
    about: 'Line of a mail about the explanation of a missed class: the name of the course.',
  },
  noticeMailQuestions: {
    text: 'Questions about this email? Ask us under Help on the website.',
    about: 'Closing sentence of a mail that tells about something new in the app.',
  },
});
