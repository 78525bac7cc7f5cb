import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { find, invalid, StripeBooks, StripeRefusal } from './stripe-books.ts';
import { fieldsAt, readForm, textAt, textsAt, type StripeForm } from './stripe-form.ts';
import { StripeWebhooks } from './stripe-webhooks.ts';

/** What goes wrong with the next request: it is refused, or its connection breaks before or after it has its effect. */
export type StripeFault =
  | 'status500'
  | 'status429'
  | 'resetBefore'
  | 'resetAfter'
  /** It has its effect, and no answer ever comes. */
  | 'hangAfter'
  | { delayMs: number };

export interface StripePeer {
  readonly url: string;
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  readonly books: StripeBooks;
  readonly webhooks: StripeWebhooks;
  /** One for each request to come. */
  readonly faults: StripeFault[];
  /** What goes wrong with all others, as long as it does. */
  readonly trouble: { fault: StripeFault | null };
  /** Of the requests so far. */
  readonly replays: () => number;
  /** What a browser sends with the secret of a payment or of a card to be saved; the answer's status. */
  confirm(clientSecret: string, paymentMethod: string): Promise<number>;
  stop(): Promise<void>;
}

const KEYS = { secretKey: 'sk_test_peer', publishableKey: 'pk_test_peer', webhookSecret: 'whsec_peer' };

interface Answer {
  status: number;
  body: unknown;
}

interface Stored extends Answer {
  asked: string;
}

interface Asked {
  method: string;
  path: string;
  form: StripeForm;
}

