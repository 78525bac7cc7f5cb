export { writeDemoMap } from './demo/write-demo-map.ts';
export { findPeopleInExams } from './people-in-exams.queries.ts';
/** @public for undoing what one person did to grades. */
export {
  findMarkChangesBy,
  findNewestMarkChanges,
  type PlacedMarkChange,
} from './results/mark-change.queries.ts';
/** @public for undoing what one person did to grades. */
export { findDecisionsBy, type MadeDecision } from './results/made-decisions.queries.ts';
/** @public for undoing what one person did to grades. */
export { lockToRestore } from './results/lock-to-restore.ts';
export { restoreDecisions } from './results/restore-decisions.ts';
/** @public for undoing what one person did to grades. */
export { restoreMarks, type GivenMark } from './results/restore-marks.ts';
/** @public for the user who looks at what one person did to grades. */
export { findRegradesBy, type MadeRegrade } from './regrading/regrade.queries.ts';
/** @public for the parts of courses, which tell how an exam was left. */
export { EndingType } from './exam-result.graphql.ts';
/** @public for the grades of courses, whose parts exams are. */
export {
  attemptSums,
  examsOfGroups,
  grantsOf,
  readRecordedGrades,
  type ExamOfGroup,
  type Sat,
  type ScheduledExam,
} from './results/recorded-grades.ts';
/** @public for the grades of courses, by the deadlines of students who have more time in every exam. */
export { accommodationsOf, EXTRA_MINUTES, holdsAt } from './accommodation.queries.ts';
