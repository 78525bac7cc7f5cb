export { findStaffOf } from './staff-of-campuses.queries.ts';
export { actorOf, blockedBy, isFreeRegistrant, rememberCaller, sessionLoss, wholeCaller } from './caller.ts';
export { Callers, type CallerRow } from './caller.queries.ts';
export {
  findKeys,
  noteAskedEmail,
  noteChangedKeys,
  replacePasswordHash,
  storePassword,
} from './password.queries.ts';
export { closeMerged, fillGaps, moveRecords, type MovedRecords } from './merge.queries.ts';
export {
  loadPersonForUpdate,
  personInReach,
  reachPerson,
  type LockedPerson,
} from './load-person-for-update.ts';
export { deleteUnusedPeople, findAccounts, insertUnverifiedPeople } from './many-people.queries.ts';
export type { PersonRecord } from './person-record.ts';
export { moveBetweenRegions } from './person-regions.queries.ts';
export {
  endFreeRegistration,
  findPeople,
  findPerson,
  findPersonByEmail,
  insertUnverifiedPerson,
  lockPerson,
  replaceUnprovedEmail,
  storeEmail,
  storeStatus,
  updatePerson,
} from './person.queries.ts';
export { findAlumniRegionId, graduatePerson, parseGraduation } from './person-page/set-graduation.ts';
export { findRegionRolesOf, storeRoles } from './roles.queries.ts';
export { removeStaleRegistrations } from './stale-registrations.queries.ts';
export { emailOf, isDeactivated, phoneOf } from './contact-of.ts';
export { decidedFields } from './decided.graphql.ts';
export { studentNameFields } from './student-names.graphql.ts';
export { nameById } from './loaders.ts';
export { nameOfDoer } from './name-of-doer.ts';
export { mailPerson } from './mail-person.ts';
export { updateProfile } from './profile/profile.queries.ts';
export { forgetUnlessUsed, storePicture } from './profile/store-picture.ts';
export { UserProfileInput } from './profile/profile.graphql.ts';
export { User, type UserParent } from './user.graphql.ts';
