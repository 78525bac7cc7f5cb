import type { FastifyInstance } from 'fastify';
import { AddressLimit } from '#kit/http/limits/address-limit.ts';
import { refuseBusyAddress } from '#kit/http/limits/refuse-busy-address.ts';
import type { Feed } from '#kit/slice/feed.ts';
import { createContext } from '../context.ts';
import type { ServerState } from '../server-state.ts';
import { slices } from '../slices.generated.ts';

/** Programs ask a few times an hour, and a whole campus may be behind one address. */
const MAX_A_MINUTE = 600;

/** Texts that programs outside ask for by an address that is a secret. Cookies count for nothing here. */
export function feedRoutes(app: FastifyInstance, state: ServerState): void {
  const limit = new AddressLimit(MAX_A_MINUTE);
  for (const { feeds = [] } of slices) for (const feed of feeds) tell(app, state, feed, limit);
}

function tell(app: FastifyInstance, state: ServerState, feed: Feed, limit: AddressLimit): void {
  app.get(feed.address, async (request, reply) => {
    if (refuseBusyAddress(limit, request, reply)) return reply.send();
    delete request.headers.cookie;
    const { token = '' } = request.params as { token?: string };
    const leave = await state.admission.enter('list');
    try {
      const { ctx } = await createContext(state, request);
      const answer = await feed.read(ctx, token, request.headers['if-none-match'] ?? null);
      void reply.header('cache-control', answer ? 'private, no-cache' : 'no-store');
      if (!answer) return await reply.code(404).send();
      void reply.header('etag', answer.etag).header('x-robots-tag', 'noindex');
      if (answer.body === null) return await reply.code(304).send();
      return await reply.header('content-type', feed.type).send(answer.body);
    } finally {
      leave();
    }
  });
}
