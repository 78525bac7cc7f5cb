/** What the audit log records of this slice. */
export type AttendanceAction =
  | 'addClassSession'
  | 'cancelClassSession'
  | 'checkIn'
  | 'createAttendanceSchema'
  | 'createWeeklyMeeting'
  | 'deleteAttendanceSchema'
  | 'deleteWeeklyMeeting'
  | 'markAttendance'
  | 'restoreClassSession'
  | 'saveAttendanceTerms'
  | 'saveLeaveTypes'
  | 'setAttendancePolicy'
  | 'setGroupSchema'
  | 'startCheckIn'
  | 'stopCheckIn'
  | 'takeRoll'
  | 'updateAttendanceSchema'
  | 'updateClassSession'
  | 'updateWeeklyMeeting';

declare module '#kit/access/known-actions.ts' {
  interface KnownActions extends Record<AttendanceAction, true> {}
}
