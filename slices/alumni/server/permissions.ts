import { byRule } from '#kit/graphql/permission.ts';
import { can } from '../rules/permissions.ts';

export const forAlumni = byRule('alumni and those who look after them', (actor) => can.enter(actor));

export const forGraduates = byRule('alumni', (actor) => can.haveProfile(actor));

export const forAlumniAdmins = byRule('those who look after the alumni', (actor) => can.lookAfter(actor));
