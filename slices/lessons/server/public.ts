export { lessonFileInStore } from './download-lesson-file.ts';
