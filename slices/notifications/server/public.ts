export { mailNotices } from './mail-notices.ts';
export { notify, type Notice } from './notify.ts';
