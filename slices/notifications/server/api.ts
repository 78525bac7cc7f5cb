export { mailNotices } from './mail-notices.ts';
export { notify, tellMany, type Notice } from './notify.ts';
