import { FakeApi } from '#kit/client/testing/fake-api.ts';

export const day = { __typename: 'Group' as const, _id: 'day', name: 'First year, day', archived: false };
export const old = { __typename: 'Group' as const, _id: 'old', name: 'Class of 2020', archived: true };
export const evening = { ...day, _id: 'evening', name: 'Second year, evening' };
export const walsall = { __typename: 'Region' as const, _id: 'w', name: 'Walsall', slug: 'walsall' };
export const jakarta = { __typename: 'Region' as const, _id: 'j', name: 'Jakarta', slug: 'jakarta' };

export interface Pending {
  exams?: readonly object[];
  /** Or what comes of asking for them. */
  assignments?: readonly object[] | Error;
  taught?: readonly object[];
  /** The classes they take for another teacher. */
  standIns?: readonly object[];
  /** On the campuses a user looks after. */
  toMark?: readonly object[];
  toSettle?: readonly object[];
  queues?: readonly object[];
  results?: readonly object[];
  /** The courses the user takes. */
  taken?: readonly object[];
  /** What is on the noticeboard for the user. */
  news?: readonly object[];
  /** The classes that the user can check in to. */
  checkIns?: readonly object[];
  /** What they have watched; a user with a group has watched something, unless this says otherwise. */
  lessons?: readonly object[];
  /** What they have to do besides exams and assignments. */
  tasks?: readonly object[];
  /** How far the user is. */
  summary?: object;
}

export const WATCHED = {
  __typename: 'Lesson',
  _id: 'one',
  title: 'Who wrote it',
  courseId: 'romans',
  courseName: 'Romans',
  seconds: 2_400,
  resumeAt: 0,
  completed: true,
  watchedSeconds: 2_400,
};

const NOTHING_STUDIED = {
  __typename: 'StudySummary',
  courseCount: 0,
  week: null,
  weeks: null,
  average: null,
  attendance: null,
  creditsPassed: 0,
};

/** What the server answers to the dashboard of a user, of whose work it knows this. */
export function dashboardApi(
  user: object,
  selectedAfter: string,
  {
    exams = [],
    assignments = [],
    taught = [],
    standIns = [],
    toMark = [],
    toSettle = [],
    queues = [],
    results = [],
    taken = [],
    news = [],
    checkIns = [],
    lessons = 'groups' in user && Array.isArray(user.groups) && user.groups.length > 0 ? [WATCHED] : [],
    tasks = [],
    summary = {},
  }: Pending,
): FakeApi {
  const counts = [
    { ...walsall, userCount: 812 },
    { ...jakarta, userCount: 94 },
  ];
  const running = taught.filter(
    (one) => 'hasBegun' in one && one.hasBegun && 'hasEnded' in one && !one.hasEnded,
  );
  const openCampus = { zone: 'EUROPE', type: 'CAMPUS', addressCountry: 'GBR', closed: false };
  return new FakeApi({
    selectGroup: { data: { updateUserProfile: { ...user, selectedGroup: selectedAfter } } },
    chartedRegions: { data: { regions: counts.map((region) => ({ ...region, ...openCampus })) } },
    ratedCurrencies: { data: { currencies: [] } },
    taughtByReader: {
      data: { rollsToStandIn: standIns, ownCourseOfferings: taught, runningCourseOfferings: running },
    },
    workToGrade: { data: { rollsToStandIn: standIns, ownCourseOfferings: taught } },
    officeWork: { data: { queues } },
    campusWork: { data: { courseOfferingsToMark: toMark, courseOfferingsToSettle: toSettle, queues } },
    decideLeaveRequest: {
      data: { decideLeaveRequest: { __typename: 'LeaveRequest', _id: 'anas-leave', decisionId: 'd' } },
    },
    undoLeaveDecision: {
      data: { undoLeaveDecision: { __typename: 'LeaveRequest', _id: 'anas-leave', status: 'PENDING' } },
    },
    decideAbsenceExplanation: {
      data: { decideAbsenceExplanation: { __typename: 'AbsenceExplanation', _id: 'anas-leave' } },
    },
    decideHourEntry: { data: { decideHourEntry: { __typename: 'HourEntry', _id: 'anas-hours' } } },
    undoHourDecision: { data: { undoHourDecision: { __typename: 'HourEntry', _id: 'anas-hours' } } },
    decideGradeAmendment: {
      data: { decideGradeAmendment: { __typename: 'GradeAmendment', _id: 'anas-grade' } },
    },
    undoAmendmentDecision: {
      data: { undoAmendmentDecision: { __typename: 'GradeAmendment', _id: 'anas-grade' } },
    },
    noticeboard: { data: { news: { rows: news, nextCursor: null } } },
    recentExamResults: { data: { recentExamResults: results } },
    firstSteps: { data: { ownCourses: { taken } } },
    openCheckIns: { data: { openCheckIns: checkIns } },
    calendarAround: { data: { calendar: { __typename: 'Calendar', timeZone: 'UTC', entries: [] } } },
    studySummary: { data: { studySummary: { ...NOTHING_STUDIED, ...summary } } },
    ownTasks: { data: { ownTasks: tasks } },
    recentLessons: { data: { recentLessons: lessons } },
    pendingAssignments:
      assignments instanceof Error ? assignments : { data: { pendingAssignments: assignments } },
    pendingExams: { data: { pendingExams: exams } },
    regionsToPick: { data: { regions: [walsall, jakarta] } },
  });
}
