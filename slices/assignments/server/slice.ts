import { download, writtenDownload } from '#kit/slice/download.ts';
import type { ServerSlice } from '#kit/slice/server-slice.ts';
import {
  ASSIGNMENT_FILE_ADDRESS,
  FEEDBACK_FILE_ADDRESS,
  SUBMISSION_FILE_ADDRESS,
  SUBMISSIONS_ZIP_ADDRESS,
} from '../rules/downloads.ts';
import { writeDemoEssays } from './demo/write-demo-essays.ts';
import { assignmentFileInStore, feedbackFileInStore, submissionFileInStore } from './download-work.ts';
import { submissionsZip } from './grading/submissions-zip.ts';
import { forgetAssignmentFile } from './sent-files.ts';
import './assignments.graphql.ts';
import './managing/change-assignments.graphql.ts';
import './managing/group-deadlines.graphql.ts';
import './submitting/student-assignments.graphql.ts';
import './submitting/assignments-in-calendar.ts';
import './grading/grading.graphql.ts';
import './grading/grade-history.graphql.ts';
import './grading/submission-list.graphql.ts';
import './grading/course-offering-assignments.graphql.ts';
import './grading/ungraded-queue.ts';

export const slice: ServerSlice = {
  jobs: [forgetAssignmentFile, writeDemoEssays],
  downloads: [
    download(ASSIGNMENT_FILE_ADDRESS, assignmentFileInStore),
    download(SUBMISSION_FILE_ADDRESS, submissionFileInStore),
    download(FEEDBACK_FILE_ADDRESS, feedbackFileInStore),
  ],
  writtenDownloads: [writtenDownload(SUBMISSIONS_ZIP_ADDRESS, submissionsZip)],
};
