import { did, kind, type HistoryTexts } from '#kit/messages/history-texts.ts';
import type { AttendanceAction } from './actions.ts';

export const historyMessages = {
  didCreateAttendanceSchema: did('created the attendance schema'),
  didUpdateAttendanceSchema: did('changed the attendance schema'),
  didDeleteAttendanceSchema: did('deleted the attendance schema'),
  didSetAttendancePolicy: did('changed the grading parameters of the attendance schema'),
  didSaveAttendanceTerms: did('changed the terms of the attendance schema'),
  didSaveLeaveTypes: did('changed the types of leave of the attendance schema'),
  didSetGroupSchema: did('changed the attendance schema of the group'),
  didCreateWeeklyMeeting: did('planned the weekly meeting'),
  didUpdateWeeklyMeeting: did('changed the weekly meeting'),
  didDeleteWeeklyMeeting: did('deleted the weekly meeting'),
  didAddClassSession: did('added the class session'),
  didUpdateClassSession: did('changed the class session'),
  didCancelClassSession: did('cancelled the class session'),
  didRestoreClassSession: did('restored the class session'),
  didTakeRoll: did('took the roll of the class session'),
  didTakeRollBack: did('took back the roll of the class session'),
  didMarkAttendance: did('marked the attendance'),
  didCheckIn: did('confirmed the attendance by code'),
  didStartCheckIn: did('started the check-in of the class session'),
  didStopCheckIn: did('stopped the check-in of the class session'),
  didBeginAttendanceImport: did('started the import of attendance'),
  didImportAttendance: did('imported attendance from the file'),
  didUndoAttendanceImport: did('undid the import of attendance'),
  auditKindAttendanceImport: kind('Import of attendance'),
  auditKindAttendanceSchema: kind('Attendance schema'),
  auditKindWeeklyMeeting: kind('Weekly meeting'),
  auditKindClassSession: kind('Class session'),
} satisfies HistoryTexts<
  AttendanceAction,
  'attendanceImport' | 'attendanceSchema' | 'weeklyMeeting' | 'classSession'
>;
