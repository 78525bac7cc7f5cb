export { attemptImageInStore, questionImageInStore } from './download-question-image.ts';
export { forgetQuestionImage } from './question-image.ts';
export { endSilentAttempts } from './end-silent-attempts.ts';
export { writeDemoMap } from './write-demo-map.ts';
export { findPeopleInExams } from './people-in-exams.queries.ts';
export { remindOfExams } from './remind-of-exams.ts';
/** @public for undoing what one person did to grades. */
export { findMarkChangesBy, findNewestMarkChanges, type PlacedMarkChange } from './mark-change.queries.ts';
/** @public for undoing what one person did to grades. */
export { findDecisionsBy, type MadeDecision } from './made-decisions.queries.ts';
/** @public for undoing what one person did to grades. */
export { lockToRestore } from './lock-to-restore.ts';
export { restoreDecisions } from './restore-decisions.ts';
/** @public for undoing what one person did to grades. */
export { restoreMarks, type GivenMark } from './restore-marks.ts';
/** @public for whoever looks at what one person did to grades. */
export { findRegradesBy, type MadeRegrade } from './regrade.queries.ts';
/** @public for the parts of courses, which tell how an exam was left. */
export { EndingType } from './exam-result.graphql.ts';
/** @public for the grades of courses, whose parts exams are. */
export { readRecordedGrades } from './recorded-grades.ts';
