import type { MessageSource } from '#kit/messages/define-messages.ts';
import type { NoticeName } from './notices.ts';

const kind = (text: string): MessageSource => ({
  text,
  about: 'A kind of notification, by itself in a list of settings and within sentences in quotation marks.',
});
const counted = (one: string, other: string): MessageSource => ({
  text: `{count, plural, one {# ${one}} other {# ${other}}}`,
  about: 'Several notifications of one kind, folded into one line; also a heading in a mail that sums up.',
});

/** What each kind of notification is called, and what several of a kind are called together. */
export const kindMessages = {
  leaveDecidedKind: kind('Leave requests decided'),
  leaveDecidedCounted: counted('leave request decided', 'leave requests decided'),
  absenceExplanationDecidedKind: kind('Absence explanations decided'),
  absenceExplanationDecidedCounted: counted('absence explanation decided', 'absence explanations decided'),
  fallingBehindKind: kind('Falling behind in attendance'),
  fallingBehindCounted: counted('warning about attendance', 'warnings about attendance'),
  examClosingKind: kind('Exams closing soon'),
  examClosingCounted: counted('exam closing soon', 'exams closing soon'),
  examGradedKind: kind('Exams graded'),
  examGradedCounted: counted('exam graded', 'exams graded'),
  attemptReinstatedKind: kind('Exam attempts reinstated'),
  attemptReinstatedCounted: counted('exam attempt reinstated', 'exam attempts reinstated'),
  assignmentGradedKind: kind('Assignments graded'),
  assignmentGradedCounted: counted('assignment graded', 'assignments graded'),
  finalGradeAmendedKind: kind('Final grades amended'),
  finalGradeAmendedCounted: counted('final grade amended', 'final grades amended'),
  invoiceIssuedKind: kind('New invoices'),
  invoiceIssuedCounted: counted('new invoice', 'new invoices'),
  paymentReminderKind: kind('Payment reminders'),
  paymentReminderCounted: counted('payment reminder', 'payment reminders'),
  paymentFailedKind: kind('Failed payments'),
  paymentFailedCounted: counted('failed payment', 'failed payments'),
  planDisabledKind: kind('Payment plans turned off'),
  planDisabledCounted: counted('payment plan turned off', 'payment plans turned off'),
  planChangedKind: kind('Changes to your payment plan'),
  planChangedCounted: counted('change to your payment plan', 'changes to your payment plan'),
  cardExpiringKind: kind('Cards expiring soon'),
  cardExpiringCounted: counted('card expiring soon', 'cards expiring soon'),
  evaluationPublishedKind: kind('Evaluations of you'),
  evaluationPublishedCounted: counted('evaluation of you', 'evaluations of you'),
  hoursDecidedKind: kind('Hours of service decided'),
  hoursDecidedCounted: counted('decision about hours', 'decisions about hours'),
  newsPostedKind: kind('News'),
  newsPostedCounted: counted('news post', 'news posts'),
  ministryApprovedKind: kind('Ministry listings approved'),
  ministryApprovedCounted: counted('ministry listing approved', 'ministry listings approved'),
  ministryRefusedKind: kind('Ministry listings refused'),
  ministryRefusedCounted: counted('ministry listing refused', 'ministry listings refused'),
  ministryOfferedKind: kind('Ministry listings offered to you'),
  ministryOfferedCounted: counted('ministry listing offered to you', 'ministry listings offered to you'),
  classPhotoRefusedKind: kind('Class photos refused'),
  classPhotoRefusedCounted: counted('class photo refused', 'class photos refused'),
  ministryHandedOnKind: kind('Ministry listings with a new owner'),
  ministryHandedOnCounted: counted('ministry listing with a new owner', 'ministry listings with a new owner'),
  helpAnsweredKind: kind('Help requests answered'),
  helpAnsweredCounted: counted('help request answered', 'help requests answered'),
  leaveRequestedKind: kind('Leave requests from students'),
  leaveRequestedCounted: counted('leave request', 'leave requests'),
  studentFallingBehindKind: kind('Students falling behind in attendance'),
  studentFallingBehindCounted: counted('student falling behind', 'students falling behind'),
  studentPlanDisabledKind: kind('Payment plans of students turned off'),
  studentPlanDisabledCounted: counted(
    'payment plan of a student turned off',
    'payment plans of students turned off',
  ),
  questionAskedKind: kind('Questions from students'),
  questionAskedCounted: counted('question from a student', 'questions from students'),
  messageReportedKind: kind('Reported messages to alumni'),
  messageReportedCounted: counted('reported message', 'reported messages'),
  ministrySubmittedKind: kind('Ministry listings to approve'),
  ministrySubmittedCounted: counted('ministry listing to approve', 'ministry listings to approve'),
  gradesChangedKind: kind('Unusual changes to grades'),
  gradesChangedCounted: counted('unusual change to grades', 'unusual changes to grades'),
} satisfies Record<`${NoticeName}Kind` | `${NoticeName}Counted`, MessageSource>;

export const kindMessage = <Name extends NoticeName>(name: Name): `${Name}Kind` => `${name}Kind`;

export const countedMessage = <Name extends NoticeName>(name: Name): `${Name}Counted` => `${name}Counted`;
