export { findGroupOpenForSignUp, insertMember } from './group.queries.ts';
