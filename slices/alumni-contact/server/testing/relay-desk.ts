import { randomUUID } from 'node:crypto';
import { refusalOf } from '#kit/graphql/problem.ts';
import type { Served } from '#testing/college.ts';
import { visitorContext } from '#testing/visitor-context.ts';
import { relayMessage, type MessageToRelay } from '../relay-message.ts';

/** Relays a message as a visitor's page would have it done; the problem of one that was refused, else null. */
export async function relayed(at: Served, relay: Partial<MessageToRelay>): Promise<string | null> {
  const asked = {
    id: randomUUID(),
    sender: { personId: null, name: 'Vera Visitor', address: 'vera@example.net' },
    recipientId: randomUUID(),
    message: 'Peace to you.',
    limits: [],
    ...relay,
  };
  try {
    await relayMessage(await visitorContext(at), asked);
    return null;
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    return refusal.problem;
  }
}
