export { AssignmentList } from './assignment-list.tsx';
export { AssignmentsTab } from './managing/assignments-tab.tsx';
