import { randomUUID } from 'node:crypto';
import type { SliceMatrix, Target } from '#testing/matrix/slice-matrix.ts';
import type { Who } from '#testing/matrix/words.ts';

const writers: Who = ['admin', 'superadmin'];
const changers: Who = ['adminThere', 'superadmin'];
const schedulers: Who = ['managerThere', 'adminThere', 'superadmin'];
const staff: Who = ['managerThere', 'admin', 'superadmin'];
const graders: Who = [
  ['adminThere', 'somebodyElse'],
  ['superadmin', 'somebodyElse'],
];
const readers: Who = ['self', ...graders];
const inPerson: Who = [['self', 'inPerson']];

const LATER = '2199-02-05T12:00:00Z';
const aFile = () => ({ fileId: randomUUID(), name: 'Proof.pdf', bytes: 5 });
const aSentFile = () => ({ ...aFile(), uploadId: randomUUID() });

const work = (target: Target) => ({ assignmentId: target.id('assignment'), studentId: target.id('person') });
const current = (target: Target) => ({ ...work(target), version: 1 });
const group = (target: Target, assignment: string) => ({
  assignmentId: target.id(assignment),
  groupId: target.id('assignmentClass'),
  version: 1,
});
const all = { filter: {}, sort: 'SUBMITTED', descending: false, after: undefined };

