export { attemptImageInStore, questionImageInStore } from './download-question-image.ts';
export { forgetQuestionImage } from './question-image.ts';
export { endSilentAttempts } from './end-silent-attempts.ts';
export { remindOfExams } from './remind-of-exams.ts';
/** @public for the grades of courses, whose parts exams are. */
export { readRecordedGrades } from './recorded-grades.ts';
