import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';

/** What may befall a part on its way. A part that is caught hangs half sent while something else happens. */
export type PartFault = 'dropped' | 'cutShort' | 'duplicated' | 'late' | 'caught' | 'swapped';

interface Part {
  path: string;
  body: Buffer;
}

/** A line between browsers and a server on which anything may happen to the parts of a film. */
export class BadNetwork {
  readonly #server: Server;
  /** Where the college listens; told once it does. */
  upstreamPort = 0;
  /** Hears of a part that is caught; afterwards its line is dead. */
  onCaught: (nth: number) => Promise<void> = () => Promise.resolve();
  #faults = new Map<number, PartFault>();
  #parts = 0;
  #late: Part[] = [];
  #held: { part: Part; answer: ServerResponse } | null = null;

  private constructor() {
    this.#server = createServer((incoming, answer) => {
      // Whatever goes wrong on the line is silence at its end.
      this.#carry(incoming, answer).catch(() => answer.destroy());
    });
  }

  static async open(): Promise<BadNetwork> {
    const network = new BadNetwork();
    network.#server.listen(0, '127.0.0.1');
    await once(network.#server, 'listening');
    return network;
  }

  get origin(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  /** How many parts have come since the faults were set. */
  get parts(): number {
    return this.#parts;
  }

  /** Sets what befalls the parts that come from now on, by their turn. */
  setFaults(faults: ReadonlyMap<number, PartFault>): void {
    this.#faults = new Map(faults);
    this.#parts = 0;
    this.#held = null;
  }

  /** What was held up arrives after all. */
  async deliverLate(): Promise<void> {
    for (const part of this.#late.splice(0)) await this.#put(part).catch(() => undefined);
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #carry(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    if (incoming.method === 'PUT') return this.#carryPart(incoming, answer);
    const { method, url: path, headers } = incoming;
    const sent = request({ port: this.upstreamPort, method, path, headers });
    incoming.pipe(sent);
    const [received] = (await once(sent, 'response')) as [IncomingMessage];
    answer.writeHead(received.statusCode ?? 502, received.headers);
    received.pipe(answer);
  }

  async #carryPart(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const part = { path: incoming.url ?? '', body: await buffer(incoming) };
    const nth = ++this.#parts;
    const fault = this.#faultOf(nth, part);
    const half = part.body.subarray(0, part.body.length >> 1);
    switch (fault) {
      case 'dropped':
        await this.#putInVain(part);
        answer.destroy();
        return;
      case 'caught':
        await this.#putInVain(part);
        await this.onCaught(nth);
        answer.destroy();
        return;
      case 'late':
        this.#late.push(part);
        answer.destroy();
        return;
      case 'swapped':
        return this.#swap(part, answer);
      case 'duplicated': {
        const [first] = await Promise.all([this.#put(part), this.#put(part)]);
        return tell(answer, first);
      }
      default:
        await tell(answer, await this.#put(fault === 'cutShort' ? { ...part, body: half } : part));
        await this.deliverLate();
    }
  }

  /** A film whose first part is another is refused as none, so the turn of that one goes to the next but one. */
  #faultOf(nth: number, { path }: Part): PartFault | undefined {
    const fault = this.#faults.get(nth);
    if (fault !== 'swapped' || !/[?&]partNumber=1(&|$)/.test(path)) return fault;
    this.#faults.set(nth + 2, fault);
    return undefined;
  }

  /** Half of it goes out, and then the line breaks. */
  async #putInVain({ path, body }: Part): Promise<void> {
    const sent = request({ port: this.upstreamPort, method: 'PUT', path });
    sent.on('error', () => undefined);
    sent.setHeader('content-length', body.length);
    await new Promise((written) => sent.write(body.subarray(0, body.length >> 1), written));
    sent.destroy();
  }

  /** Two parts arrive in each other's place: what no line does, and nobody could notice but by reading the film. */
  async #swap(part: Part, answer: ServerResponse): Promise<void> {
    const other = this.#held;
    if (!other) {
      this.#held = { part, answer };
      return;
    }
    await tell(answer, await this.#put({ path: part.path, body: other.part.body }));
    await tell(other.answer, await this.#put({ path: other.part.path, body: part.body }));
  }

  async #put({ path, body }: Part): Promise<IncomingMessage> {
    const sent = request({ port: this.upstreamPort, method: 'PUT', path });
    sent.setHeader('content-length', body.length);
    sent.end(body);
    const [received] = (await once(sent, 'response')) as [IncomingMessage];
    return received;
  }
}

async function tell(answer: ServerResponse, received: IncomingMessage): Promise<void> {
  const body = await buffer(received);
  answer.writeHead(received.statusCode ?? 502, received.headers).end(body);
}
