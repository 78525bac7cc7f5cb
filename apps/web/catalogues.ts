import type { messages as client } from '#kit/client/messages.ts';
import type { messages as assignments } from '#slices/assignments/rules/messages.ts';
import type { messages as calendar } from '#slices/calendar/rules/messages.ts';
import type { messages as categories } from '#slices/categories/rules/messages.ts';
import type { messages as courses } from '#slices/courses/rules/messages.ts';
import type { messages as dashboard } from '#slices/dashboard/rules/messages.ts';
import type { messages as documents } from '#slices/documents/rules/messages.ts';
import type { messages as exams } from '#slices/exams/rules/messages.ts';
import type { problems as examProblems } from '#slices/exams/rules/problems.ts';
import type { messages as forex } from '#slices/forex/rules/messages.ts';
import type { problems as forexProblems } from '#slices/forex/rules/problems.ts';
import type { messages as grades } from '#slices/grades/rules/messages.ts';
import type { messages as groups } from '#slices/groups/rules/messages.ts';
import type { messages as lessons } from '#slices/lessons/rules/messages.ts';
import type { messages as helpRequests } from '#slices/help-requests/rules/messages.ts';
import type { messages as links } from '#slices/links/rules/messages.ts';
import type { messages as peopleImport } from '#slices/people-import/rules/messages.ts';
import type { problems as peopleImportProblems } from '#slices/people-import/rules/problems.ts';
import type { messages as people } from '#slices/people/rules/messages.ts';
import type { problems as peopleProblems } from '#slices/people/rules/problems.ts';
import type { messages as regions } from '#slices/regions/rules/messages.ts';
import type { messages as signIn } from '#slices/sign-in/rules/messages.ts';
import type { problems as signInProblems } from '#slices/sign-in/rules/problems.ts';
import type { messages as siteSettings } from '#slices/site-settings/rules/messages.ts';
import type { messages as systemLog } from '#slices/system-log/rules/messages.ts';
import type { messages as transcripts } from '#slices/transcripts/rules/messages.ts';
import type { messages as translations } from '#slices/translations/rules/messages.ts';
import type { messages as teachers } from '#slices/teachers/rules/messages.ts';
import type { messages as videoUploads } from '#slices/video-uploads/rules/messages.ts';
import type { messages as navigation } from './messages.ts';

// The texts themselves come by language, from virtual:texts; this list only teaches the compiler their ids.
declare module '#kit/ui/text/message-id.ts' {
  interface Catalogues {
    client: typeof client;
    assignments: typeof assignments;
    calendar: typeof calendar;
    categories: typeof categories;
    courses: typeof courses;
    dashboard: typeof dashboard;
    documents: typeof documents;
    exams: typeof exams;
    examProblems: typeof examProblems;
    forex: typeof forex;
    forexProblems: typeof forexProblems;
    navigation: typeof navigation;
    grades: typeof grades;
    groups: typeof groups;
    lessons: typeof lessons;
    helpRequests: typeof helpRequests;
    links: typeof links;
    people: typeof people;
    peopleImport: typeof peopleImport;
    peopleImportProblems: typeof peopleImportProblems;
    peopleProblems: typeof peopleProblems;
    regions: typeof regions;
    signIn: typeof signIn;
    signInProblems: typeof signInProblems;
    siteSettings: typeof siteSettings;
    systemLog: typeof systemLog;
    transcripts: typeof transcripts;
    translations: typeof translations;
    teachers: typeof teachers;
    videoUploads: typeof videoUploads;
  }
}
