export { actorOf, caller, heldUpBy, rememberCaller, sessionLoss } from './caller.ts';
export { Callers, type CallerRow } from './caller.queries.ts';
export {
  findPasswordHash,
  findPerson,
  findPersonByEmail,
  findRegionRolesOf,
  insertUnverifiedPerson,
  lockPerson,
  removeStaleRegistrations,
  replacePasswordHash,
  storeEmail,
  storePassword,
  updatePerson,
  type PersonRecord,
} from './person.queries.ts';
export { nameById } from './loaders.ts';
export { forgetPicture } from './set-picture.ts';
export { UserProfileInput } from './profile.graphql.ts';
export { User, type UserParent } from './user.graphql.ts';
