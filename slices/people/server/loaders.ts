import { loaderById, loaderByOwner } from '#kit/graphql/loader.ts';
import { findAddressesOf } from './profile/address.queries.ts';
import { findOtherEmails, findPhones, findProfiles } from './profile/profile.queries.ts';
import { findNames, findPeople } from './person.queries.ts';
import { findIndividualPermissions, findRegionRoles } from './roles.queries.ts';

export const personById = loaderById((ctx, ids) => findPeople(ctx.db, ids));

/** Names and student numbers only: they stand beside records the caller may see anyway. */
export const nameById = loaderById((ctx, ids) => findNames(ctx.unscoped('names beside records'), ids));

export const regionRolesByPerson = loaderByOwner(
  (ctx, ids) => findRegionRoles(ctx.db, ids),
  (row) => row.personId,
);

export const individualPermissionsByPerson = loaderByOwner(
  (ctx, ids) => findIndividualPermissions(ctx.db, ids),
  (row) => row.personId,
);

export const addressesByItem = loaderByOwner(
  (ctx, ids) => findAddressesOf(ctx.db, ids),
  (row) => row.personId ?? row.regionId ?? '',
);

export const profileById = loaderById((ctx, ids) => findProfiles(ctx.db, ids));

export const phonesByPerson = loaderByOwner(
  (ctx, ids) => findPhones(ctx.db, ids),
  (row) => row.personId,
);

export const otherEmailsByPerson = loaderByOwner(
  (ctx, ids) => findOtherEmails(ctx.db, ids),
  (row) => row.personId,
);
