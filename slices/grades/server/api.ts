/** @public for transcripts and whatever else tells what students have reached. */
export { readRecords, type StudentRecord } from './read-records.ts';
