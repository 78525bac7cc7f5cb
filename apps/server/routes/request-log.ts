import { toldPath } from '#kit/access/secret-paths.ts';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { TurnedAway } from '#kit/http/limits/admission.ts';
import { LineBudget } from '#kit/reporting/line-budget.ts';
import type { ServerState } from '../server-state.ts';

/** Errors are longer than other lines, and the first of many alike tell as much as all. */
const MAX_ERRORS_A_SECOND = 20;

/** The lines that requests leave in the log. However many there are, they never fill the disk. */
export class RequestLog {
  readonly #answered: LineBudget;
  readonly #errors: LineBudget;
  readonly #warnings: LineBudget;
  readonly #turnedAway: LineBudget;
  readonly #metrics: ServerState['metrics'];

  constructor(log: FastifyBaseLogger, metrics: ServerState['metrics']) {
    this.#metrics = metrics;
    this.#answered = new LineBudget((facts, text) => log.info(facts, text));
    this.#errors = new LineBudget((facts, text) => log.error(facts, text), MAX_ERRORS_A_SECOND);
    this.#warnings = new LineBudget((facts, text) => log.warn(facts, text), MAX_ERRORS_A_SECOND);
    this.#turnedAway = new LineBudget(({ more }: { more?: object }) => {
      log.warn({ turnedAway: more }, 'the server is busy: requests were turned away');
    }, 0);
  }

  answered(request: FastifyRequest, facts: { status: number; ms: number }): void {
    const line = { reqId: request.id, method: request.method, path: pathOf(request.url), ...facts };
    this.#answered.line(String(facts.status), { ...line, operation: request.operation }, 'answered');
  }

  /** A surprise, with the reference by which staff look it up. */
  error(facts: object): void {
    this.#errors.line('unforeseen error', facts, 'unforeseen error');
  }

  warn(facts: object, text: string): void {
    this.#warnings.line(text, facts, text);
  }

  /** Never a line of its own: there are most of them when the server has the least time. */
  turnedAway(request: FastifyRequest, { urgency }: TurnedAway): void {
    request.isTurnedAway = true;
    this.#metrics.count('turned_away_total', { urgency });
    this.#turnedAway.sum(urgency);
  }

  close(): void {
    for (const budget of [this.#answered, this.#errors, this.#warnings, this.#turnedAway]) budget.flush();
  }
}

/** Writes a line for each answer, and what was only counted when the server stops. */
export function logAnswers(app: FastifyInstance, log: RequestLog): void {
  app.addHook('onResponse', async (request, reply) => {
    if (request.isTurnedAway) return;
    log.answered(request, { status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 });
  });
  app.addHook('onClose', async () => log.close());
}

/** Addresses are logged without what may be secret in them. */
export const pathOf = (url: string): string => toldPath(url.split('?')[0] ?? '');

declare module 'fastify' {
  interface FastifyRequest {
    /** The server was too busy for it, which is counted elsewhere. */
    isTurnedAway?: boolean;
  }
}
