/** @public for the pages of the slices above that stand in the alumni's area. */
export { AlumniArea } from './alumni-area.tsx';
/** @public for their boxes on its home page. */
export type { AlumniSlot } from './alumni.page.tsx';
/** @public for what they add to the page of an alumnus. */
export type { AlumnusSlot } from './alumnus.page.tsx';
/** @public */
export { looksAfterAlumni, mayEnterAlumni } from './reader.ts';
