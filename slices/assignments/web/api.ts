export { AssignmentList } from './assignment-list.tsx';
export { AssignmentRow } from './assignment-row.tsx';
export { AssignmentsTab } from './managing/assignments-tab.tsx';
export { usePendingAssignments } from './use-pending-assignments.ts';
