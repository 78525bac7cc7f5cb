// Addresses of the site itself, which ask who is there and then lead to the store.

/** Only for those who may see the attempt. */
export const ATTEMPT_IMAGE_ADDRESS = '/downloads/exam-attempts/:attemptId/images/:imageId';
/** For those who write exams. */
export const QUESTION_IMAGE_ADDRESS = '/downloads/question-images/:imageId';

export const attemptImageAddress = (attemptId: string, imageId: string): string =>
  ATTEMPT_IMAGE_ADDRESS.replace(':attemptId', attemptId).replace(':imageId', imageId);

export const questionImageAddress = (imageId: string): string =>
  QUESTION_IMAGE_ADDRESS.replace(':imageId', imageId);
