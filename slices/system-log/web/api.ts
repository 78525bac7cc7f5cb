export { aboutInWords } from './told-about.tsx';
export { useToldChanges } from './told-changes.ts';
