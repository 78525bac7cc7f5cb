import type { MessageSource } from '#kit/messages/define-messages.ts';

/** What is said to those who decide about leave. */
export const officeMessages = {
  leaveOldestWaits: {
    text: 'the oldest waits since {when}',
    about:
      'Quiet line under a heading, after the name of a campus and a dot. when is such as “Saturday” or “Nov 3”.',
  },
  leaveAllCampuses: { text: 'All campuses', about: 'Quiet line under a heading: no campus was chosen.' },
  leaveNobodyWaits: {
    text: 'nobody waits',
    about: 'Quiet line under a heading, after the name of a campus and a dot.',
  },
  leaveStudent: { text: 'Student', about: 'Head of a column.' },
  leaveDates: { text: 'Dates', about: 'Head of a column and beside a fact: the days of a leave.' },
  leaveAsked: { text: 'Asked', about: 'Head of a column: when leave was asked for.' },
  leaveDecidedColumn: { text: 'Decided', about: 'Head of a column: when and by whom leave was decided.' },
  leaveDecision: { text: 'Decision', about: 'Head of the column with the button “Decide”.' },
  leaveCampus: { text: 'Campus', about: 'Name of a filter, and of a column in a file.' },
  searchLeaveRequests: {
    text: 'Search by student',
    about: 'Placeholder of the search field over leave requests.',
  },
  decideLeave: { text: 'Decide', about: 'Button in a row: opens a leave request to decide about it.' },
  openLeave: { text: 'Open', about: 'Button in a row: opens a leave request that was decided.' },
  decideLeaveOf: { text: 'Decide about {name}', about: 'Read aloud on the button in the row of a student.' },
  noLeaveWaits: { text: 'No requests are waiting', about: 'Stands in place of the list of leave requests.' },
  noLeaveRequests: { text: 'No requests here yet', about: 'Stands in place of the list of leave requests.' },
  leaveRequestGone: { text: 'This request doesn’t exist any more', about: 'In place of a leave request.' },
  previewOfDecision: {
    text: 'What a decision would change',
    about: 'Read aloud: name of a switch between “If approved” and “If acknowledged”.',
  },
  ifApproved: {
    text: 'If approved',
    about: 'One side of a switch: what approving a leave request would change.',
  },
  ifAcknowledged: {
    text: 'If acknowledged',
    about: 'One side of a switch: what acknowledging a leave request would change.',
  },
  whatChanges: { text: 'What changes', about: 'Heading over what a decision would change.' },
  nothingToChange: {
    text: 'No classes fall on these days.',
    about: 'In place of what a decision would change.',
  },
  attendanceInTerm: {
    text: 'Attendance, {term}',
    about: 'A line among what changes. term is such as “Autumn 2026”.',
  },
  absencesOfGrace: {
    text: '{count, plural, one {# absence} other {# absences}}, {grace} forgiven',
    about: 'Under the attendance of a term: how many absences it would have, and how many cost nothing.',
  },
  deductionInTerm: {
    text: 'Deduction from course grades',
    about: 'A line among what changes: what absences take off the grades of a term.',
  },
  valueStays: {
    text: 'stays {value}',
    about: 'Among what changes: a number that a decision leaves as it is.',
  },
  sessionsBecomeExcused: {
    text: '{count, plural, =0 {No sessions change} one {# session becomes Excused} other {# sessions become Excused}}',
    about: 'Sums up what approving a leave request would change. More follows after a semicolon.',
  },
  sessionsBecomeAbsent: {
    text: '{count, plural, =0 {No sessions change} one {# session becomes Absent} other {# sessions become Absent}}',
    about: 'Sums up what acknowledging a leave request would change. More follows after a semicolon.',
  },
  deductionChanges: {
    text: 'deduction {before} → {after}',
    about: 'Within a line that sums up what a decision would change: what is taken off grades, now and then.',
  },
  deductionsFall: {
    text: '{count, plural, =0 {no deduction changes} one {the deduction of # student falls} other {the deductions of # students fall}}',
    about: 'After “3 sessions become Excused;”: what approving several leave requests would change.',
  },
  selectionByStudent: {
    text: '{count, plural, one {What changes for # student} other {What changes for # students}}',
    about:
      'Over a list of students, each with their attendance and deduction before and after leave requests are approved together.',
  },
  changesInTerm: {
    text: '{term}: {change}',
    about: 'After the name of a student. term is the name of a term, change such as “82 % → 91 %”.',
  },
  noteToStudent: { text: 'Note to {name}', about: 'Field beside a decision. name is a first name.' },
  noteToStudents: { text: 'Note to the students', about: 'Field beside a decision about several students.' },
  noteIsOptional: {
    text: 'Optional. Sent by email with the decision.',
    about: 'Under the field for a note.',
  },
  approveLeave: { text: 'Approve', about: 'Button: the days of a leave request are excused.' },
  acknowledgeLeave: {
    text: 'Acknowledge (not excused)',
    about: 'Button: a leave request is noted, and its days are not excused.',
  },
  undoLeaveDecision: { text: 'Undo decision', about: 'Button: restores what was before the decision.' },
  leavePlace: { text: '{place} of {count}', about: 'Which one of the leave requests in the list is open.' },
  previousLeave: { text: 'Previous request', about: 'Button and name of a key.' },
  nextLeave: { text: 'Next request', about: 'Button and name of a key.' },
  leaveWasApproved: { text: '{name}: leave approved', about: 'Toast with a button to undo.' },
  leaveWasAcknowledged: { text: '{name}: leave acknowledged', about: 'Toast with a button to undo.' },
  leaveWasUndone: { text: '{name}: decision undone', about: 'Toast after a decision was taken back.' },
  allLeaveDecided: { text: 'All requests are decided.', about: 'Toast after the last of a list.' },
  approveSelectedLeave: {
    text: '{count, plural, one {Approve # request} other {Approve # requests}}',
    about: 'Title of a window and its button: several leave requests are approved.',
  },
  acknowledgeSelectedLeave: {
    text: '{count, plural, one {Acknowledge # request} other {Acknowledge # requests}}',
    about: 'Title of a window and its button: several leave requests are acknowledged, and not excused.',
  },
  leaveBatchRuns: { text: 'Deciding requests', about: 'Over a bar that shows how far a job has come.' },
  leaveBatchUndoRuns: { text: 'Undoing decisions', about: 'Over a bar that shows how far a job has come.' },
  leaveBatchDone: {
    text: '{count, plural, one {# request was decided.} other {# requests were decided.}}',
    about: 'After a job has decided several leave requests.',
  },
  sessionsBecameExcused: {
    text: '{count, plural, =0 {No sessions changed.} one {# session became Excused.} other {# sessions became Excused.}}',
    about:
      'After several leave requests were approved: how many classes of their students are excused by it.',
  },
  leaveBatchUndone: {
    text: '{count, plural, one {# decision was undone.} other {# decisions were undone.}}',
    about: 'After a job has taken back several decisions.',
  },
  leaveBatchChanged: {
    text: '{count, plural, one {# request was changed meanwhile and stays as it is.} other {# requests were changed meanwhile and stay as they are.}}',
    about: 'After a job has decided several leave requests: another user was faster.',
  },
  leaveBatchFailed: {
    text: '{count, plural, one {# request couldn’t be decided. Try it again by itself.} other {# requests couldn’t be decided. Try them again one by one.}}',
    about: 'After a job has decided several leave requests.',
  },
  leaveIsForDeans: {
    text: 'This page is for the deans of a campus',
    about: 'In place of the requests, for those who may not read them.',
  },
  leaveIsForDeansHelp: {
    text: 'Deans read here what students ask for, and administrators decide. Approved leave is also shown in the attendance of each class.',
    about: 'Under “This page is for the deans of a campus”.',
  },
  leaveToAttendance: { text: 'Open attendance', about: 'Link to the attendance of classes.' },
  leaveToReadLead: {
    text: 'Administrators of the campus decide.',
    about: 'Under the heading “Leave requests” on the page of deans, who only read.',
  },
} as const satisfies Record<string, MessageSource>;
