import { randomUUID } from 'node:crypto';
import type { SliceMatrix, Target } from '#testing/matrix/slice-matrix.ts';
import type { Who } from '#testing/matrix/words.ts';
import { seedExams } from '#slices/exams/server/testing/seed-exams.ts';
import { DEADLINE, DEVICE, OPENS, seenOf } from '#slices/exams/server/testing/seeded-exams.ts';

const writers: Who = ['admin', 'superadmin'];
const overseers: Who = ['managerThere', 'adminThere', 'superadmin'];
const staff: Who = ['managerThere', 'admin', 'superadmin'];
const officeThere: Who = ['adminThere', 'superadmin'];
const regraders = officeThere.map((word) => [word, 'somebodyElse'].flat()) as Who;
const granters = overseers.map((word) => [word, 'somebodyElse'].flat()) as Who;
const readers: Who = ['self', ...overseers];
const inPerson: Who = [['self', 'inPerson']];

const SITTING_QUESTIONS = 'sittingQuestion secondQuestion thirdQuestion fourthQuestion fifthQuestion'.split(
  ' ',
);

/** Neither narrowed nor begun at an id. */
const ALL = { after: undefined, filter: undefined };

const examInput = {
  locale: 'en',
  title: 'Proof',
  passMark: 70,
  openBook: false,
  shuffles: false,
  review: 'NEVER',
};
const questionInput = {
  kind: 'TRUE_FALSE',
  points: 1,
  texts: [{ locale: 'en', words: 'Proof', options: [], matches: [] }],
  right: { isTrue: true },
};

/** A picture that nobody has kept. */
const NO_PICTURE = { imageId: randomUUID() };

