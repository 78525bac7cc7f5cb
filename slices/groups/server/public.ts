export { findGroupOpenForSignUp, findGroupsOf, insertMember } from './group.queries.ts';
