export { endSilentAttempts } from './end-silent-attempts.ts';
export { remindOfExams } from './remind-of-exams.ts';
