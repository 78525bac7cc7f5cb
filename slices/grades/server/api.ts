/** @public for transcripts and whatever else tells what students have reached. */
export { readPassed } from './read-passed.ts';
export { readRecords } from './read-records.ts';
