/** @public for the slices above: who may call what is for alumni. */
export { forAlumni, forAlumniAdmins, forGraduates } from './permissions.ts';
/** @public an alumnus as others see them, beside what the slices above tell of them. */
export { AlumnusCard, cardById } from './alumnus-card.graphql.ts';
/** Where an alumnus leaves the mail for alumni, for mails that come by it. */
export { alumniMailAddress } from './members/mail-page.ts';
export { tellAlumniAdmins } from './tell-alumni-admins.ts';
