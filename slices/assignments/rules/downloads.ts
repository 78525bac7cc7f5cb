// Addresses of the site itself, which ask who is there and then lead to the store.

export const ASSIGNMENT_FILE_ADDRESS = '/downloads/assignment-files/:fileId';
export const SUBMISSION_FILE_ADDRESS = '/downloads/submission-files/:fileId';
export const FEEDBACK_FILE_ADDRESS = '/downloads/feedback-files/:fileId';
export const SUBMISSIONS_ZIP_ADDRESS = '/downloads/assignments/:assignmentId/groups/:groupId/submissions.zip';

export const assignmentFileAddress = (id: string): string => ASSIGNMENT_FILE_ADDRESS.replace(':fileId', id);
export const submissionFileAddress = (id: string): string => SUBMISSION_FILE_ADDRESS.replace(':fileId', id);
export const feedbackFileAddress = (id: string): string => FEEDBACK_FILE_ADDRESS.replace(':fileId', id);

export const submissionsZipAddress = (assignmentId: string, groupId: string): string =>
  SUBMISSIONS_ZIP_ADDRESS.replace(':assignmentId', assignmentId).replace(':groupId', groupId);
