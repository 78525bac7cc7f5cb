import { defineMessages } from '#kit/messages/define-messages.ts';
import { historyMessages } from './history-messages.ts';
import { kindMessages } from './kind-messages.ts';
import { pageMessages } from './page-messages.ts';

/** One sentence for each notice: a line in the list of notifications and the heading of the mail. */
export const messages = defineMessages('notifications', {
  leaveDecidedNotice: {
    text: '{status, select, Approved {Your leave request has been approved.} Acknowledged {Your leave request has been acknowledged. The days are not excused.} Pending {Your leave request is pending again.} other {Your leave request has been decided.}}',
    about:
      'Told to a student whose request to be excused from classes was decided. Pending: the decision was taken back.',
  },
  absenceExplanationDecidedNotice: {
    text: '{status, select, Excused {Your absence on {day} has been excused.} Explained {Your explanation for {day} has been noted. The absence still counts.} Pending {Your explanation for {day} is pending again.} other {Your absence explanation has been decided.}}',
    about:
      'Told to a student whose explanation of a missed class was decided. day is such as “19 November 2026”. Pending: the decision was taken back.',
  },
  fallingBehindNotice: {
    text: '{limit, select, PERCENT {Your attendance in {term} is {percent}, below {lowPercent}.} other {You have {absences} absences in {term}, more than are forgiven. {deduction} comes off your grades so far.}}',
    about:
      'Told to a student who is falling behind. term is the name of a term, percent and deduction are such as “82 %”. PERCENT: the share of classes is too low; other: too many absences.',
  },
  examClosingNotice: {
    text: 'Your exam {examName} is due soon.',
    about: 'Told to a student who has not begun the exam, a day before its deadline.',
  },
  examGradedNotice: {
    text: 'Your exam {examName} has been graded.',
    about: 'Told to a student when the result of an exam is there.',
  },
  attemptReinstatedNotice: {
    text: 'Your attempt at the exam {examName} was reinstated. You can continue where you left off for {days} days.',
    about: 'Told to a student whose attempt had broken off. days is a number, such as 14.',
  },
  assignmentGradedNotice: {
    text: 'Your assignment {assignmentName} has been graded.',
    about: 'Told to a student when an assignment they handed in was graded.',
  },
  finalGradeAmendedNotice: {
    text: 'Your final grade in {courseName} was changed from {previousGrade} to {grade}.',
    about:
      'Told to a student whose final grade was amended after a later decision about attendance, or is as before again. Grades are such as “72%”.',
  },
  invoiceIssuedNotice: {
    text: 'You have a new invoice.',
    about: 'Told to a student whom the college bills.',
  },
  paymentReminderNotice: {
    text: '{count, plural, one {Invoice {invoice} is overdue: {amount}.} other {# invoices are overdue: {amount}.}}',
    about: 'Reminds a student to pay. amount is such as $80.00, of all invoices together.',
  },
  paymentFailedNotice: {
    text: 'We couldn’t charge your card.',
    about: 'Told to a student whose payment plan could not be charged.',
  },
  planDisabledNotice: {
    text: 'Your payment plan is off: three payments in a row failed.',
    about: 'Told to a student whose payment plan could not be charged three times in a row.',
  },
  planChangedNotice: {
    text: '{change, select, MOVED {A payment of your plan for invoice {invoice} was moved to {day}.} SKIPPED {A payment of your plan for invoice {invoice} was skipped. It will be charged at the end, on {day}.} ENABLED {Your payment plan for invoice {invoice} was turned on again.} other {Your payment plan for invoice {invoice} was turned off by the college.}}',
    about: 'Told to a student whose payment plan the college has changed. day is a date.',
  },
  cardExpiringNotice: {
    text: 'Your saved card expires soon.',
    about: 'Told to a student whose payment plan charges a card that expires before the last payment.',
  },
  evaluationPublishedNotice: {
    text: 'You have a new evaluation: {formName}.',
    about:
      'Told to a student when a manager publishes how they are seen. formName is the name of the form, such as “Midterm review”.',
  },
  hoursDecidedNotice: {
    text: '{status, select, Confirmed {Your hours of {days} have been confirmed: {time}.} Refused {Your hours of {days} have been refused: {time}.} other {Your hours of {days} are pending again: {time}.}}',
    about:
      'Told to a student whose hours of service were decided. days is a day or several, such as “November 3 – 7, 2026”, time is such as “2 hr 30 min”. Other: the decision was taken back.',
  },
  newsPostedNotice: {
    text: 'News: {title}',
    about: 'Told to everybody a post on the noticeboard is meant for. title is the title of the post.',
  },
  ministryApprovedNotice: {
    text: 'Your listing {ministryName} in the ministry registry has been approved.',
    about: 'Told to the alumnus who listed a ministry.',
  },
  ministryRefusedNotice: {
    text: 'Your listing {ministryName} in the ministry registry wasn’t approved yet. See what to change.',
    about: 'Told to the alumnus who listed a ministry. The mail goes on with the reason.',
  },
  ministryOfferedNotice: {
    text: '{ownerName} would like to hand the listing {ministryName} on to you.',
    about: 'Told to an alumnus to whom another one offers a ministry of the registry.',
  },
  classPhotoRefusedNotice: {
    text: 'Your photo of the class of {year} was refused.',
    about: 'Told to an alumnus when an alumni admin refuses a photo they have added to their class.',
  },
  ministryHandedOnNotice: {
    text: 'The listing {ministryName} in the ministry registry has a new owner.',
    about: 'Told to the owner of a ministry before and to the new one.',
  },
  helpAnsweredNotice: {
    text: 'Your help request has been answered.',
    about: 'Told to a user whose request for help was closed.',
  },
  leaveRequestedNotice: {
    text: '{studentName} has requested leave.',
    about: 'Told to staff who decide on requests to be excused from classes.',
  },
  studentFallingBehindNotice: {
    text: '{limit, select, PERCENT {{studentName} is falling behind: attendance in {term} is {percent}, below {lowPercent}.} other {{studentName} is falling behind: {absences} absences in {term}, more than are forgiven.}}',
    about: 'Told to managers about a student of their campus. The same as what the student is told.',
  },
  studentPlanDisabledNotice: {
    text: 'The payment plan of {studentName} is off after three failed payments.',
    about: 'Told to admins about a student of their campus.',
  },
  questionAskedNotice: {
    text: '{studentName} asked you a question.',
    about: 'Told to teachers whom a student asks something about their course.',
  },
  messageReportedNotice: {
    text: 'A message from {senderName} to an alumnus was reported.',
    about: 'Told to the alumni admin, who looks into it.',
  },
  ministrySubmittedNotice: {
    text: 'The ministry {ministryName} waits for approval.',
    about: 'Told to the alumni admin when an alumnus lists a ministry or edits one.',
  },
  gradesChangedNotice: {
    text: 'Unusually many grades were changed within an hour: {grades} by {personName}{behind, select, none {} other { ({behind} on their behalf)}}, in {courses}.',
    about:
      'Told to superadmins, who can undo it. behind is the name of an administrator who acted in that person’s place, if any. grades is a number, courses are codes of courses: BIB 101, THE 202.',
  },
  ...kindMessages,
  ...pageMessages,
  ...historyMessages,
});
