/** What the page of a group says of when it meets. */
export const timetableMessages = {
  groupSchemaHelp: {
    text: 'Says how absences and lates of this group count.',
    about: 'Under the drop-down with the attendance schema of a group.',
  },
  attendanceNotCounted: {
    text: 'Attendance isn’t counted',
    about: 'A choice: the group has no attendance schema.',
  },
  groupSchemaSaved: {
    text: 'Attendance schema changed',
    about: 'Told when the attendance schema of a group was chosen.',
  },
  groupSchemaUndone: {
    text: 'The group is counted as before',
    about: 'Told when the change of the attendance schema of a group was taken back.',
  },
  changeGroupSchema: {
    text: 'Change attendance schema',
    about: 'Title of a dialog and its button: a group is given another attendance schema.',
  },
  groupSchemaFrom: {
    text: 'Counts from',
    about: 'Label of a drop-down: from which day on another attendance schema counts.',
  },
  groupSchemaFromTerm: {
    text: '{day} · {term}',
    about: 'A choice in that drop-down: the first day of a term, such as “Sep 7, 2026 · Autumn 2026”.',
  },
  groupSchemaFromToday: { text: '{day} · today', about: 'A choice in that drop-down: from today on.' },
  groupSchemaCounts: {
    text: '{schema} will count: {terms}. Terms that are over stay as they are.',
    about: 'What another attendance schema would change; {terms} is a list of names of terms.',
  },
  groupSchemaCountsNothing: {
    text: 'From this day on, absences and lates cost nothing. Terms that are over stay as they are.',
    about: 'What it would change if attendance was not counted any more.',
  },
  groupSchemaStudents: {
    text: '{count, plural, =0 {No student’s deduction changes.} one {The deduction of # student changes.} other {The deductions of # students change.}}',
    about: 'What another attendance schema would change: what is taken off grades.',
  },
  groupSchemaRecords: {
    text: '{count, plural, one {# record changes between Late and Absent.} other {# records change between Late and Absent.}}',
    about: 'What another attendance schema would change: it counts other lates as absences.',
  },
  groupSchemaUntil: {
    text: 'Until {day}: {schema}',
    about: 'Under the attendance schema of a group: which one it had before.',
  },
  weeklyMeetings: {
    text: 'Weekly classes',
    about: 'Heading over the times at which a group meets every week.',
  },
  timetableZone: {
    text: 'Times at the campus: {zone}',
    about: 'Above the timetable of a group. {zone} is the name of a time zone.',
  },
  noMeetings: {
    text: 'No weekly classes yet',
    about: 'In place of the list of times at which a group meets every week.',
  },
  addMeeting: { text: 'Add weekly class', about: 'A button, and the title of its dialog.' },
  editMeeting: { text: 'Edit weekly class', about: 'Title of a dialog.' },
  editMeetingNamed: { text: 'Edit {name}', about: 'A button with a pencil; {name} is a course.' },
  deleteMeetingNamed: { text: 'Delete {name}', about: 'A button with a bin; {name} is a course.' },
  deleteMeetingAsks: {
    text: 'Delete the weekly class {name}?',
    about: 'Asked before a weekly meeting is deleted; {name} is a course.',
  },
  deleteMeetingTakes: {
    text: 'Its coming sessions are deleted. Sessions that were held, moved or have a roll stay.',
    about: 'What happens when a weekly meeting of a group is deleted.',
  },
  deleteMeeting: { text: 'Delete weekly class', about: 'A button.' },
  meetingChangeTouches: {
    text: 'Changes apply to coming sessions. Sessions with a roll and those you moved or cancelled stay as they are.',
    about: 'In the dialog that changes a weekly meeting of a group.',
  },
  meetingClashes: {
    text: '{count, plural, one {Saved. One session clashes with {group}.} other {Saved. # sessions clash, first with {group}.}}',
    about:
      'Told when a weekly meeting was saved and shares group, teacher or room with others. {group} is the other group.',
  },
  meetingClashesElsewhere: {
    text: '{count, plural, one {Saved. During one session the teacher has a class on another campus.} other {Saved. During # sessions the teacher has a class on another campus.}}',
    about: 'Told when a weekly meeting was saved and its teacher teaches on another campus at the same time.',
  },
  meetingCourse: { text: 'Course', about: 'Label of a drop-down: for which course a class meets.' },
  meetingTeacher: { text: 'Teacher', about: 'Label of a drop-down: who teaches a class.' },
  meetingRoom: { text: 'Room', about: 'Label of a field: where a class meets.' },
  noneChosen: { text: 'None', about: 'A choice: no course, or no teacher.' },
  meetingDays: { text: 'Days', about: 'Over checkboxes for the days of the week.' },
  meetingStart: { text: 'Starts at', about: 'Label of a field for the time of day a class begins.' },
  meetingEnd: { text: 'Ends at', about: 'Label of a field for the time of day a class ends.' },
  meetingFirstDay: { text: 'First day', about: 'Label: from which day on a class meets every week.' },
  meetingLastDay: { text: 'Last day', about: 'Label: until which day a class meets every week.' },
  classWithoutCourse: { text: 'Class', about: 'Name of a class session that is of no course.' },
  comingSessions: {
    text: 'Next two weeks',
    about: 'Heading over the sessions of a group in the next two weeks.',
  },
  sessionsOfWeeks: { text: 'Sessions', about: 'Heading over the sessions of a group in other weeks.' },
  earlierSessions: { text: 'Earlier', about: 'A button: shows the sessions of the two weeks before.' },
  laterSessions: { text: 'Later', about: 'A button: shows the sessions of the two weeks after.' },
  noSessions: { text: 'No sessions in these two weeks', about: 'In place of the list of class sessions.' },
  addSession: { text: 'Add session', about: 'A button, and the title of its dialog.' },
  moveSession: {
    text: 'Move or change',
    about: 'In the menu of a class session, and the title of its dialog.',
  },
  dayOfSession: { text: 'Day', about: 'Label of a field: the day of a class session.' },
  cancelSession: { text: 'Cancel session', about: 'A button: a class session is not held.' },
  cancelSessionAsks: {
    text: 'Cancel {name}?',
    about: 'Title of a dialog. {name} is the course with the day of the session.',
  },
  cancelReason: { text: 'Reason', about: 'Label of a field: why a class session is cancelled.' },
  cancelReasonHelp: {
    text: 'Optional. The session leaves the calendars of students and teacher.',
    about: 'Under the field for the reason why a class session is cancelled.',
  },
  restoreSession: { text: 'Restore session', about: 'In the menu of a class session that was cancelled.' },
  sessionIsGone: {
    text: 'This session is no longer there',
    about: 'Told when a class session was to be moved or cancelled, and another user has deleted it.',
  },
  sessionCancelled: { text: 'Cancelled: {name}', about: 'Told when a class session was cancelled.' },
  sessionRestored: { text: 'Restored: {name}', about: 'Told when a class session was restored.' },
  sessionIsCancelled: { text: 'Cancelled', about: 'On a class session.' },
  sessionIsChanged: {
    text: 'Changed',
    about: 'On a class session that was added, moved or changed by itself.',
  },
  sessionOnHoliday: { text: 'Holiday', about: 'On a class session that is not held: it is a holiday.' },
  sessionRollTaken: { text: 'Roll taken', about: 'On a class session for which attendance was noted.' },
  clashOfGroup: {
    text: 'This group has another session at this time.',
    about: 'A warning under a class session.',
  },
  clashOfGroupNamed: {
    text: 'This group has {course} at this time.',
    about: 'A warning beside the time of a class; {course} is the name of another course of the same group.',
  },
  clashOfTeacher: {
    text: 'The teacher is with {group} at this time.',
    about: 'A warning under a class session; {group} is the name of another group.',
  },
  clashOfBusyTeacher: {
    text: 'The teacher has a class on another campus at this time.',
    about: 'A warning under a class session. Nothing else is told of the class on the other campus.',
  },
  clashOfRoom: {
    text: 'The room is taken by {group} at this time.',
    about: 'A warning under a class session; {group} is the name of another group.',
  },
};
