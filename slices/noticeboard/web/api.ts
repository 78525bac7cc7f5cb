export { NoticeboardPanel } from './panel/noticeboard-panel.tsx';
