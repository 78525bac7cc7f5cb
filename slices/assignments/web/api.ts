export { AssignmentRow } from './assignment-list.tsx';
export { usePendingAssignments } from './use-pending-assignments.ts';
/** @public for forms with which students send files. */
export { SendingBar, sendWorkFile, type Sending, type SentWork } from './sending.tsx';
export { WorkFileRow } from './work-file-row.tsx';
