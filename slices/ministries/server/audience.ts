import { byRecord } from '#kit/graphql/permission.ts';
import { can } from '../rules/permissions.ts';

/** For fields of a record that others read as empty. */
export const onlyAlumniAdmins = byRecord('alumni admins', can.oversee);
