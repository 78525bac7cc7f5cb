export { WeekPanel } from './week-panel-later.tsx';
