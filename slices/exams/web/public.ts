export { ExamsTab } from './authoring/exams-tab.tsx';
