export { findGroupOpenForSignUp, findGroupsOf, findGroupToJoin, insertMember } from './group.queries.ts';
