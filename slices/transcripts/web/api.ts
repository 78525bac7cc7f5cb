export { StudentTranscripts } from './office/student-transcripts.tsx';
