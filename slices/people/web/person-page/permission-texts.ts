import type { MessageId } from '#kit/ui/text/message-id.ts';

/** What each permission lets somebody do, in words. */
const PERMISSION_TEXTS: Readonly<Record<string, MessageId>> = {
  study: 'mayStudy',
  readDocuments: 'mayReadDocuments',
  editOwnProfile: 'mayEditOwnProfile',
  takeAttendance: 'mayTakeAttendance',
  seeExamResults: 'maySeeExamResults',
  manageGroups: 'mayManageGroups',
  confirmHours: 'mayConfirmHours',
  evaluateStudents: 'mayEvaluateStudents',
  manageUsers: 'mayManageUsers',
  manageCourses: 'mayManageCourses',
  manageRegions: 'mayManageRegions',
  decideLeave: 'mayDecideLeave',
  gradeAssignments: 'mayGradeAssignments',
  impersonate: 'mayImpersonate',
  translate: 'mayTranslate',
  manageSettings: 'mayManageSettings',
  manageDocuments: 'mayManageDocuments',
  readSystemLog: 'mayReadSystemLog',
  grantRoles: 'mayGrantRoles',
  readReports: 'mayReadReports',
  uploadVideos: 'mayUploadVideos',
};

/** A permission in the reader's language; one that this page does not know yet by its bare name. */
export const permissionName = (permission: string, text: (id: MessageId) => string): string => {
  const id = Object.hasOwn(PERMISSION_TEXTS, permission) ? PERMISSION_TEXTS[permission] : undefined;
  return id ? text(id) : permission;
};