export const matrix: SliceMatrix = {
  reads: {
    Query: {
      'answersToMark answersToMarkCount examAttempt pendingExams recentExamResults': ['signedIn'],
      'courseOfferingExams staffAttempt studentExam studentExams': ['signedIn'],
      'exam examGroups examResults exams taughtExams courseOfferingsToMark': ['manager', ...writers],
      groupExams: ['manager', ...writers],
      'examRegrades questionStatistics regradeOutlook': writers,
    },
    StudentExam: {
      '_id allowance allowedAttempts attemptNumber attempts closesAt counts courseCode courseId': ['self'],
      courseName: ['self'],
      'deadline instructions isPastDeadline limitMinutes now openBook opensAt passMark title': ['self'],
      'pointsPerQuestion questionCount refusal returnSeconds review sitsIn timeZone voidedAttempts': ['self'],
    },
    ListedExam: {
      '_id allowedAttempts attemptCount courseCode deadline isOpen isToCome': ['self'],
      'limitMinutes opensAt questionCount timeZone title told': ['self'],
    },
    FoundInStudies: { exams: ['signedIn'] },
    ToldAttempt: { 'endedAt grade passed': ['self'] },
    RecentExamResult: { '_id endedAt examId grade passed title': ['self'] },
    ExamAttempt: {
      '_id deadline deviceId examId expiresAt lastQuestionId locale markChanges now passMark questions receipt':
        readers,
      'result returnSeconds steps title': readers,
    },
    ExamAccident: { 'endsAt goesOnUntil lostAt': readers },
    MarkChange: {
      '_id changedAt changedByName gradeAfter gradeBefore pointsAfter pointsBefore question reason': readers,
      takesBack: readers,
    },
    ExamResult: {
      '_id accident answered endedAt ending grade hasLeft lastSeenAt number passed penalty returnUntil':
        readers,
      'scaledFrom secondsLeft': readers,
      'startedAt voidReason waits waitsUntil': readers,
    },
    AttemptQuestion: {
      '_id answer comment earned explanation image kind matches options points right topic words': readers,
    },
    ExamAnswer: { 'isTrue options pairs words': readers },
    AnsweredPair: { 'match option': readers },
    QuestionImage: { 'alt height imageId width': readers },
    QuestionImageUpload: { 'uploadId url': writers },
    QuestionChoice: { 'name words': [...readers, ...writers] },
    GradeStep: { 'kind outOf points score takenOff': readers },
    ExamAcknowledgement: { 'expiresAt now upTo': inPerson },
    Exam: {
      '_id allowedAttempts courseCode courseId courseName instructions limitMinutes locale openBook': staff,
      'attemptCount passMark': staff,
      'picks questionCount review schedules shuffles texts title version wholeIn': staff,
      'questions resultsOnOldKeys usedElsewhere': writers,
    },
    ManagedCourse: { examCount: writers },
    ListedExamResult: {
      'familyName givenName studentNumber timeZone': overseers,
      '_id answered campus courseCode ending endedAt examId examTitle expiresAt grade groupName': overseers,
      'isLate lastSeenAt number personId questions scaledFrom silentSince startedAt state studentName':
        overseers,
    },
    ExamResultPage: { 'count countIsOpen nextCursor rows': ['manager', 'admin', 'superadmin'] },
    CourseOffering: { 'answersToMark attemptCount': ['manager', ...writers] },
    CourseOfferingExams: { '_id mayMark results courseOffering': overseers },
    StaffAttempt: {
      '_id attempt decisions granting listed mayMark possibleDecisions shownKeys timeline': overseers,
    },
    ShownKeys: { askedAgain: overseers },
    AttemptEvent: { 'arrivedAt device happenedAt kind question': overseers },
    AttemptDecision: { '_id decidedAt decidedByName kind penalty reason': overseers },
    AnswerToMark: {
      '_id answer examTitle image points questionId studentName words': granters,
    },
    ExamText: { 'instructions locale title': staff },
    ExamPick: { 'category pick': staff },
    ExamGroup: {
      '_id accommodations campus closesAt deadline grants name opensAt returnSeconds': overseers,
      'timeZone version': overseers,
    },
    GroupExam: { '_id deadline exam opensAt timeZone': overseers },
    ExamSchedule: { 'closesAt deadline groupId opensAt returnSeconds version': overseers },
    ExamQuestion: {
      '_id accepted category imageId isTrue kind points rightMatches rightOptions texts version': writers,
    },
    QuestionStatistics: { '_id count difficulty discrimination': writers },
    RegradeOutlook: { 'attempts changed nowFail nowPass seen': writers },
    RegradedAttempt: { '_id after before passedBefore passesNow studentName': regraders },
    ExamRegrade: { '_id changed mayBeUndone reason regradedAt regradedByName undoneAt': officeThere },
    QuestionText: { 'explanation imageAlt locale matches options words': writers },
  },
  asks: {
    'Query.taughtExams': () => [{ search: undefined }],
    'Query.courseOfferingExams': (target) =>
      target.id('examCourseOffering') ? [{ courseOfferingId: target.id('examCourseOffering') }] : [{}],
    'Query.pendingExams': () => [{ first: 20, withinHours: 24 }],
    'Query.examResults': () => [{ first: 20, ...ALL }, { first: 1, ...ALL }, { first: 1 }],
  },
  writes: {
    saveExam: {
      cases: [
        {
          who: officeThere,
          at: (target) => ({
            examId: randomUUID(),
            courseId: target.id('examCourse'),
            version: null,
            examInput,
          }),
        },
      ],
    },
    saveQuestion: {
      cases: [
        {
          who: officeThere,
          at: (target) => ({
            examId: target.id('exam'),
            questionId: randomUUID(),
            version: null,
            questionInput,
          }),
        },
        {
          who: [],
          at: (target) => ({
            examId: target.id('exam'),
            questionId: randomUUID(),
            version: null,
            questionInput: { ...questionInput, ...NO_PICTURE },
          }),
        },
      ],
    },
    openQuestionImage: { cases: [{ who: writers, at: () => ({ imageId: randomUUID(), bytes: 12 }) }] },
    // Nothing has arrived in the store, so that nobody can.
    keepQuestionImage: {
      cases: [{ who: [], at: () => ({ imageId: randomUUID(), uploadId: 'none', bytes: 12 }) }],
    },
    retireQuestion: {
      cases: [{ who: officeThere, at: (target) => ({ questionId: target.id('question'), retired: true }) }],
    },
    importQuestions: {
      cases: [
        {
          who: officeThere,
          at: (target) => ({
            examId: target.id('exam'),
            questions: [{ questionId: randomUUID(), questionInput }],
          }),
        },
      ],
      // What is imported has no pictures: any that is named is refused, whosever it is.
      ignores: ['questions.questionInput.imageId'],
    },
    reorderQuestions: {
      cases: [
        {
          who: officeThere,
          at: (target) => ({
            examId: target.id('sittingExam'),
            questionIds: SITTING_QUESTIONS.map((name) => target.id(name)),
          }),
        },
      ],
    },
    archiveExam: {
      cases: [{ who: officeThere, at: (target) => ({ examId: target.id('exam'), archived: true }) }],
    },
    scheduleExam: {
      cases: [
        {
          who: overseers,
          at: (target) => ({
            examId: target.id('exam'),
            groupId: target.id('examClass'),
            version: 1,
            opensAt: OPENS,
            deadline: DEADLINE,
            closesAt: null,
          }),
        },
      ],
    },
    decideAttempt: {
      cases: [
        {
          who: granters,
          at: (target) => ({
            attemptId: target.id('attempt'),
            decisionId: randomUUID(),
            decision: 'PENALISE',
            reason: 'Proof',
            penalty: 7,
          }),
        },
      ],
    },
    regradeExam: {
      cases: [
        {
          who: regraders,
          at: (target) => ({
            examId: target.id('exam'),
            regradeId: randomUUID(),
            seen: seenOf(target.id('attempt') ?? ''),
            reason: 'Proof',
          }),
        },
      ],
    },
    undoRegrade: {
      cases: [{ who: regraders, at: (target) => ({ regradeId: target.id('regrade') }) }],
    },
    unscheduleExam: {
      cases: [
        {
          who: overseers,
          at: (target) => ({ examId: target.id('newExam'), groupId: target.id('examClass') }),
        },
      ],
    },
    startExam: {
      cases: [
        {
          who: inPerson,
          at: ({ id }) => ({ examId: id('exam'), attemptId: randomUUID(), deviceId: DEVICE, pageId: DEVICE }),
        },
      ],
    },
    recordExamEvents: { cases: [{ who: inPerson, at: told }] },
    submitExam: { cases: [{ who: inPerson, at: told }] },
    leaveExam: { cases: [{ who: inPerson, at: told }] },
    markAnswer: {
      cases: [
        {
          who: granters,
          at: (target) => ({
            attemptId: target.id('attempt'),
            questionId: target.id('question'),
            points: 1,
            comment: null,
          }),
        },
      ],
    },
  },
  seed: (fixture) => seedExams(fixture, SITTING_QUESTIONS),
};

function told(target: Target) {
  const seen = { seq: 1, kind: 'SEEN', clientTime: OPENS, questionId: target.id('sittingQuestion') };
  return { attemptId: target.id('sitting'), deviceId: DEVICE, pageId: DEVICE, events: [seen] };
}
