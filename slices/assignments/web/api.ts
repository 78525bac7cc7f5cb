export { AssignmentRow } from './assignment-list.tsx';
export { usePendingAssignments } from './use-pending-assignments.ts';
/** @public for forms with which students send a file beside their words. */
export { useProofFile } from './proof-file.tsx';
export { WorkFileRow } from './work-file-row.tsx';
