export { ProfilePanel } from './profile-panel.tsx';
