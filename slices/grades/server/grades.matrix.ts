import { randomUUID } from 'node:crypto';
import type { SliceMatrix, Target } from '#testing/matrix/slice-matrix.ts';
import type { Who } from '#testing/matrix/words.ts';

const overseers: Who = ['managerThere', 'adminThere', 'superadmin'];
const readers: Who = ['self', ...overseers];
const graders = overseers.map((word) => [word, 'somebodyElse'].flat()) as Who;

/** Nobody decides about their own grade. */
const amenders = graders;

const book = (target: Target) => ({ courseOfferingId: target.id('gradedCourseOffering') });

const SPAN = { from: '2026-01-05T08:00:00Z', to: '2199-01-05T08:00:00Z' };

export const matrix: SliceMatrix = {
  reads: {
    Query: {
      'gradebook gradeHistory ownGrades studySummary': ['signedIn'],
      'courseOfferingsToSettle studentGrades': ['manager', 'admin', 'superadmin'],
      'gradeAlarm gradeAlarms gradeRestore': ['superadmin'],
      'gradeAmendmentCounts gradeAmendments gradeAmendmentToDecide': ['manager', 'admin', 'superadmin'],
    },
    GradeAmendment: {
      '_id adminComments courseCode courseName decidedAt decidedByName decisionId deduction finalisedAt':
        amenders,
      'grade groupName offeredAt previousDeduction previousGrade previousState regionName state': amenders,
      'familyName givenName status studentId studentName studentNumber timeZone version': amenders,
    },
    GradeAmendmentCounts: { 'accepted left pending': ['manager', 'admin', 'superadmin'] },
    GradeAmendmentPage: { 'count countIsOpen nextCursor rows': ['manager', 'admin', 'superadmin'] },
    GradeAmendmentToDecide: { '_id amendment classes minutesLateThreshold': amenders },
    CourseOffering: { gradeCount: ['manager', 'admin', 'superadmin'] },
    StudySummary: { 'attendance average courseCount creditsPassed week weeks': ['signedIn'] },
    StudentGrades: { '_id courses': readers },
    CourseGrade: {
      courseOfferingId: overseers,
      '_id changes courseCode courseId courseKind courseName credits finalisedAt firstDay grade': readers,
      'isEntered lastDay parts projection state steps teacherName term timeZone': readers,
    },
    CoursePart: { 'complete dueAt grade isEntered kind leftBy opensAt partId state title weight': readers },
    CourseGradeStep: { 'grade kind partId takenOff weight': readers },
    GradeProjection: { 'grade kind partIds': readers },
    GradeChange: {
      '_id changedAt changedByName complete grade isOfWork partId previousComplete previousGrade': readers,
      reason: readers,
      takesBack: readers,
    },
    Gradebook: {
      '_id amendmentCount finalisations isFinal mayEnter mayUnlock mayWeigh parts rows courseOffering weightsVersion':
        overseers,
      'averages courseCode courseName outlook sheet studentCount': overseers,
    },
    GradebookAverages: { 'course parts': overseers },
    GradebookOutlook: { 'failed incomplete open passed students': overseers },
    OutlookPart: { 'incomplete missed partId toCome waits': overseers },
    GradebookPart: { 'dueAt kind partId title weight': overseers },
    GradebookRow: {
      '_id cells grade isEntered lastChangeId mayEnter state studentId studentName studentNumber': overseers,
    },
    GradebookSheet: {
      'changed columns familyNames givenNames grades mayNotEnter states studentIds studentNumbers': overseers,
    },
    GradebookColumn: { 'completes grades states': overseers },
    GradebookChangedGrade: { 'isEntered lastChangeId part student': overseers },
    GradebookCell: { 'complete grade isEntered lastChangeId state': overseers },
    GradeAlarm: {
      '_id courses firstAt grades impersonatorName personId personName raisedAt': ['superadmin'],
    },
    GradeRestore: { 'changedSince count courses final regrades students': ['superadmin'] },
    MadeRegrade: { '_id changed courseCode courseId examId title': ['superadmin'] },
    Finalisation: {
      '_id finalisedAt finalisedByName unlockReason unlockedAt unlockedByName': overseers,
    },
  },
  asks: {
    'Query.gradeAmendments': () => [
      { filter: undefined, first: 100, after: undefined },
      { filter: undefined, first: 1, after: undefined },
    ],
    'Query.gradeAmendmentCounts': () => [{ filter: undefined }],
    'Query.gradeRestore': (target) => [{ personId: target.id('person'), ...SPAN }],
    'Query.studentGrades': (target) => [{ studentId: target.id('person') }],
    'Query.gradebook': (target) =>
      target.id('gradedCourseOffering')
        ? [book(target), { courseOfferingId: target.id('settledCourseOffering') }]
        : [{}],
    'Query.gradeHistory': (target) =>
      target.id('gradedCourseOffering') ? [{ ...book(target), studentId: target.id('person') }] : [{}],
  },
  namesOthers: {
    'GradeAlarm.impersonatorName': ['superadmin'],
    'GradeAmendment.decidedByName': amenders,
    'GradeAmendment.regionName': amenders,
    'GradeAmendment.familyName': amenders,
    'GradeAmendment.givenName': amenders,
    'GradeAmendment.studentName': amenders,
    'GradeChange.changedByName': readers,
    'Finalisation.finalisedByName': overseers,
    'Finalisation.unlockedByName': overseers,
  },
  writes: {
    enterGrades: {
      cases: [
        {
          who: graders,
          at: (target) => ({
            ...book(target),
            reason: 'Proof',
            grades: [
              {
                changeId: randomUUID(),
                studentId: target.id('person'),
                partId: target.id('gradedExam'),
                grade: 77,
                lastChangeId: target.id('gradeChange'),
              },
            ],
          }),
        },
      ],
    },
    takeBackGrades: {
      cases: [{ who: graders, at: (target) => ({ ...book(target), changeIds: [target.id('gradeChange')] }) }],
    },
    finaliseCourse: {
      cases: [{ who: overseers, at: (target) => ({ ...book(target), finalisationId: randomUUID() }) }],
    },
    unlockCourse: {
      cases: [
        {
          who: overseers,
          at: (target) => ({
            courseOfferingId: target.id('settledCourseOffering'),
            finalisationId: target.id('finalisation'),
            reason: 'Proof',
          }),
        },
      ],
    },
    decideGradeAmendment: {
      cases: [
        {
          who: amenders,
          at: (target) => ({
            decisionId: randomUUID(),
            amendmentId: target.id('gradeAmendment'),
            version: 1,
            status: 'LEFT',
            adminComments: 'Proof',
          }),
        },
      ],
    },
    undoAmendmentDecision: {
      cases: [{ who: amenders, at: (target) => ({ decisionId: target.id('amendmentDecision') }) }],
    },
    restoreGrades: {
      cases: [
        {
          who: ['superadmin'],
          at: (target) => ({ personId: target.id('person'), ...SPAN, reason: 'Proof' }),
        },
      ],
    },
    weighParts: {
      cases: [
        {
          who: ['adminThere', 'superadmin'],
          at: (target) => ({
            ...book(target),
            version: 1,
            weights: [{ partId: target.id('gradedExam'), weight: 3 }],
          }),
        },
      ],
    },
  },
};
