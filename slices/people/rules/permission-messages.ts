import type { MessageSource } from '#kit/messages/define-messages.ts';

/** What a user may do, in words of a list. */
export const permissionMessages = {
  mayStudy: { text: 'study', about: 'One of the things a person may do, in a list.' },
  mayReadDocuments: { text: 'read documents', about: 'One of the things a person may do, in a list.' },
  mayEditOwnProfile: {
    text: 'edit their own profile',
    about: 'One of the things a person may do, in a list.',
  },
  mayTakeAttendance: { text: 'take attendance', about: 'One of the things a person may do, in a list.' },
  maySeeExamResults: { text: 'see exam results', about: 'One of the things a person may do, in a list.' },
  mayManageGroups: { text: 'manage groups', about: 'One of the things a person may do, in a list.' },
  mayConfirmHours: { text: 'confirm hours', about: 'One of the things a person may do, in a list.' },
  mayEvaluateStudents: { text: 'evaluate students', about: 'One of the things a person may do, in a list.' },
  mayManageUsers: { text: 'manage people', about: 'One of the things a person may do, in a list.' },
  mayManageCourses: { text: 'manage courses', about: 'One of the things a person may do, in a list.' },
  mayManageRegions: { text: 'manage regions', about: 'One of the things a person may do, in a list.' },
  mayDecideLeave: { text: 'decide on leave', about: 'One of the things a person may do, in a list.' },
  mayGradeAssignments: { text: 'grade assignments', about: 'One of the things a person may do, in a list.' },
  mayImpersonate: {
    text: 'view the site as someone else',
    about: 'One of the things a person may do, in a list.',
  },
  mayTranslate: { text: 'translate', about: 'One of the things a person may do, in a list.' },
  mayManageSettings: { text: 'change the settings', about: 'One of the things a person may do, in a list.' },
  mayManageDocuments: { text: 'manage documents', about: 'One of the things a person may do, in a list.' },
  mayReadSystemLog: { text: 'read the system log', about: 'One of the things a person may do, in a list.' },
  mayGrantRoles: { text: 'give roles', about: 'One of the things a person may do, in a list.' },
  mayReadReports: { text: 'read reports', about: 'One of the things a person may do, in a list.' },
  mayUploadVideos: { text: 'upload videos', about: 'One of the things a person may do, in a list.' },
} as const satisfies Record<string, MessageSource>;
