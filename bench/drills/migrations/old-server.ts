import pg from 'pg';
import { EVERYDAY } from './large-college.ts';

const CONNECTIONS = 8;

/** Serves on as a server of the version before would, and notices how long each statement takes. */
export class OldServer {
  readonly #clients: pg.Client[];
  readonly #people: readonly string[];
  readonly #serving: Promise<void>[];
  #isOver = false;
  statements = 0;
  slowestMs = 0;
  readonly errors: string[] = [];

  private constructor(clients: pg.Client[], people: readonly string[]) {
    this.#clients = clients;
    this.#people = people;
    this.#serving = clients.map((client, n) => this.#serve(client, n));
  }

  static async start(url: string): Promise<OldServer> {
    const clients = Array.from({ length: CONNECTIONS }, () => new pg.Client(url));
    for (const client of clients) await client.connect();
    const { rows } = (await clients[0]?.query<{ id: string }>('select id from person limit 10000')) ?? {
      rows: [],
    };
    return new OldServer(
      clients,
      rows.map(({ id }) => id),
    );
  }

  /** Forgets what it has measured so far. */
  beginAnew(): void {
    this.statements = 0;
    this.slowestMs = 0;
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#serving);
    for (const client of this.#clients) await client.end();
  }

  async #serve(client: pg.Client, index: number): Promise<void> {
    for (let n = index; !this.#isOver; n += CONNECTIONS) {
      const statement = EVERYDAY[(n + index) % EVERYDAY.length] ?? '';
      const startedAt = performance.now();
      await client.query(statement, [this.#people[n % this.#people.length]]).catch((error: unknown) => {
        this.errors.push(`${(error as Error).message}: ${statement}`);
      });
      this.slowestMs = Math.max(this.slowestMs, performance.now() - startedAt);
      this.statements++;
    }
  }
}
