export { findGroups } from './find-groups.ts';
export type { GroupSlot } from './group.page.tsx';
