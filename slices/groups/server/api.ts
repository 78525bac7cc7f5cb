export {
  findGroupOpenForSignUp,
  findGroupsOf,
  findGroupToJoin,
  insertMember,
  insertMembers,
} from './group.queries.ts';
