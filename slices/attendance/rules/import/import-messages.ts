/** Of the import of past attendance. */
export const importMessages = {
  importAttendance: {
    text: 'Import attendance',
    about: 'Heading of the page to which a file of past attendance is uploaded, and the link to it.',
  },
  importAttendanceLead: {
    text: 'Bring in past attendance from a spreadsheet (CSV). The file is checked first, and nothing is stored until you confirm.',
    about: 'Line under the heading of the page to which a file of attendance is uploaded.',
  },
  importAttendanceColumns: {
    text: 'The first row names the columns: Student (number or email), Date and Status (P, L, A or E). If there were several classes that day, Start or Course says which one. Minutes late and Reason may be left out.',
    about:
      'Help over the place for a file of attendance. The names of columns and the letters stay in English, as in the example file.',
  },
  attendanceToStore: {
    text: '{count, plural, =0 {Nothing can be imported} one {# mark can be imported} other {# marks can be imported}}',
    about: 'Says how many lines of a file of attendance can be stored.',
  },
  attendanceImportNow: {
    text: '{count, plural, one {Import # mark} other {Import # marks}}',
    about: 'Button that stores the marks of a file.',
  },
  attendanceFresh: {
    text: '{count, plural, one {# new} other {# new}}',
    about: 'How many lines of a file are about something that nobody had noted. Within a line.',
  },
  attendanceChanges: {
    text: '{count, plural, one {# changed} other {# changed}}',
    about: 'How many lines of a file change something. Within a line.',
  },
  attendanceSame: {
    text: '{count, plural, one {# row is stored already} other {# rows are stored already}}',
    about: 'Heading over the lines of a file that say what is stored already.',
  },
  attendanceStoring: {
    text: 'The marks are being stored. You can leave this page and come back.',
    about: 'Over the bar that shows how far an import of attendance has come.',
  },
  attendanceStored: {
    text: '{count, plural, =0 {Nothing was imported.} one {# mark was imported.} other {# marks were imported.}}',
    about: 'Says how many marks an import has stored.',
  },
  attendanceUndoHelp: {
    text: 'Every mark of this import is taken back, except those that someone has changed since.',
    about: 'Says what happens when an import of attendance is taken back.',
  },
  attendanceUndone: {
    text: '{count, plural, one {# mark was taken back.} other {# marks were taken back.}}',
    about: 'Says how many marks were taken back with an import.',
  },
  attendanceKept: {
    text: '{count, plural, one {# mark was changed since and stays.} other {# marks were changed since and stay.}}',
    about: 'Says how many marks stay although an import was taken back.',
  },
  attendanceRowNew: {
    text: 'New',
    about: 'Beside a line of a file of attendance: nothing was noted of the student there.',
  },
  attendanceRowChanged: {
    text: 'Changed from {status}',
    about: 'Beside a line of a file of attendance: something else was noted of the student there.',
  },
  attendanceRowStored: {
    text: 'Stored',
    about: 'Beside a line of a file of attendance.',
  },
  attendanceRowKept: {
    text: 'Changed since',
    about: 'Beside a line of a file of attendance, once the import was undone.',
  },
  attendanceMarksInFile: {
    text: 'Marks in the file',
    about: 'Heading over the lines of a file of attendance that are or were stored.',
  },
  attendanceClassHead: {
    text: 'Class',
    about: 'Head of a column: day, time and course of a class in a file of attendance.',
  },
  attendanceStatusHead: {
    text: 'Status',
    about: 'Head of a column: present, late, absent or excused.',
  },
  attendanceColumnsMissing: {
    text: 'The first row of the file must name the columns Student, Date and Status.',
    about: 'Shown when a file of attendance has no such columns. Their names stay in English.',
  },
  attendanceStudentUnknown: {
    text: '“{value}” isn’t a student of this campus',
    about: 'Behind the row and the column of a file of attendance, within a line.',
  },
  attendanceDayInvalid: {
    text: '“{value}” isn’t a date such as 2026-09-14',
    about: 'Behind the row and the column of a file of attendance, within a line.',
  },
  attendanceStartInvalid: {
    text: '“{value}” isn’t a time such as 09:30',
    about: 'Behind the row and the column of a file of attendance, within a line.',
  },
  attendanceStatusInvalid: {
    text: '“{value}” isn’t P, L, A or E',
    about: 'Behind the row and the column of a file of attendance, within a line.',
  },
  attendanceMinutesInvalid: {
    text: '“{value}” can’t be the minutes of a late arrival',
    about: 'Behind the row and the column of a file of attendance, within a line.',
  },
  attendanceReasonTooLong: {
    text: 'is too long',
    about: 'Behind the row and the column of a file of attendance, within a line.',
  },
  attendanceNotInGroup: {
    text: 'the student wasn’t in a group on “{value}”',
    about: 'Behind the row and the column of a file of attendance, within a line.',
  },
  attendanceNoSession: {
    text: 'there was no class for “{value}”',
    about: 'Behind the row and the column of a file of attendance, within a line.',
  },
  attendanceSeveralSessions: {
    text: 'there were several classes on “{value}”; fill in Start or Course',
    about: 'Behind the row and the column of a file of attendance, within a line.',
  },
  attendanceToCome: {
    text: 'the class of “{value}” hasn’t begun yet',
    about: 'Behind the row and the column of a file of attendance, within a line.',
  },
  attendanceCancelled: {
    text: 'the class for “{value}” was cancelled',
    about: 'Behind the row and the column of a file of attendance, within a line.',
  },
  attendanceOwn: {
    text: '“{value}” is you; someone else must enter your attendance',
    about: 'Behind the row and the column of a file of attendance, within a line.',
  },
  attendanceTwice: {
    text: 'an earlier row is about “{value}” in the same class',
    about: 'Behind the row and the column of a file of attendance, within a line.',
  },
  attendanceChangedMeanwhile: {
    text: '“{value}” was marked by someone else since the file was checked',
    about: 'Behind the row and the column of a file of attendance, within a line.',
  },
  markImportedBy: {
    text: '{status} · imported by {name} from {file}',
    about:
      'A line of the history of a mark that came with a file: status, who imported it, name of the file.',
  },
};