/** A Stripe of our own: forms in, JSON out, the same key the same answer, and whatever may go wrong with a network. */
export async function startStripePeer(): Promise<StripePeer> {
  const webhooks = new StripeWebhooks(KEYS.webhookSecret);
  const books = new StripeBooks((type, object) => webhooks.tell(type, object as { id: string }));
  const faults: StripeFault[] = [];
  const trouble: StripePeer['trouble'] = { fault: null };
  const stored = new Map<string, Stored>();
  let replays = 0;

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = Buffer.concat((await request.toArray()) as Buffer[]).toString('utf8');
    const { pathname, search } = new URL(request.url ?? '', 'http://stripe.test');
    const asked = { method: request.method ?? '', path: pathname, form: readForm(text || search) };
    const fault = faults.shift() ?? trouble.fault;
    if (fault === 'resetBefore') return void request.socket.resetAndDestroy();
    if (fault === 'status500') return send(response, { status: 500, body: { error: { type: 'api_error' } } });
    if (fault === 'status429') {
      response.setHeader('stripe-should-retry', 'true');
      return send(response, {
        status: 429,
        body: { error: { type: 'invalid_request_error', code: 'rate_limit' } },
      });
    }
    if (fault !== null && typeof fault === 'object') await pause(fault.delayMs);
    const key = request.headers['idempotency-key'];
    const before = typeof key === 'string' ? stored.get(key) : undefined;
    let answer: Answer;
    if (before && before.asked === `${asked.path} ${text}`) {
      replays += 1;
      response.setHeader('idempotent-replayed', 'true');
      answer = before;
    } else if (before) {
      const error = { type: 'idempotency_error', message: 'Keys are for the same parameters.' };
      answer = { status: 400, body: { error } };
    } else {
      answer = answerTo(books, asked, request.headers.authorization ?? '');
      // What was not even tried may be put right and sent again.
      const isKept = answer.status === 200 || answer.status === 402;
      if (typeof key === 'string' && isKept) stored.set(key, { ...answer, asked: `${asked.path} ${text}` });
    }
    if (fault === 'resetAfter') return void request.socket.resetAndDestroy();
    if (fault === 'hangAfter') return;
    send(response, answer);
  }

  const server = createServer((request, response) => void respond(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    ...KEYS,
    books,
    webhooks,
    faults,
    trouble,
    replays: () => replays,
    async confirm(clientSecret, paymentMethod) {
      const [id = ''] = clientSecret.split('_secret_');
      const path = id.startsWith('seti_') ? 'setup_intents' : 'payment_intents';
      const answer = await fetch(`${url}/v1/${path}/${id}/confirm`, {
        method: 'POST',
        headers: { authorization: `Bearer ${KEYS.publishableKey}` },
        body: new URLSearchParams({ client_secret: clientSecret, payment_method: paymentMethod }),
      });
      await answer.body?.cancel();
      return answer.status;
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_peer' });
  response.end(JSON.stringify(body));
}

function answerTo(books: StripeBooks, asked: Asked, authorization: string): Answer {
  try {
    admit(books, asked, authorization);
    const body = structuredClone(act(books, asked));
    expand(books, body, textsAt(asked.form, 'expand'));
    return { status: 200, body };
  } catch (error) {
    if (error instanceof StripeRefusal) return { status: error.status, body: error.body };
    throw error;
  }
}

/** The secret key opens everything; a browser's key only what its user has the secret of. */
function admit(books: StripeBooks, { path, form }: Asked, authorization: string): void {
  if (authorization === `Bearer ${KEYS.secretKey}`) return;
  const [, kind, id = ''] = /^\/v1\/(payment|setup)_intents\/(\w+)\/confirm$/.exec(path) ?? [];
  const intent = kind === 'payment' ? books.intents.get(id) : books.setups.get(id);
  const knowsSecret = intent !== undefined && intent.client_secret === textAt(form, 'client_secret');
  if (authorization !== `Bearer ${KEYS.publishableKey}` || !knowsSecret)
    throw invalid('Invalid API Key provided.', {}, 401);
}

function act(books: StripeBooks, { method, path, form }: Asked): object {
  const [, shelf = '', id = '', verb = ''] = /^\/v1\/(\w+)(?:\/(\w+))?(?:\/(\w+))?$/.exec(path) ?? [];
  switch (`${method} ${shelf}${id && '/:id'}${verb && `/${verb}`}`) {
    case 'POST customers':
      return books.createCustomer(form);
    case 'GET customers':
      return listed(path, books.customers, form, (one) => one.email === textAt(form, 'email'));
    case 'GET customers/:id':
      return find(books.customers, id);
    case 'POST payment_intents':
      return books.createIntent(form);
    case 'GET payment_intents':
      return listed(path, books.intents, form, (one) => isAsked(form, one));
    case 'GET payment_intents/:id':
      return find(books.intents, id);
    case 'POST payment_intents/:id/confirm':
      return books.confirmIntent(id, form);
    case 'POST payment_intents/:id/cancel':
      return books.cancelIntent(id);
    case 'POST setup_intents':
      return books.createSetup(form);
    case 'GET setup_intents/:id':
      return find(books.setups, id);
    case 'POST setup_intents/:id/confirm':
      return books.confirmSetup(id, form);
    case 'GET payment_methods':
      return listed(path, books.methods, form, (one) => one.customer === textAt(form, 'customer'));
    case 'POST payment_methods/:id/detach':
      return books.detach(id);
    case 'POST refunds':
      return books.createRefund(form);
    case 'GET refunds':
      return listed(
        path,
        books.refunds,
        form,
        (one) => one.payment_intent === textAt(form, 'payment_intent'),
      );
    case 'GET refunds/:id':
      return find(books.refunds, id);
    default:
      throw invalid(`Unrecognized request URL (${method}: ${path}).`, {}, 404);
  }
}

function isAsked(form: StripeForm, one: { customer: unknown; created: number }): boolean {
  const { gte = '0', lte = String(Number.MAX_SAFE_INTEGER) } = fieldsAt(form, 'created');
  const customer = textAt(form, 'customer');
  const isTheirs = customer === null || one.customer === customer;
  return isTheirs && one.created >= Number(gte) && one.created <= Number(lte);
}

/** The newest first, a page at a time. */
function listed<Thing extends { id: string }>(
  url: string,
  shelf: ReadonlyMap<string, Thing>,
  form: StripeForm,
  isWanted: (thing: Thing) => boolean,
): object {
  const all = [...shelf.values()].filter(isWanted).toReversed();
  const after = textAt(form, 'starting_after');
  const from = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1;
  const limit = Number(textAt(form, 'limit') ?? 10);
  const data = all.slice(from, from + limit);
  return { object: 'list', url, data, has_more: from + limit < all.length };
}

type Loose = Record<string, unknown>;

/** Puts things where their ids stand, as was asked for. */
function expand(books: StripeBooks, body: object, paths: readonly string[]): void {
  const shelves: Record<string, ReadonlyMap<string, object>> = {
    latest_charge: books.charges,
    payment_method: books.methods,
    payment_intent: books.intents,
  };
  for (const path of paths) {
    const name = path.replace(/^data\./, '');
    const things = path === name ? [body] : (body as { data: object[] }).data;
    for (const thing of things as Loose[]) {
      const found = shelves[name]?.get(String(thing[name]));
      if (found) thing[name] = structuredClone(found);
    }
  }
}
