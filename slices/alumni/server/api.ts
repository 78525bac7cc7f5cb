/** @public for the slices above: who may call what is for alumni. */
export { forAlumni, forAlumniAdmins } from './permissions.ts';
