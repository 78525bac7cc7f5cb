/** What the audit log records of this slice. */
export type AttendanceAction =
  | 'createAttendanceSchema'
  | 'deleteAttendanceSchema'
  | 'saveAttendanceTerms'
  | 'saveLeaveTypes'
  | 'setAttendancePolicy'
  | 'setGroupSchema'
  | 'updateAttendanceSchema';

declare module '#kit/access/known-actions.ts' {
  interface KnownActions extends Record<AttendanceAction, true> {}
}
