import type { WebSlice } from '#kit/client/web-slice.ts';
import { slice as siteSettings } from '#slices/site-settings/web/slice.ts';
import { slice as systemLog } from '#slices/system-log/web/slice.ts';
import { slice as translations } from '#slices/translations/web/slice.ts';
import { slice as regions } from '#slices/regions/web/slice.ts';
import { slice as people } from '#slices/people/web/slice.ts';
import { slice as notifications } from '#slices/notifications/web/slice.ts';
import { slice as categories } from '#slices/categories/web/slice.ts';
import { slice as documents } from '#slices/documents/web/slice.ts';
import { slice as teachers } from '#slices/teachers/web/slice.ts';
import { slice as groups } from '#slices/groups/web/slice.ts';
import { slice as signIn } from '#slices/sign-in/web/slice.ts';
import { slice as peopleImport } from '#slices/people-import/web/slice.ts';
import { slice as courses } from '#slices/courses/web/slice.ts';
import { slice as lessons } from '#slices/lessons/web/slice.ts';
import { slice as links } from '#slices/links/web/slice.ts';
import { slice as noticeboard } from '#slices/noticeboard/web/slice.ts';
import { slice as calendar } from '#slices/calendar/web/slice.ts';
import { slice as exams } from '#slices/exams/web/slice.ts';
import { slice as assignments } from '#slices/assignments/web/slice.ts';
import { slice as attendance } from '#slices/attendance/web/slice.ts';
import { slice as leaveRequests } from '#slices/leave-requests/web/slice.ts';
import { slice as absenceExplanations } from '#slices/absence-explanations/web/slice.ts';
import { slice as hours } from '#slices/hours/web/slice.ts';
import { slice as evaluations } from '#slices/evaluations/web/slice.ts';
import { slice as grades } from '#slices/grades/web/slice.ts';
import { slice as transcripts } from '#slices/transcripts/web/slice.ts';
import { slice as billing } from '#slices/billing/web/slice.ts';
import { slice as paymentPlans } from '#slices/payment-plans/web/slice.ts';
import { slice as sponsors } from '#slices/sponsors/web/slice.ts';
import { slice as groupInvoicing } from '#slices/group-invoicing/web/slice.ts';
import { slice as dues } from '#slices/dues/web/slice.ts';
import { slice as bankFiles } from '#slices/bank-files/web/slice.ts';
import { slice as alumni } from '#slices/alumni/web/slice.ts';
import { slice as alumniContact } from '#slices/alumni-contact/web/slice.ts';
import { slice as ministries } from '#slices/ministries/web/slice.ts';
import { slice as alumniClasses } from '#slices/alumni-classes/web/slice.ts';
import { slice as helpRequests } from '#slices/help-requests/web/slice.ts';
import { slice as dashboard } from '#slices/dashboard/web/slice.ts';

export const slices: readonly WebSlice[] = [
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
  peopleImport,
  courses,
  lessons,
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
  alumni,
  alumniContact,
  ministries,
  alumniClasses,
  helpRequests,
  dashboard,
];
