export { ImportLines, ProblemLines } from './import-lines.tsx';
export { ImportPage } from './import-page.tsx';
export type { ImportPages } from './import-pages.ts';
export { ImportStep } from './import-step.tsx';
export { QuietLine } from './quiet-line.tsx';
export { UploadPage } from './upload-page.tsx';
