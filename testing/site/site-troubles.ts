import type { BrowserContext } from 'playwright-core';

/** Runs in every page before its own scripts, and makes what the content policy stops heard like other trouble. */
const HEAR_POLICY = `addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, disposition }) =>
  console.error('content policy (' + disposition + '): ' + violatedDirective + ' stopped ' + blockedURI));`;

/** What goes wrong on an identity provider's page is its own trouble; ours all stand at this host. */
const OUR_SITES = 'http://localhost:';

/** What goes wrong in a browser without anyone seeing it. Each trouble fails the story unless it was expected. */
export class Troubles {
  readonly #found: string[] = [];
  readonly #expected: { why: string; pattern: RegExp; hasCome: boolean }[] = [];

  async watch(context: BrowserContext): Promise<void> {
    await context.addInitScript(HEAR_POLICY);
    context.on('console', (message) => {
      const isOurs = message.page()?.url().startsWith(OUR_SITES) ?? true;
      if (message.type() === 'error' && isOurs)
        this.#note(`console: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => this.#note(`page error: ${error.error().message}`));
    context.on('request', (request) => {
      if (request.url().endsWith('/csp-report')) this.#note(`policy report: ${request.postData() ?? ''}`);
    });
    context.on('page', (page) => page.on('crash', () => this.#note(`crashed: ${page.url()}`)));
  }

  /** Names a trouble that belongs to the story. One that never comes fails the story too. */
  expect(why: string, pattern: RegExp): void {
    this.#expected.push({ why, pattern, hasCome: false });
  }

  /** Throws what was not expected, and what was and did not come. */
  check(): void {
    const missing = this.#expected.filter(({ hasCome }) => !hasCome).map(({ why }) => `did not come: ${why}`);
    const all = [...this.#found, ...missing];
    if (all.length > 0) throw new Error(`The browser had trouble:\n${all.join('\n')}`);
  }

  #note(trouble: string): void {
    const expected = this.#expected.filter(({ pattern }) => pattern.test(trouble));
    for (const one of expected) one.hasCome = true;
    if (expected.length === 0) this.#found.push(trouble);
  }
}
