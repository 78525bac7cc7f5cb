export { relayMessage, type MessageToRelay } from './relay-message.ts';
export type { MessageRecord, Sender } from './relay.queries.ts';
