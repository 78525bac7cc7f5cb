/** @public for what slices above know of a group. */
export { ManagedGroup } from './managed-groups.graphql.ts';
/** @public for what goes along to the group of the next year, and to one that is begun from another. */
export { onGroupCopied, onGroupPromoted } from './group.actions.ts';
/** @public for what goes along with those who move to another group. */
export { onMembersMoved } from './move-members.ts';
/** @public for the slice that knows what people have passed. */
export { onPassedCoursesAsked } from './candidates.ts';
/** @public for slices that know what else may be asked of those who go on. */
export { onRequirementAsked } from './readiness/requirement-port.ts';
export { enrolMembers, takeBackEnrolment } from './enrolment.ts';
export {
  findGroupOpenForSignUp,
  findGroupsOf,
  findGroupToJoin,
  insertMember,
  insertMembers,
} from './group.queries.ts';
