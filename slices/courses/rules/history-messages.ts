import { did, kind, type HistoryTexts } from '#kit/messages/history-texts.ts';
import type { CoursesAction } from './actions.ts';

export const historyMessages = {
  didAddCourseFile: did('added a file to the course'),
  didArchiveCourse: did('archived the course'),
  didChangeTeaching: did('changed the dates of the course'),
  didCreateCourse: did('created the course'),
  didDeleteCourse: did('deleted the course'),
  didOrderCourses: did('reordered the courses of the group'),
  didRemoveCourseFile: did('removed a file from the course'),
  didRemoveCourseOutline: did('removed the outline of the course'),
  didRemoveCourseText: did('removed a language from the course'),
  didRestoreCourse: did('restored the course'),
  didSetCourseOutline: did('uploaded the outline of the course'),
  didStopTeaching: did('removed the course'),
  didTeachCourse: did('added the course'),
  didUpdateCourse: did('changed the course'),
  didWriteCourseText: did('changed the texts of the course'),
  auditKindCourse: kind('Course'),
} satisfies HistoryTexts<CoursesAction, 'course'>;
