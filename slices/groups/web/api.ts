export { findGroups } from './find-groups.ts';
export { GroupNotFound, GroupPage } from './group-page.tsx';
