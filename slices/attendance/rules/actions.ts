/** What the audit log records of this slice. */
export type AttendanceAction =
  | 'addClassSession'
  | 'beginAttendanceImport'
  | 'cancelClassSession'
  | 'checkIn'
  | 'createAttendanceSchema'
  | 'createWeeklyMeeting'
  | 'deleteAttendanceSchema'
  | 'deleteWeeklyMeeting'
  | 'importAttendance'
  | 'markAttendance'
  | 'restoreClassSession'
  | 'saveAttendanceTerms'
  | 'saveLeaveTypes'
  | 'setAttendancePolicy'
  | 'setGroupSchema'
  | 'startCheckIn'
  | 'stopCheckIn'
  | 'takeRoll'
  | 'takeRollBack'
  | 'undoAttendanceImport'
  | 'updateAttendanceSchema'
  | 'updateClassSession'
  | 'updateWeeklyMeeting';

declare module '#kit/access/known-actions.ts' {
  interface KnownActions extends Record<AttendanceAction, true> {}
}
