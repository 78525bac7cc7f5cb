/** What is said where a roll is taken. */
export const rollMessages = {
  attendancesLead: {
    text: 'Take the roll of a class, or change it',
    about: 'Under the heading of the page with the class sessions of a day.',
  },
  forgottenRollsWaiting: {
    text: '{count, plural, one {# roll not taken} other {# rolls not taken}}',
    about: 'On a manager’s dashboard: class sessions that are over and whose attendance nobody has noted.',
  },
  forgottenRollsAction: {
    text: 'Open',
    about: 'Button: goes to the day of the oldest roll that was not taken.',
  },
  rollDay: { text: 'Day', about: 'Label of a date field: the day whose class sessions are listed.' },
  rollDayBefore: { text: 'Previous day', about: 'A button with an arrow.' },
  rollDayAfter: { text: 'Next day', about: 'A button with an arrow.' },
  noSessionsThatDay: { text: 'No classes on this day', about: 'In place of the list of class sessions.' },
  sessionRunsNow: { text: 'Now', about: 'A chip on a class session that is under way.' },
  rollClasses: { text: 'Classes', about: 'Name of a tab: the classes of a day, to take a roll.' },
  rollsForgotten: { text: 'Not taken', about: 'Name of a tab: classes that are over and have no roll.' },
  noRollsForgotten: {
    text: 'Every roll of the last {days} days was taken',
    about: 'In place of the list of classes without a roll.',
  },
  takeTheRoll: { text: 'Take the roll', about: 'Link on a class session of today or before.' },
  rollNotTaken: { text: 'Roll not taken', about: 'A chip on a class session that has begun or is over.' },
  rollTakenCount: {
    text: '{count, plural, =0 {Everyone present} one {# not present} other {# not present}}',
    about: 'A chip on a class session whose roll was taken: how many were late, absent or excused.',
  },
  statusPresent: { text: 'Present', about: 'The status of a student in a class session.' },
  statusLate: { text: 'Late', about: 'The status of a student in a class session.' },
  statusAbsent: { text: 'Absent', about: 'The status of a student in a class session.' },
  statusExcused: { text: 'Excused', about: 'The status of a student in a class session.' },
  statusPresentLetter: {
    text: 'P',
    about: 'One or two characters on a narrow button: present. It is the key that marks, too.',
  },
  statusLateLetter: { text: 'L', about: 'One or two characters on a narrow button: late.' },
  statusAbsentLetter: { text: 'A', about: 'One or two characters on a narrow button: absent.' },
  statusExcusedLetter: { text: 'E', about: 'One or two characters on a narrow button: excused.' },
  markNamed: {
    text: '{name}: {status}',
    about: 'Read aloud on a button that marks a student, and told when it was pressed.',
  },
  rollOf: { text: 'Roll', about: 'Heading of the list of students of a class session.' },
  rollSearch: { text: 'Find a student', about: 'Placeholder of the search field over a roll.' },
  rollRowKeys: {
    text: '{keys} mark {name}, digits are minutes late. Ctrl+Z takes back. Esc goes back to the search.',
    about:
      'Under the search field of a roll while a student is chosen by arrow keys. keys are the letters that mark, such as P L A E.',
  },
  rollKeysHelp: {
    text: 'Type a name and press Enter to mark absent. Arrow keys move, {keys} mark.',
    about:
      'Under the search field of a roll, for those with a keyboard. keys are the letters that mark, such as P L A E.',
  },
  nobodyOnRollMatches: { text: 'No students match', about: 'When no name fits what was typed.' },
  nobodyOnRoll: {
    text: 'Nobody is in this group on that day',
    about: 'In place of a roll when the group has no members.',
  },
  rollCounts: {
    text: '{present} present · {late} late · {absent} absent · {excused} excused',
    about: 'The state of a roll in numbers.',
  },
  everyoneIsHere: {
    text: 'Everyone is here',
    about: 'A button: takes the roll when nobody is missing or late.',
  },
  rollIsTaken: {
    text: 'Roll taken by {name}',
    about: 'Under the heading of a roll. A date and time follow in another element.',
  },
  rollOpensLater: {
    text: 'The roll opens an hour before the class begins',
    about: 'In place of the buttons of a roll whose class session is ahead.',
  },
  rollIsCancelled: { text: 'This session was cancelled', about: 'In place of the buttons of a roll.' },
  otherSessions: { text: 'Other classes this day', about: 'A link from a roll to the list of the day.' },
  minutesLateOf: {
    text: 'Minutes late, {name}',
    about: 'Read aloud on a small number field beside a student who came late.',
  },
  minutesLateBounds: {
    text: 'From 1 to {max}: the class lasts {max} min',
    about: 'Beside or under the field for the minutes by which a student came late.',
  },
  minutesAfterNumber: { text: 'min', about: 'After a small number field: minutes. Very short.' },
  countsAsAbsent: {
    text: 'Counts as absent: more than {minutes} min late',
    about: 'Under a student who came later than the schema allows.',
  },
  onLeaveApproved: {
    text: 'On leave: {type}',
    about: 'A chip beside a student who has an approved leave on that day; {type} such as Illness.',
  },
  onLeavePending: {
    text: 'Leave requested: {type}',
    about: 'A chip beside a student whose leave request for that day is not decided.',
  },
  onLeaveNoted: {
    text: 'Leave not excused: {type}',
    about: 'A chip beside a student whose leave request was acknowledged only: absences stay absences.',
  },
  markConflict: {
    text: '{name} marked {status} meanwhile. You marked {own}.',
    about: 'Beside a student whom two people marked differently; {name} is the other person.',
  },
  markConflictUnnamed: {
    text: 'Somebody else marked {status} meanwhile. You marked {own}.',
    about: 'The same where the name of the other person is not known.',
  },
  keepTheirs: { text: 'Keep {status}', about: 'A button: the mark of the other person stays.' },
  useMine: { text: 'Change to {status}', about: 'A button: one’s own mark is saved over the other one.' },
  markNotSaved: {
    text: 'Not saved: {problem}',
    about: 'Beside a mark that the server has refused, with its reason as a sentence.',
  },
  dropMark: { text: 'Discard', about: 'A button: one’s own mark that was not saved is thrown away.' },
  sendWithReason: {
    text: 'Save with this reason',
    about: 'A button: marks that were refused for want of a reason are sent again.',
  },
  rollUnknown: {
    text: 'This roll isn’t available',
    about: 'When a user opens the roll of a session that is not there or not theirs.',
  },
  rollReason: { text: 'Reason for the change', about: 'Label of a text field over an old roll.' },
  rollReasonHelp: {
    text: 'Required: this class was more than {days} days ago. The reason is kept with each change.',
    about: 'Under the field for the reason.',
  },
  rollHistory: { text: 'History', about: 'Title of a dialog: what was marked for a student, and by whom.' },
  rollHistoryOf: { text: 'History of {name}', about: 'Read aloud on a button; {name} is a student.' },
  noMarkChanges: {
    text: 'No changes since the roll was taken',
    about: 'In place of the history of a mark.',
  },
  markChangedBy: {
    text: '{status} · {name}',
    about: 'A line of the history of a mark: status and who marked it.',
  },
  openPerson: { text: 'Open student', about: 'A link to the page of a student.' },
  minutesLateText: {
    text: '{status}, {minutes} min',
    about: 'A late arrival with its minutes, such as "Late, 5 min".',
  },
  shortcutPresent: { text: 'Mark present', about: 'In the list of keyboard shortcuts.' },
  shortcutLate: { text: 'Mark late', about: 'In the list of keyboard shortcuts.' },
  shortcutAbsent: { text: 'Mark absent', about: 'In the list of keyboard shortcuts.' },
  shortcutExcused: { text: 'Mark excused', about: 'In the list of keyboard shortcuts.' },
  shortcutUndoMark: { text: 'Take back the last mark', about: 'In the list of keyboard shortcuts.' },
  shortcutBackToSearch: {
    text: 'Back to the search for a name',
    about: 'In the list of keyboard shortcuts: the cursor goes back to the search field.',
  },
  shortcutNextStudent: { text: 'Next student', about: 'In the list of keyboard shortcuts.' },
  shortcutPreviousStudent: { text: 'Previous student', about: 'In the list of keyboard shortcuts.' },
  rollFileDay: { text: 'Day', about: 'Column of the file of a roll: the day of the class.' },
  rollFileStart: {
    text: 'Start',
    about: 'Column of the file of a roll: when the class began, such as 09:00.',
  },
  rollFileCourse: { text: 'Course', about: 'Column of the file of a roll.' },
  rollFileStatus: {
    text: 'Status',
    about: 'Column of the file of a roll: present, late, absent or excused.',
  },
  rollFileMinutes: { text: 'Minutes late', about: 'Column of the file of a roll: a number.' },
  rollFileLeave: {
    text: 'Leave',
    about: 'Column of the file of a roll: the kind of leave a student has, such as Illness.',
  },
  rollFileTakenBy: {
    text: 'Marked by',
    about: 'Column of the file of a roll: the name of the user who marked the student.',
  },
  historyLeaveApproved: {
    text: 'Leave approved by {name}',
    about: 'In the history of a student in a class.',
  },
  historyLeaveNoted: {
    text: 'Leave noted by {name}',
    about: 'In the history of a student in a class.',
  },
  historyExplanationAccepted: {
    text: 'Explanation accepted by {name}',
    about: 'In the history of a student in a class.',
  },
  historyExplanationNoted: {
    text: 'Explanation noted by {name}',
    about: 'In the history of a student in a class.',
  },
  historyLeaveTakenBack: {
    text: 'Decision about the leave taken back by {name}',
    about: 'In the history of a student in a class.',
  },
  historyExplanationTakenBack: {
    text: 'Decision about the explanation taken back by {name}',
    about: 'In the history of a student in a class.',
  },
  noMarksYet: {
    text: 'Nothing marked yet, and the roll hasn’t been taken',
    about: 'In place of the history of a student in a class whose roll was not taken.',
  },
};
