/** The texts of the screen on which superadmins say how attendance is counted. */
export const schemaMessages = {
  schemasLead: {
    text: 'How attendance counts: terms, what’s forgiven, and what the rest costs.',
    about: 'Under the heading of the attendance schemas.',
  },
  newSchema: { text: 'New schema', about: 'Button and heading: adds an attendance schema.' },
  editSchema: { text: 'Edit schema', about: 'Heading of a window.' },
  noSchemas: { text: 'No attendance schemas yet', about: 'Stands where there is none.' },
  deleteSchema: { text: 'Delete schema', about: 'Button that deletes an attendance schema.' },
  deleteSchemaAsks: { text: 'Delete {name}?', about: 'Question before an attendance schema is deleted.' },
  deleteSchemaTakes: {
    text: 'Its terms and types of leave are deleted with it. This can’t be undone.',
    about: 'Says what goes with an attendance schema.',
  },
  schemaGroups: {
    text: '{count, plural, =0 {No group uses it} one {Used by # group} other {Used by # groups}}',
    about: 'Under the name of an attendance schema.',
  },
  schemaIsUsed: {
    text: '{count, plural, one {Used by # group} other {Used by # groups}}',
    about: 'Beside “Delete”, which is off: the attendance schema cannot be deleted while groups use it.',
  },
  schemaLowPercent: {
    text: 'attendance is low below {percent}',
    about: 'Under the name of an attendance schema, after how many groups use it.',
  },
  schemaName: { text: 'Name', about: 'Label of a field: the name of an attendance schema.' },
  schemaLowLimit: { text: 'Low attendance below', about: 'Label of a field: a percentage.' },
  schemaLowLimitHelp: {
    text: 'Students below this are listed as falling behind. Leave empty for no limit.',
    about: 'Help under a field.',
  },
  schemaParameters: { text: 'Grading', about: 'Heading over the parameters of an attendance schema.' },
  changeParameters: { text: 'Change grading', about: 'Button and heading of a window.' },
  parametersFrom: { text: 'Counts from', about: 'Label of a list of terms.' },
  fromTheBeginning: { text: 'The beginning', about: 'Entry before the terms: for all of them.' },
  otherParametersFrom: {
    text: 'Changes on {day}',
    about: 'Under the parameters: other ones count from that day on.',
  },
  minutesLateThreshold: {
    text: 'Absent when later than',
    about: 'Label: the minutes after which a student who is late counts as absent.',
  },
  minutesLateHelp: { text: 'In minutes.', about: 'Help under a field.' },
  minutesCount: { text: '{minutes} min', about: 'A number of minutes, short.' },
  graceAbsents: { text: 'Absences forgiven per term', about: 'Label of a number.' },
  graceLates: { text: 'Lates forgiven per term', about: 'Label of a number.' },
  absenceDeduction: {
    text: 'Each further absence costs',
    about: 'Label: percentage points off the course grades.',
  },
  lateDeduction: {
    text: 'Each further late costs',
    about: 'Label: percentage points off the course grades.',
  },
  triedAbsences: { text: 'Try: absences', about: 'Label of a number to try the rules with.' },
  triedLates: { text: 'and lates', about: 'Label of a number to try the rules with.' },
  triedOutcome: {
    text: 'Taken off the term’s course grades: {points}',
    about: 'What the numbers that were tried come to; points is such as “6%”.',
  },
  schemaTerms: { text: 'Terms', about: 'Heading.' },
  noTerms: { text: 'No terms yet. Attendance counts within a term.', about: 'Stands where there are none.' },
  termNow: { text: 'Now', about: 'Beside the term that is now.' },
  editTerms: { text: 'Edit terms', about: 'Button and heading of a window.' },
  pastTermsStay: {
    text: '{count, plural, one {# past term stays as it is.} other {# past terms stay as they are.}}',
    about: 'Under the terms that can be changed.',
  },
  addTerm: { text: 'Add term', about: 'Button.' },
  termName: { text: 'Term', about: 'Label of a field: its name.' },
  termFirstDay: { text: 'First day', about: 'Label of a field.' },
  termLastDay: { text: 'Last day', about: 'Label of a field.' },
  removeTerm: { text: 'Remove {name}', about: 'Name of a button beside a term.' },
  leaveTypes: { text: 'Types of leave', about: 'Heading.' },
  noLeaveTypes: {
    text: 'No types yet. Students need one to ask for leave.',
    about: 'Stands where there are none.',
  },
  editLeaveTypes: { text: 'Edit types of leave', about: 'Button and heading of a window.' },
  addLeaveType: { text: 'Add type', about: 'Button: adds a type of leave.' },
  removeLeaveType: { text: 'Remove {name}', about: 'Name of a button beside a type of leave.' },
  otherLanguages: {
    text: 'Other languages',
    about: 'Unfolds the names of a type of leave in other languages.',
  },
};