export const matrix: SliceMatrix = {
  reads: {
    Query: {
      'assignmentSubmission assignmentSubmissions bankComments studentAssignment': ['signedIn'],
      'pendingAssignments studentAssignments submissionChoices courseOfferingAssignments': ['signedIn'],
      'assignments groupDeadlines': ['manager', 'admin', 'superadmin'],
    },
    StudentAssignment: {
      '_id comment complete content courseCode courseId courseName downloads dueDate feedbackFiles': ['self'],
      'grade gradedAt isExtended isOpen kind returnNote state submissions submittedAt timeZone': ['self'],
      'gradeChanges title': ['self'],
    },
    ListedAssignment: { '_id complete courseCode courseName dueDate grade state timeZone title': ['self'] },
    GradeChangeOfWork: {
      '_id changedAt changedByName complete grade previousComplete previousGrade reason takesBack': readers,
    },
    AssignmentDownload: { '_id bytes locale name url': ['self', ...staff] },
    SubmissionVersion: { '_id files number receiptHash submittedAt': readers },
    SubmissionFile: { '_id bytes name sha256 url': readers },
    FeedbackFile: { '_id bytes name url': readers },
    FileSending: { 'partBytes uploadId urls': ['signedIn'] },
    Assignment: { '_id archived courseId downloads groups kind submissionCount texts title version': staff },
    ManagedCourse: { assignmentCount: writers },
    AssignmentText: { 'content locale title': staff },
    GroupDeadline: { '_id assignment courseCode courseName courseOfferingId dueAt timeZone': schedulers },
    AssignmentGroup: { 'dueAt groupId groupName regionName timeZone version': schedulers },
    Submission: {
      '_id assignmentId comment complete courseCode dueAt extendedTo extensionReason feedbackFiles grade':
        graders,
      'gradeChanges gradedAt gradedByName groupName isLate kind regionName returnNote state studentId studentName':
        graders,
      'timeZone title version versions': graders,
    },
    ListedSubmission: {
      'familyName givenName studentNumber': graders,
      '_id assignmentId complete courseCode courseName dueAt grade groupName isExtended isLate regionName':
        graders,
      'state studentId studentName submittedAt timeZone title': graders,
    },
    CourseOffering: { 'mayGradeAssignments submissionCount workToGrade': ['manager', 'admin', 'superadmin'] },
    CourseOfferingAssignments: { '_id choices submissions courseOffering': ['adminThere', 'superadmin'] },
    SubmissionPage: { 'count countIsOpen rows': ['signedIn'], nextCursor: writers },
    SubmissionChoice: {
      '_id assignmentId courseCode groupId groupName handedIn regionName title': ['adminThere', 'superadmin'],
    },
    BankComment: { '_id words': ['self'] },
  },
  asks: {
    'Query.pendingAssignments': () => [{ first: 20, withinHours: 24 }],
    'Query.assignmentSubmission': (target) =>
      target.id('assignment')
        ? [work(target), { ...work(target), assignmentId: target.id('finishedAssignment') }]
        : [{}],
    'Query.courseOfferingAssignments': (target) =>
      target.id('assignmentCourseOffering')
        ? [{ courseOfferingId: target.id('assignmentCourseOffering') }]
        : [{}],
    'Query.assignmentSubmissions': () => [
      { first: 20, ...all },
      { first: 1, ...all },
    ],
  },
  namesOthers: {
    'Submission.gradedByName': ['admin', 'superadmin'],
    'GradeChangeOfWork.changedByName': readers,
  },
  writes: {
    saveAssignment: {
      cases: [
        {
          who: changers,
          at: (target) => ({
            assignmentId: randomUUID(),
            courseId: target.id('assignmentCourse'),
            version: null,
            kind: 'GRADED',
            words: { locale: 'en', title: 'Proof', content: '' },
          }),
        },
      ],
    },
    archiveAssignment: {
      cases: [
        { who: changers, at: (target) => ({ assignmentId: target.id('otherAssignment'), archived: true }) },
      ],
    },
    scheduleAssignment: {
      cases: [{ who: schedulers, at: (target) => ({ ...group(target, 'assignment'), dueAt: LATER }) }],
    },
    unscheduleAssignment: {
      cases: [
        {
          who: schedulers,
          at: (target) => group(target, 'otherAssignment'),
        },
      ],
    },
    openAssignmentUpload: {
      cases: [{ who: changers, at: (target) => ({ assignmentId: target.id('assignment'), ...aFile() }) }],
    },
    // What was never sent cannot be added; the proof is that nobody gets as far as the store by another's id.
    addAssignmentFile: {
      cases: [{ who: [], at: (target) => ({ assignmentId: target.id('assignment'), file: aSentFile() }) }],
    },
    removeAssignmentFile: {
      cases: [
        {
          who: changers,
          at: (target) => ({ assignmentId: target.id('assignment'), fileId: target.id('download') }),
        },
      ],
    },
    openSubmissionUpload: {
      cases: [{ who: inPerson, at: (target) => ({ assignmentId: target.id('openAssignment'), ...aFile() }) }],
    },
    submitAssignment: {
      cases: [
        {
          who: inPerson,
          at: (target) => ({
            assignmentId: target.id('openAssignment'),
            versionId: randomUUID(),
            known: 1,
            kept: [target.id('openFile')],
            sent: [],
          }),
        },
        // What was never sent cannot be handed in.
        {
          who: [],
          at: (target) => ({
            assignmentId: target.id('openAssignment'),
            versionId: randomUUID(),
            known: 1,
            kept: [],
            sent: [aSentFile()],
          }),
        },
      ],
    },
    gradeSubmission: {
      cases: [
        {
          who: graders,
          at: (target) => ({ ...current(target), grade: 70, comment: 'Proof', reason: 'Proof' }),
        },
      ],
    },
    ungradeSubmission: {
      cases: [{ who: graders, at: (target) => ({ ...current(target), reason: 'Proof' }) }],
    },
    extendSubmission: {
      cases: [
        {
          who: graders,
          at: (target) => ({
            ...current(target),
            assignmentId: target.id('openAssignment'),
            until: LATER,
            reason: 'Proof',
          }),
        },
      ],
    },
    returnSubmission: {
      cases: [{ who: graders, at: (target) => ({ ...current(target), until: null, note: 'Proof' }) }],
    },
    openFeedbackUpload: { cases: [{ who: graders, at: (target) => ({ ...work(target), ...aFile() }) }] },
    // What was never sent cannot be given back.
    addFeedbackFile: { cases: [{ who: [], at: (target) => ({ ...work(target), file: aSentFile() }) }] },
    removeFeedbackFile: {
      cases: [{ who: graders, at: (target) => ({ ...work(target), fileId: target.id('feedbackFile') }) }],
    },
    saveBankComment: {
      cases: [{ who: ['self'], at: (target) => ({ commentId: target.id('bankComment'), words: 'Proof' }) }],
    },
    removeBankComment: {
      cases: [{ who: ['self'], at: (target) => ({ commentId: target.id('bankComment') }) }],
    },
  },
};
