export { AssignmentRow } from './assignment-row.tsx';
export { usePendingAssignments } from './use-pending-assignments.ts';
