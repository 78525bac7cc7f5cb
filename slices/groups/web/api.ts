export { findGroups } from './find-groups.ts';
export { GroupNotFound, type GroupSlot } from './group.page.tsx';
