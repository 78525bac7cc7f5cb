import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { WHOLE_COLLEGE } from '#kit/access/scope.ts';
import { receiveCardEvent } from '#kit/cards/card-events.ts';
import { CardsError, WebhookRefused } from '#kit/cards/card-processor.ts';
import { answerChallenge, chooseTestCard, type SandboxStep } from '#kit/cards/sandbox-confirm.ts';
import { isTestCardName, type TestCardName } from '#kit/cards/test-cards.ts';
import { openDatabase } from '#kit/db/database.ts';
import { AddressLimit } from '#kit/http/limits/address-limit.ts';
import { refusalAtGate } from '#kit/http/gate.ts';
import { loopbackOrigins } from '#kit/http/loopback-origins.ts';
import { refuseBusyAddress } from '#kit/http/limits/refuse-busy-address.ts';
import { asData } from '#kit/http/security-headers.ts';
import type { ServerState } from '../server-state.ts';

export const CARD_WEBHOOK = '/webhooks/cards';
const SANDBOX = '/sandbox-cards';

/** Events hold one object each, and those that we ask for are small. */
const MAX_EVENT = 524_288;
/** A processor sends a few for each payment, and all of them again after an outage. */
const MAX_A_MINUTE = 6_000;
const MAX_STEP = 4_096;

/** Where the card processor tells us what has happened: verified by its bytes, stored, and answered at once; a job does the rest. */
function webhookRoute(app: FastifyInstance, state: ServerState): void {
  const { cards, now } = state.services;
  const db = openDatabase(state.appPool, WHOLE_COLLEGE);
  const limit = new AddressLimit(MAX_A_MINUTE);
  void app.register(async (own) => {
    // The signature is of the bytes: what was parsed and written again is another message.
    own.removeAllContentTypeParsers();
    own.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_EVENT }, (_, body, done) =>
      done(null, body),
    );
    own.post(CARD_WEBHOOK, { bodyLimit: MAX_EVENT }, async (request, reply) => {
      asData(reply);
      void reply.header('cache-control', 'no-store');
      if (refuseBusyAddress(limit, request, reply)) return reply.send();
      if (cards.kind === 'none') return reply.code(404).send();
      if (!Buffer.isBuffer(request.body)) return reply.code(400).send({ error: 'refused' });
      try {
        const { body: raw, headers } = request;
        const isNew = await receiveCardEvent({ db, cards, now: now() }, { raw, headers });
        state.metrics.count('card_events_total', { isNew: String(isNew) });
        return await reply.send({ received: true });
      } catch (error) {
        if (!(error instanceof WebhookRefused)) throw error;
        state.metrics.count('card_events_refused_total');
        return reply.code(400).send({ error: 'refused' });
      }
    });
  });
}

const secret = z.string().min(1).max(200);
const Step = z.union([
  z.object({ clientSecret: secret, card: z.custom<TestCardName>(isTestCardName) }),
  z.object({ clientSecret: secret, accepts: z.boolean() }),
]);

/**
 * What a browser would say to the processor: which card its user pays with, and what they answer their bank. The secret of
 * the payment is the right to do so.
 */
function sandboxRoute(app: FastifyInstance, state: ServerState): void {
  const { config, now } = state.services;
  const db = openDatabase(state.appPool, WHOLE_COLLEGE);
  const ownOrigins = new Set([config.origin, ...config.allowedOrigins, ...loopbackOrigins(config.origin)]);
  app.post(
    SANDBOX,
    {
      bodyLimit: MAX_STEP,
      onRequest: async function stopAtGate({ method, headers }, reply) {
        asData(reply);
        void reply.header('cache-control', 'no-store');
        const status = refusalAtGate({ method, headers }, ownOrigins);
        if (status !== null) return reply.code(status).send({ error: 'refused' });
      },
    },
    async (request, reply): Promise<SandboxStep> => {
      if (refuseBusyAddress(state.addressLimit, request, reply)) return reply.send();
      const step = Step.safeParse(request.body);
      if (!step.success) return reply.code(400).send({ error: 'refused' });
      try {
        return 'card' in step.data
          ? await chooseTestCard(db, { ...step.data, now: now() })
          : await answerChallenge(db, { ...step.data, now: now() });
      } catch (error) {
        if (error instanceof CardsError) return reply.code(404).send({ error: 'refused' });
        throw error;
      }
    },
  );
}

export function cardRoutes(app: FastifyInstance, state: ServerState): void {
  webhookRoute(app, state);
  if (state.services.cards.kind === 'sandbox') sandboxRoute(app, state);
}
