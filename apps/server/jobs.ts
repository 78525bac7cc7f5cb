import type { Job } from '#kit/jobs/define-job.ts';
import { linkAudit, verifyAudit } from '#kit/db/link-audit.ts';
import { sweepSessions } from '#kit/http/sweep-sessions.ts';
import { deliverMail, sendKeptMail } from '#kit/mail/send-mail.ts';
import { sweepOutbox } from '#kit/mail/sweep-outbox.ts';
import { forgetAssignmentFile, writeDemoEssays } from '#slices/assignments/server/api.ts';
import { revokeCalendarToken } from '#slices/calendar/server/api.ts';
import { forgetCourseFile, writeDemoOutlines } from '#slices/courses/server/api.ts';
import {
  endSilentAttempts,
  forgetQuestionImage,
  remindOfExams,
  writeDemoMap,
} from '#slices/exams/server/api.ts';
import { watchGrades } from '#slices/grades/server/api.ts';
import { mailNotices, tellMany } from '#slices/notifications/server/api.ts';
import { mailNewEmailLink, mailResetLink, sweepSignIn } from '#slices/sign-in/server/api.ts';
import {
  checkPeopleImport,
  importPeople,
  mailEnrolment,
  sweepPeopleImports,
  undoPeopleImport,
} from '#slices/people-import/server/api.ts';
import { prepareFilm, sweepFilms, writeDemoFilms } from '#slices/lessons/server/api.ts';
import { forgetPicture } from '#slices/people/server/api.ts';
import { sweepSystemLog } from '#slices/system-log/server/api.ts';
import { issueBatch, issueDemoTranscript } from '#slices/transcripts/server/api.ts';
import { mailTeacherAccount } from '#slices/teachers/server/api.ts';
import { sweepOrphanFilms, sweepVideoUploads } from '#slices/video-uploads/server/api.ts';

/** All background work of the college. */
export const jobs: readonly Job<never>[] = [
  checkPeopleImport,
  deliverMail,
  forgetAssignmentFile,
  forgetCourseFile,
  endSilentAttempts,
  forgetQuestionImage,
  sendKeptMail,
  forgetPicture,
  importPeople,
  issueBatch,
  issueDemoTranscript,
  mailEnrolment,
  mailNewEmailLink,
  mailNotices,
  tellMany,
  mailResetLink,
  mailTeacherAccount,
  prepareFilm,
  remindOfExams,
  revokeCalendarToken,
  undoPeopleImport,
  writeDemoFilms,
  linkAudit,
  verifyAudit,
  sweepFilms,
  sweepOutbox,
  sweepPeopleImports,
  sweepSessions,
  sweepSignIn,
  sweepSystemLog,
  sweepVideoUploads,
  sweepOrphanFilms,
  watchGrades,
  writeDemoEssays,
  writeDemoMap,
  writeDemoOutlines,
];
