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
  auditKindAttendanceSchema: kind('Attendance schema'),
} satisfies HistoryTexts<AttendanceAction, 'attendanceSchema'>;
