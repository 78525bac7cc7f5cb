export { assignmentFileInStore, feedbackFileInStore, submissionFileInStore } from './download-work.ts';
export { forgetAssignmentFile } from './sent-files.ts';
export { submissionsZip } from './submissions-zip.ts';
export { writeDemoEssays } from './write-demo-essays.ts';
