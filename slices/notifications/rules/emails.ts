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
  paymentReminderMailWords: {
    text: '{words}',
    about: 'What the campus itself says in the mail that reminds of a payment.',
  },
  paymentReminderMailBody: {
    text: 'If you have paid in the last few days, there’s nothing to do. Otherwise pay on the website, or talk to us: an invoice can be paid in instalments.',
    about: 'Closing sentences of the mail that reminds of a payment.',
  },
  paymentFailedMailReason: {
    text: '{failure, select, insufficientFunds {We tried to charge {amount} for invoice {invoice}, but there wasn’t enough money on the card.} expiredCard {We tried to charge {amount} for invoice {invoice}, but the card has expired.} noCard {We tried to charge {amount} for invoice {invoice}, but no card is saved.} needsCustomer {We tried to charge {amount} for invoice {invoice}, but your bank wants you to confirm the payment yourself.} other {We tried to charge {amount} for invoice {invoice}, but your bank declined the card.}}',
    about: 'Main sentence of the mail about a payment of a plan that failed. amount is such as $80.00.',
  },
  paymentFailedMailRetry: {
    text: 'We’ll try again on {retryDay}. Before then, make sure the card works, save another one, or pay on the page of the invoice. After three failures in a row the plan is turned off.',
    about: 'What to do, in the mail about a payment of a plan that failed.',
  },
  planDisabledMailBody: {
    text: 'Nothing more will be charged for invoice {invoice}. To continue, save a card that works and turn the plan on again. You can also pay on the page of the invoice.',
    about: 'What to do, in the mail about a payment plan that is off since three payments failed.',
  },
  studentPlanDisabledMailBody: {
    text: 'Invoice: {invoice}. The student has been told, and can turn the plan on again with another card.',
    about: 'Sentence of the mail to admins about a payment plan that is off since three payments failed.',
  },
  cardExpiringMailBody: {
    text: 'The card {card} works until {lastDay}, and your payment plan goes on until {lastPayment}. Save another card in time, so that no payment fails.',
    about: 'What to do, in the mail about a saved card that expires. card is such as Visa 4242.',
  },
  noticeMailQuestions: {
    text: 'Questions about this email? Ask us under Help on the website.',
    about: 'Closing sentence of a mail that tells about something new in the app.',
  },
});
