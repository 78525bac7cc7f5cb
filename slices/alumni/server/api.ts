/** @public for the slices above: who may call what is for alumni. */
export { forAlumni, forAlumniAdmins, forGraduates } from './permissions.ts';
/** @public an alumnus as others see them, beside what the slices above tell of them. */
export { AlumnusCard, cardById } from './alumnus-card.graphql.ts';
export { tellAlumniAdmins } from './tell-alumni-admins.ts';
