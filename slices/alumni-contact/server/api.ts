export { actOnMessagePage, showMessagePage, showRefusedPage } from './message-page.ts';
/** @public for slices above that let somebody be written to. */
export { relayMessage, type MessageToRelay } from './relay-message.ts';
/** @public */
export type { MessageRecord, Sender } from './relay.queries.ts';
