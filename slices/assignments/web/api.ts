export { AssignmentRow } from './assignment-list.tsx';
export { usePendingAssignments } from './use-pending-assignments.ts';
