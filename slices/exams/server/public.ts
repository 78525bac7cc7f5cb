export { endSilentAttempts } from './end-silent-attempts.ts';
export { remindOfExams } from './remind-of-exams.ts';
/** @public for the grades of courses, whose parts exams are. */
export { readRecordedGrades } from './recorded-grades.ts';
