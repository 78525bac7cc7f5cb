import type { PartAnswer } from '#kit/client/sending/put-part.ts';

interface Put {
  url: string;
  size: number;
}

/** Answers to a part, or leaves the sender waiting until they give up. */
type Reaction = PartAnswer | 'silence';

const ARRIVED: PartAnswer = { status: 200, etag: '"mark"' };

/** Stands in for a storage: takes parts and remembers them. A test puts its `Request` in the place of the real one. */
export class FakeStorage {
  readonly puts: Put[] = [];
  underWay = 0;
  maxAtOnce = 0;
  /** What it answers to the part of an address, the first time and each time after. */
  react: (url: string, times: number) => Reaction = () => ARRIVED;

  readonly Request = requestTo(this);

  timesOf(url: string): number {
    return this.puts.filter((put) => put.url === url).length;
  }
}

const requestTo = (storage: FakeStorage) =>
  class extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    #url = '';
    #etag: string | null = null;
    #isOver = false;

    open(_method: string, url: string): void {
      this.#url = url;
    }

    send(bytes: Blob): void {
      storage.puts.push({ url: this.#url, size: bytes.size });
      storage.underWay += 1;
      storage.maxAtOnce = Math.max(storage.maxAtOnce, storage.underWay);
      const reaction = storage.react(this.#url, storage.timesOf(this.#url));
      if (reaction === 'silence') return;
      this.status = reaction.status;
      this.#etag = reaction.etag;
      setTimeout(() => this.#end());
    }

    abort(): void {
      this.status = 0;
      this.#end();
    }

    getResponseHeader(): string | null {
      return this.#etag;
    }

    #end(): void {
      if (this.#isOver) return;
      this.#isOver = true;
      storage.underWay -= 1;
      this.dispatchEvent(new Event('loadend'));
    }
  };
