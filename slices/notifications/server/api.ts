export { notify, notifyBatch } from './notify.ts';
