export { findGroups } from './find-groups.ts';
