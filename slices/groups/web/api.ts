export { findGroups } from './find-groups.ts';
export { GroupPage } from './group-page.tsx';
export { GroupNotFound } from './group-not-found.tsx';
