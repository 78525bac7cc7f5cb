import { defineMessages } from '#kit/messages/define-messages.ts';
import { historyMessages } from './history-messages.ts';
import { officeMessages } from './office-messages.ts';

export const messages = defineMessages('assignments', {
  menuAssignmentSubmissions: {
    text: 'Assignment Submissions',
    about: 'Menu entry of staff: written work that students have handed in.',
  },
  assignments: { text: 'Assignments', about: 'Heading over the assignments of a course, and name of a tab.' },
  assignmentNotThere: {
    text: 'Assignment not found',
    about: 'Heading of the page of an assignment that is not there, or not for the reader.',
  },
  assignmentDue: { text: 'Due', about: 'Name of a fact about an assignment: its deadline.' },
  assignmentDueOn: {
    text: 'Due {moment}',
    about: 'Beside an assignment in a list. moment is a day and a time.',
  },
  assignmentExtended: {
    text: 'You’ve been given more time.',
    about: 'Beside the deadline of an assignment, to a student who has a later one than the group.',
  },
  assignmentKind: { text: 'Grading', about: 'Name of a fact about an assignment: how it is graded.' },
  kindGraded: { text: 'Graded, 0–100%', about: 'How an assignment is graded: in percent.' },
  kindCompletion: { text: 'Complete or incomplete', about: 'How an assignment is graded: done or not.' },
  stateToDo: { text: 'To do', about: 'State of an assignment: nothing was handed in yet.' },
  stateSubmitted: { text: 'Submitted', about: 'State of an assignment: handed in, not graded yet.' },
  stateReturned: { text: 'Returned', about: 'State of an assignment: given back to be handed in again.' },
  stateNotRequired: {
    text: 'Not required',
    about: 'State of an assignment: it was due before the student joined the course.',
  },
  stateMissed: { text: 'Not submitted', about: 'State of an assignment: nothing came by the deadline.' },
  stateGraded: { text: 'Graded', about: 'State of an assignment.' },
  assignmentDownloads: { text: 'Downloads', about: 'Heading over the files to work with.' },
  yourSubmission: { text: 'Your submission', about: 'Heading over what a student hands in.' },
  changeUntil: {
    text: 'You can change it until {moment}.',
    about: 'To a student who has handed in. moment is the deadline.',
  },
  submissionClosed: {
    text: 'The deadline has passed, so you can no longer submit files.',
    about: 'To a student where files would be handed in.',
  },
  submissionMissed: {
    text: 'Not submitted by the deadline. It counts as {result}.',
    about: 'To a student who has missed the deadline. result is 0 or “Incomplete”.',
  },
  submissionNotRequired: {
    text: 'Not required: it was due before you joined the course, so it doesn’t count.',
    about: 'To a student who joined after the deadline of an assignment.',
  },
  submissionGraded: {
    text: 'This assignment has been graded, so the files can no longer be changed.',
    about: 'To a student where files would be handed in.',
  },
  returnedToYou: {
    text: 'Returned to you. Please submit a new version.',
    about: 'Heading over what is to be changed, to a student whose work was given back.',
  },
  proofFile: {
    text: 'File',
    about:
      'Label over the place where a student adds a file to what they write, such as a note from a doctor; also beside its name and head of a column.',
  },
  proofFileHelp: {
    text: 'Optional, such as a doctor’s note. PDF, Word, OpenDocument, RTF, text, JPEG or PNG, up to 25 MB.',
    about:
      'Under the place where a student adds a file to a leave request or to the explanation of an absence.',
  },
  proofFileReady: { text: 'will be sent', about: 'Beside a file that was chosen and is not sent yet.' },
  chooseFilesToSubmit: { text: 'Files to submit', about: 'Label of the place where a student drops files.' },
  fileRulesToSubmit: {
    text: 'PDF, Word, OpenDocument, RTF, text, JPEG or PNG. Up to 10 files of 25 MB each.',
    about: 'Under the place where a student drops files.',
  },
  keptFromBefore: {
    text: 'From version {number}',
    about: 'Beside a file that stays from the version before.',
  },
  readyToSend: {
    text: 'Not submitted yet',
    about: 'Beside a file that was chosen and is still on the device.',
  },
  takeFileOut: {
    text: 'Remove {name}',
    about: 'Label of the button that takes a file out before handing in.',
  },
  submitWork: { text: 'Submit', about: 'Button that hands in an assignment.' },
  submitNewVersion: { text: 'Submit a new version', about: 'Button that hands in an assignment again.' },
  sendingWork: { text: 'Uploading {name}', about: 'Over the bar that shows how much of a file has gone.' },
  sendingWaits: {
    text: 'If you lose connection, the upload continues when you’re back online. Keep this page open.',
    about: 'Under the bar that shows how much of a file has gone.',
  },
  stopSending: {
    text: 'Stop upload',
    about: 'Button beside the bar that shows how much of a file has gone.',
  },
  workSubmitted: { text: 'Your assignment has been received.', about: 'Toast when a student has handed in.' },
  submissionReceipt: { text: 'Receipt', about: 'Heading over the proof of what was handed in.' },
  receiptHelp: {
    text: 'Proof of what you submitted and when. We’ve also emailed it to you.',
    about: 'Beside the long number of a receipt.',
  },
  submissionVersion: { text: 'Version {number}', about: 'Heading of what was handed in at one time.' },
  earlierVersions: {
    text: '{count, plural, one {# earlier version} other {# earlier versions}}',
    about: 'Opens the list of what was handed in before.',
  },
  yourGrade: { text: 'Grade', about: 'Heading over the grade of an assignment, and name of a column.' },
  workComplete: { text: 'Complete', about: 'The result of an assignment that is done or not.' },
  workIncomplete: { text: 'Incomplete', about: 'The result of an assignment that is done or not.' },
  gradedOn: { text: 'Graded {moment}', about: 'Under a grade. moment is a day.' },
  gradeHistory: {
    text: 'Grade history',
    about: 'Heading over who changed the grade of an assignment, when and why.',
  },
  gradeTakenBack: {
    text: 'Undone right away',
    about: 'In place of a reason, where a user undid what they had just done.',
  },
  noGradeYet: { text: 'Not graded yet', about: 'Where the grade of an assignment would stand.' },
  feedback: { text: 'Feedback', about: 'Heading over what was written about an assignment.' },
  feedbackFiles: { text: 'Feedback files', about: 'Heading over files that were given back.' },
  ...officeMessages,
  ...historyMessages,
});
