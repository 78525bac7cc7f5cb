export {
  enrolMembers,
  findGroupOpenForSignUp,
  findGroupsOf,
  findGroupToJoin,
  insertMember,
  insertMembers,
  takeOutMembers,
} from './group.queries.ts';
