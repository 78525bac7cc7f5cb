import { cardMessages } from '#kit/client/cards/card-messages.ts';
import { auditMessages } from '#kit/ui/audit-trail/audit-messages.ts';
import { chartMessages } from '#kit/ui/chart/chart-messages.ts';
import { dateMessages } from '#kit/ui/date/date-messages.ts';
import { modalMessages } from '#kit/ui/modal/modal-messages.ts';
import { tableMessages } from '#kit/ui/table/table-messages.ts';
import { workMessages } from '#kit/ui/work-messages.ts';
import { mapMessages } from '#kit/ui/world-map/map-messages.ts';
import { problems as alumniProblems } from '#slices/alumni/rules/problems.ts';
import { welcomeMessages } from '#slices/alumni/rules/profile-messages.ts';
import { officeMessages as assignmentOfficeMessages } from '#slices/assignments/rules/office-messages.ts';
import { pageMessages as calendarPageMessages } from '#slices/calendar/rules/page-messages.ts';
import { problems as calendarProblems } from '#slices/calendar/rules/problems.ts';
import { officeMessages as billingOfficeMessages } from '#slices/billing/rules/office-messages.ts';
import { officeMessages as courseOfficeMessages } from '#slices/courses/rules/office-messages.ts';
import { deskMessages } from '#slices/exams/rules/desk-messages.ts';
import { writingMessages } from '#slices/documents/rules/writing-messages.ts';
import { accommodationMessages } from '#slices/exams/rules/accommodation-messages.ts';
import { officeMessages as examOfficeMessages } from '#slices/exams/rules/office-messages.ts';
import { problems as examProblems } from '#slices/exams/rules/problems.ts';
import { resultsMessages } from '#slices/exams/rules/results-messages.ts';
import { officeMessages as forexOfficeMessages } from '#slices/forex/rules/office-messages.ts';
import { problems as forexProblems } from '#slices/forex/rules/problems.ts';
import { coursePageMessages } from '#slices/grades/rules/course-page-messages.ts';
import { officeMessages as lessonOfficeMessages } from '#slices/lessons/rules/office-messages.ts';
import { boardMessages } from '#slices/noticeboard/rules/board-messages.ts';
import { officeProblems } from '#slices/people/rules/office-problems.ts';
import { personPageMessages } from '#slices/people/rules/person-page-messages.ts';

/** The catalogues whose texts a visitor may meet; those of all other slices come after signing in. */
const DOORSTEP = new Set(['ui', 'client', 'errors', 'sign-in', 'people']);
/** The catalogues that the screens of staff speak from, and some screens that few open (texts-at.ts): nobody else waits for them. */
const OFFICE = new Set([
  'absence-explanations',
  'alumni',
  'alumni-classes',
  'alumni-contact',
  'attendance',
  'billing',
  'categories',
  'dues',
  'evaluations',
  'grades',
  'groupInvoicing',
  'groups',
  'hours',
  'imports',
  'leave-requests',
  'links',
  'ministries',
  'noticeboard',
  'notifications',
  'paymentPlans',
  'people-import',
  'regions',
  'rich-text',
  'site-settings',
  'sponsors',
  'system-log',
  'teachers',
  'transcripts',
  'translations',
  'video-uploads',
]);
/** The texts come in three parts: before signing in, after it, and on the screens of staff. */
export const PARTS = ['doorstep', 'college', 'office'] as const;

/** The buttons of records, and what the headings over them say. */
const OF_RECORDS = [
  'aboutThisPage',
  'add',
  'addNew',
  'breadcrumb',
  'cancel',
  'close',
  'delete',
  'details',
  'edit',
  'insert',
  'learnMore',
  'leavePage',
  'more',
  'nameDisabled',
  'next',
  'opensInNewTab',
  'optionalField',
  'previous',
  'stayOnPage',
  'sync',
  'undo',
  'unsavedChanges',
  'update',
];

/** The texts of the own account, open to every user. */
const OF_ACCOUNTS = [
  'accountOfSomebodyElse',
  'changeEmailButton',
  'changePasswordButton',
  'currentPassword',
  'deviceInWords',
  'deviceLoggedOut',
  'deviceUnknown',
  'devices',
  'devicesIntro',
  'emailAddress',
  'emailNow',
  'homePageInvalid',
  'impersonate',
  'impersonateIntro',
  'impersonateReason',
  'impersonateReasonHelp',
  'impersonateStart',
  'keepOtherSessions',
  'keepOtherSessionsHelp',
  'keysAtWorkAccount',
  'lastUsed',
  'logOutDevice',
  'logOutDeviceNamed',
  'logOutEverywhere',
  'logOutEverywhereQuestion',
  'loggedInNowhere',
  'newEmail',
  'newEmailSent',
  'otherEmailInvalid',
  'passwordChanged',
  'passwordUnchanged',
  'phoneInvalid',
  'thisDevice',
];

