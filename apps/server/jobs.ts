import type { Job } from '#kit/jobs/define-job.ts';
import { linkAudit, verifyAudit } from '#kit/db/link-audit.ts';
import { sweepSessions } from '#kit/http/sweep-sessions.ts';
import { deliverMail, sendKeptMail } from '#kit/mail/send-mail.ts';
import { sweepOutbox } from '#kit/mail/sweep-outbox.ts';
import { forgetAssignmentFile, writeDemoEssays } from '#slices/assignments/server/public.ts';
import { revokeCalendarToken } from '#slices/calendar/server/public.ts';
import { forgetCourseFile, writeDemoOutlines } from '#slices/courses/server/public.ts';
import {
  endSilentAttempts,
  forgetQuestionImage,
  remindOfExams,
  writeDemoMap,
} from '#slices/exams/server/public.ts';
import { watchGrades } from '#slices/grades/server/public.ts';
import { mailNotices, tellMany } from '#slices/notifications/server/public.ts';
import { mailNewEmailLink, mailResetLink, sweepSignIn } from '#slices/sign-in/server/public.ts';
import {
  checkPeopleImport,
  importPeople,
  mailEnrolment,
  sweepPeopleImports,
  undoPeopleImport,
} from '#slices/people-import/server/public.ts';
import { prepareFilm, sweepFilms, writeDemoFilms } from '#slices/lessons/server/public.ts';
import { forgetPicture } from '#slices/people/server/public.ts';
import { sweepSystemLog } from '#slices/system-log/server/public.ts';
import { issueBatch, issueDemoTranscript } from '#slices/transcripts/server/public.ts';
import { mailTeacherAccount } from '#slices/teachers/server/public.ts';
import { sweepOrphanFilms, sweepVideoUploads } from '#slices/video-uploads/server/public.ts';

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
