/** @public for other files that are imported: a list that keeps its place itself. */
export { LINES_PER_PAGE, useOwnPages } from './import-known.tsx';
