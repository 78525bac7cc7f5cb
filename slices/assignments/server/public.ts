export { assignmentFileInStore, feedbackFileInStore, submissionFileInStore } from './download-work.ts';
export { forgetAssignmentFile } from './sent-files.ts';
export { submissionsZip } from './submissions-zip.ts';
export { writeDemoEssays } from './write-demo-essays.ts';
/** @public for the history of grades of courses. */
export { findChangesOfGivenGrades } from './work-grade-change.queries.ts';
/** @public for the grades of courses, whose parts assignments are. */
export { readRecordedWork } from './recorded-work.ts';
