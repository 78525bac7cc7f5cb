export { assignmentFileInStore, feedbackFileInStore, submissionFileInStore } from './download-work.ts';
export { forgetAssignmentFile } from './sent-files.ts';
export { submissionsZip } from './submissions-zip.ts';
export { writeDemoEssays } from './write-demo-essays.ts';
/** @public for the history of grades of courses, and for undoing what one person did to them. */
export {
  findChangesOfGivenGrades,
  findNewestWorkGrades,
  findWorkGradesBy,
  type PlacedGradeChange,
} from './work-grade-change.queries.ts';
/** @public for undoing what one person did to grades. */
export { restoreWorkGrades, type GradedBefore } from './restore-work.ts';
/** @public for the grades of courses, whose parts assignments are. */
export { readRecordedWork } from './recorded-work.ts';
