export { notify, notifyBatch } from './notify.ts';
export { unsubscribeFromMail } from './unsubscribe.graphql.ts';
