/** What is said where students check in to a class by a code on the wall. */
export const checkInMessages = {
  startCheckIn: {
    text: 'Start check-in',
    about: 'A button over a roll: students check in by a code on the wall.',
  },
  startCheckInAgain: { text: 'Start again', about: 'A button: students can check in again by a code.' },
  stopCheckIn: { text: 'Stop check-in', about: 'A button: from now on no student can check in.' },
  showCheckInCode: { text: 'Show code', about: 'A button: opens the large code for the wall of the class.' },
  checkInRuns: {
    text: 'Check-in is running',
    about: 'Heading over a roll while students check in by a code.',
  },
  checkInIsOver: {
    text: 'Check-in is over',
    about: 'Heading over a roll after students could check in by a code.',
  },
  checkedInCount: {
    text: '{count} of {all} checked in',
    about: 'How many students of a class have checked in by a code.',
  },
  notCheckedIn: {
    text: '{count, plural, one {# student didn’t check in:} other {# students didn’t check in:}} {names}',
    about: 'After a check-in; {names} is a list of names.',
  },
  markRestAbsent: {
    text: '{count, plural, one {Mark # absent} other {Mark # absent}}',
    about: 'A button: marks as absent all who did not check in.',
  },
  restMarkedAbsent: {
    text: '{count, plural, one {# student marked absent} other {# students marked absent}}',
    about: 'Told in passing, with a button to undo it.',
  },
  checkedInAt: { text: 'Checked in {time}', about: 'Beside a student on a roll; {time} such as 9:03.' },
  markedByLeave: {
    text: '{status}: on approved leave when {name} took the roll',
    about:
      'In the history of a student in a class, such as “Absent: on approved leave when Paul Reed took the roll”.',
  },
  markedByCode: {
    text: '{status} · checked in by code at {time}',
    about: 'A line of the history of a mark; {status} such as Present, {time} such as 9:03.',
  },
  stepByCode: {
    text: '{status} (checked in by code)',
    about: 'How a student’s status came about; {status} such as "Late, 20 min".',
  },
  markConflictByCode: {
    text: '{name} checked in meanwhile. You marked {own}.',
    about: 'Beside a student whom the teacher marked while the student checked in; {own} such as Absent.',
  },
  checkInWallLead: {
    text: 'Scan the picture with your phone, or enter the code at {address}',
    about: 'On the wall of a class; {address} is the address of a web page.',
  },
  checkInCodeChanges: {
    text: 'New code in {seconds} s',
    about: 'Under the code on the wall of a class.',
  },
  checkInCodeAwaited: {
    text: 'Next code …',
    about: 'In place of the countdown under the code, for a moment.',
  },
  checkInLostContact: {
    text: 'No connection. The code shows again as soon as there is one.',
    about: 'On the wall of a class in place of the code.',
  },
  checkInQr: { text: 'Check-in address', about: 'Read aloud for the QR code on the wall of a class.' },
  checkInNobodyYet: {
    text: 'Nobody has checked in yet',
    about: 'On the wall of a class, in place of names.',
  },
  checkInStoppedOnWall: {
    text: 'The check-in is over',
    about: 'On the wall of a class after the teacher has stopped it or the class has ended.',
  },
  backToRoll: { text: 'Back to the roll', about: 'A link from the code on the wall.' },
  checkInFullScreen: { text: 'Full screen', about: 'A button: the code fills the screen.' },
  checkInUnknown: {
    text: 'No check-in was started here',
    about: 'When a user opens the wall of a class whose check-in was not started, or is not theirs.',
  },
  checkInTitle: { text: 'Check in', about: 'Heading of the page where students enter the code on the wall.' },
  checkInLead: {
    text: 'Enter the code on the wall of your class. It changes every 15 seconds.',
    about: 'Under the heading of the page where students check in.',
  },
  checkInToClass: { text: 'Check in to a class', about: 'A link on a student’s attendance page.' },
  checkInCodeLabel: { text: 'Code', about: 'Label of the field for the six digits on the wall.' },
  checkInButton: { text: 'Check in', about: 'A button beside the field for the code.' },
  checkInNone: {
    text: 'None of your classes has a check-in running now. Your teacher starts it.',
    about: 'Over the field for the code.',
  },
  youCheckedIn: { text: 'You’re checked in', about: 'After a student entered the right code.' },
  youCheckedInAt: {
    text: '{course}, {time}',
    about: 'Under “You’re checked in”: the class and the time of day.',
  },
  teacherMarkedYou: {
    text: 'Your teacher has already marked you: {status}. Only they can change it.',
    about: 'After a student entered the right code; {status} such as Absent.',
  },
};
