import { byRecord, byRule } from '#kit/graphql/permission.ts';
import { can } from '../rules/permissions.ts';

export const forGraduates = byRule('alumni', ({ isAlumnus }) => isAlumnus);

/** For fields of a record that others read as empty. */
export const onlyAlumniAdmins = byRecord('alumni admins', can.oversee);
