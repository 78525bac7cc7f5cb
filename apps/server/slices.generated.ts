import type { ServerSlice } from '#kit/slice/server-slice.ts';
import { slice as siteSettings } from '#slices/site-settings/server/slice.ts';
import { slice as systemLog } from '#slices/system-log/server/slice.ts';
import { slice as translations } from '#slices/translations/server/slice.ts';
import { slice as regions } from '#slices/regions/server/slice.ts';
import { slice as people } from '#slices/people/server/slice.ts';
import { slice as notifications } from '#slices/notifications/server/slice.ts';
import { slice as categories } from '#slices/categories/server/slice.ts';
import { slice as documents } from '#slices/documents/server/slice.ts';
import { slice as teachers } from '#slices/teachers/server/slice.ts';
import { slice as groups } from '#slices/groups/server/slice.ts';
import { slice as signIn } from '#slices/sign-in/server/slice.ts';
import { slice as imports } from '#slices/imports/server/slice.ts';
import { slice as peopleImport } from '#slices/people-import/server/slice.ts';
import { slice as courses } from '#slices/courses/server/slice.ts';
import { slice as lessons } from '#slices/lessons/server/slice.ts';
import { slice as videoUploads } from '#slices/video-uploads/server/slice.ts';
import { slice as links } from '#slices/links/server/slice.ts';
import { slice as noticeboard } from '#slices/noticeboard/server/slice.ts';
import { slice as calendar } from '#slices/calendar/server/slice.ts';
import { slice as exams } from '#slices/exams/server/slice.ts';
import { slice as assignments } from '#slices/assignments/server/slice.ts';
import { slice as attendance } from '#slices/attendance/server/slice.ts';
import { slice as leaveRequests } from '#slices/leave-requests/server/slice.ts';
import { slice as absenceExplanations } from '#slices/absence-explanations/server/slice.ts';
import { slice as hours } from '#slices/hours/server/slice.ts';
import { slice as evaluations } from '#slices/evaluations/server/slice.ts';
import { slice as grades } from '#slices/grades/server/slice.ts';
import { slice as transcripts } from '#slices/transcripts/server/slice.ts';
import { slice as billing } from '#slices/billing/server/slice.ts';
import { slice as paymentPlans } from '#slices/payment-plans/server/slice.ts';
import { slice as sponsors } from '#slices/sponsors/server/slice.ts';
import { slice as groupInvoicing } from '#slices/group-invoicing/server/slice.ts';
import { slice as dues } from '#slices/dues/server/slice.ts';
import { slice as bankFiles } from '#slices/bank-files/server/slice.ts';
import { slice as forex } from '#slices/forex/server/slice.ts';
import { slice as alumni } from '#slices/alumni/server/slice.ts';
import { slice as alumniContact } from '#slices/alumni-contact/server/slice.ts';
import { slice as ministries } from '#slices/ministries/server/slice.ts';
import { slice as alumniClasses } from '#slices/alumni-classes/server/slice.ts';
import { slice as helpRequests } from '#slices/help-requests/server/slice.ts';
import { slice as dashboard } from '#slices/dashboard/server/slice.ts';

export const slices: readonly ServerSlice[] = [
  siteSettings,
  systemLog,
  translations,
  regions,
  people,
  notifications,
  categories,
  documents,
  teachers,
  groups,
  signIn,
  imports,
  peopleImport,
  courses,
  lessons,
  videoUploads,
  links,
  noticeboard,
  calendar,
  exams,
  assignments,
  attendance,
  leaveRequests,
  absenceExplanations,
  hours,
  evaluations,
  grades,
  transcripts,
  billing,
  paymentPlans,
  sponsors,
  groupInvoicing,
  dues,
  bankFiles,
  forex,
  alumni,
  alumniContact,
  ministries,
  alumniClasses,
  helpRequests,
  dashboard,
];