/** What is refused or told to nobody who is not signed in, and faults that no page of ours meets before. */
const OF_PEOPLE_WITHIN =
  'acceptTerms acceptTermsRequest acceptTermsTitle account accountIsClosed alreadyEnrolled birthDateInvalid changedMeanwhile countryUnknown currencyUnknown currentPasswordWrong dayInvalid emailTaken emailTakenElsewhere emailUnchanged groupNotYours impersonating listMovedOn localeUnknown mayNotChangeEmail mayNotDeactivate mayNotImpersonate notAllowed notWhileImpersonating pageNotOpenToYou partAway passwordNotDigest reasonMissing recordNotFound requestNotUnderstood requestTooLarge sendingQuotaReached storageFull supportViews supportViewsIntro termsNotAccepted termsOutdated textTooLong timeZoneUnknown viewedBySupport'.split(
    ' ',
  );

/** What dates, charts, windows, lists and the like say: none of them is met before signing in. */
const LATER = new Set([
  ...OF_RECORDS,
  ...OF_ACCOUNTS,
  ...OF_PEOPLE_WITHIN,
  ...[dateMessages, chartMessages, modalMessages, tableMessages, workMessages].flatMap((messages) =>
    Object.keys(messages),
  ),
]);

/** What a slice of everybody says on the screens of staff alone. */
const OFFICE_TEXTS = new Set(
  [
    accommodationMessages,
    assignmentOfficeMessages,
    auditMessages,
    mapMessages,
    billingOfficeMessages,
    calendarPageMessages,
    calendarProblems.sources,
    cardMessages,
    courseOfficeMessages,
    examOfficeMessages,
    forexOfficeMessages,
    forexProblems.sources,
    lessonOfficeMessages,
    officeProblems,
    personPageMessages,
    resultsMessages,
    writingMessages,
  ].flatMap((messages) => Object.keys(messages)),
);

/** What staff alone read in the palette, in files, beside rows that they choose, and when what they teach or publish stays as it is. */
const STAFF_TEXTS = new Set(
  'absenceExplanationsWaiting gradeAmendmentsWaiting gradeAmendmentsAction failedPlansWaiting failedPlansAction staleTextsAction gradesAction hoursAction campusQuestionsAction helpRequestsAction adminDashboard managerDashboard dashboardRegion peopleInRegion coursesAndTeachers atCampuses atOtherCampuses addUser leaveRequestsAlsoBy openInvoicesAlsoBy regionsAlsoBy rollsAlsoBy systemLogAlsoBy usersAlsoBy allMatchingSelected assignmentKindSettled bulkResult campusQuestionsWaiting courseCatalogue courseInUse courseUsedElsewhere documentNeedsEnglish documentTitleInvalid documentTitleMistyped documentTitleTaken documentTooLong enrolmentResent enrolmentSent exportCsv exportExcel exportGaveUp exportList exportPauses extensionNeedsReason extensionTooEarly familyName givenName gradesOfPerson gradesWaiting helpRequestsWaiting hoursWaiting leaveRequestsAction leaveRequestsWaiting legalDocumentIsOpen legalDocumentStays legalTitleStays lessonInUse newPersonLead nothingDependsOnIt openTakenAccount pageSelected peopleCounted recordId resendEnrolment selectAllMatching selectNamed selectPage selectedPeople sendEnrolment staleTextsWaiting tooManyAtOnce usersLead'.split(
    ' ',
  ),
);

/** What an exam says on the screens where it is sat; of the rest the dashboard speaks too. */
const DESK_TEXTS = new Set([...Object.keys(deskMessages), ...Object.keys(examProblems.sources)]);

/** What the page of a course says of a grade, though grades are read elsewhere. */
const COURSE_PAGE_TEXTS = new Set(Object.keys(coursePageMessages));

/** What the noticeboard says on the dashboard. */
const BOARD_TEXTS = new Set(Object.keys(boardMessages));

/** What graduates are asked on whatever page they open first, and the dashboard offers them. */
const WELCOME_TEXTS = new Set([
  'alumniBack',
  ...Object.keys(welcomeMessages),
  ...Object.keys(alumniProblems.sources),
]);

/** Menus name the screens of all slices, before any of them is opened. */
const MENU_LABEL = /^menu[A-Z]/;

/** What was done, by any slice, is told in the audit log and on the pages of people. */
const HISTORY_TEXT = /^(did|auditKind)[A-Z]/;

/** Of slices whose texts are read later. */
const COLLEGE_TEXTS = [LATER, COURSE_PAGE_TEXTS, BOARD_TEXTS, WELCOME_TEXTS];

export const partOf = (id: string, category: string): (typeof PARTS)[number] => {
  if (STAFF_TEXTS.has(id)) return 'office';
  if (COLLEGE_TEXTS.some((texts) => texts.has(id)) || MENU_LABEL.test(id)) return 'college';
  if (OFFICE.has(category) || OFFICE_TEXTS.has(id) || DESK_TEXTS.has(id) || HISTORY_TEXT.test(id))
    return 'office';
  return DOORSTEP.has(category) ? 'doorstep' : 'college';
};
