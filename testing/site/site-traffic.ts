import type { BrowserContext, Page, Request } from 'playwright-core';

/** One call to the API, as it left the browser. */
export interface SentCall {
  operationName: string;
  variables: Record<string, unknown>;
  request: Request;
}

/** Whether the first thing a call asks for is a field. */
export const asksFor = (request: Request, field: string): boolean => {
  const { query = '' } = (request.postDataJSON() ?? {}) as { query?: string };
  return new RegExp(`^[^{]*\\{${field}[({]`).test(query);
};

/** A request of a service worker, or of a page that only begins to open, has no page yet. */
function isOf(request: Request, page: Page): boolean {
  try {
    return request.frame().page() === page;
  } catch {
    return false;
  }
}

const kept = new WeakMap<BrowserContext, Traffic>();

/** Everything a browser has sent, and what is still under way. */
export class Traffic {
  readonly requests: Request[] = [];
  readonly #open = new Set<Request>();

  static watch(context: BrowserContext): Traffic {
    const traffic = new Traffic();
    context.on('request', (request) => {
      traffic.requests.push(request);
      traffic.#open.add(request);
    });
    const close = (request: Request) => void traffic.#open.delete(request);
    context.on('requestfinished', close);
    context.on('requestfailed', close);
    // What a page was still asking for when it was closed is never heard of again.
    context.on('page', (page) =>
      page.on('close', () => {
        for (const request of traffic.#open) if (isOf(request, page)) close(request);
      }),
    );
    kept.set(context, traffic);
    return traffic;
  }

  static of(page: Page): Traffic {
    const traffic = kept.get(page.context());
    if (!traffic) throw new Error('This browser is not watched.');
    return traffic;
  }

  get isQuiet(): boolean {
    return this.#open.size === 0;
  }

  /** The calls of one operation so far. */
  calls(operationName: string): SentCall[] {
    return this.#calls().filter((call) => call.operationName === operationName);
  }

  /** The calls so far that begin with a field; what a screen needs is asked for together. */
  asking(field: string): SentCall[] {
    return this.#calls().filter(({ request }) => asksFor(request, field));
  }

  #calls(): SentCall[] {
    return this.requests
      .filter((request) => request.url().endsWith('/graphql'))
      .map((request) => ({ ...(request.postDataJSON() as Omit<SentCall, 'request'>), request }));
  }
}
