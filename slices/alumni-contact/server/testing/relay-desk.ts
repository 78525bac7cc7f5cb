import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { createContext } from '#apps/server/context.ts';
import type { ServerState } from '#apps/server/server-state.ts';
import { refusalOf } from '#kit/graphql/problem.ts';
import { relayMessage, type MessageToRelay } from '../relay-message.ts';

const request = { headers: {}, ip: '192.0.2.7', id: 'relay' } as unknown as FastifyRequest;

/** Relays a message as a visitor's page would have it done; the problem of one that was refused, else null. */
export async function relayed(state: ServerState, relay: Partial<MessageToRelay>): Promise<string | null> {
  const { ctx } = await createContext(state, request);
  const asked = {
    id: randomUUID(),
    sender: { personId: null, name: 'Vera Visitor', address: 'vera@example.net' },
    recipientId: randomUUID(),
    message: 'Peace to you.',
    limits: [],
    ...relay,
  };
  try {
    await relayMessage(ctx, asked);
    return null;
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    return refusal.problem;
  }
}
