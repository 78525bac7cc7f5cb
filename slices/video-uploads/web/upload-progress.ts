import { liveValue, useLiveValue } from '#kit/client/live-value.ts';
import { keepRecent, secondsLeftAt, speedOf, type SentSample } from '../rules/upload-speed.ts';

export interface UploadProgress {
  sentBytes: number;
  bytesPerSecond: number | null;
  secondsLeft: number | null;
  /** The line was cut, and nothing has gone out since. */
  isCut: boolean;
}

/** Only of what this tab sends. */
const live = liveValue<ReadonlyMap<string, UploadProgress>>(new Map());

export const useUploadProgress = (videoId: string): UploadProgress | null =>
  useLiveValue(live).get(videoId) ?? null;

/** Fast enough to look alive; five requests would report a hundred times a second. */
const TELL_EVERY_MS = 250;

/** Adds up how much of a film has gone out, from what each of its parts reports. */
export class ProgressMeter {
  readonly #videoId: string;
  readonly #fileSize: number;
  readonly #byPart = new Map<number, number>();
  readonly #now: () => number;
  #arrivedBytes: number;
  #samples: SentSample[] = [];
  #toldAtMs = -Infinity;
  #isCut = false;

  constructor(
    film: { videoId: string; fileSize: number },
    arrivedBytes: number,
    now = () => performance.now(),
  ) {
    this.#videoId = film.videoId;
    this.#fileSize = film.fileSize;
    this.#arrivedBytes = arrivedBytes;
    this.#now = now;
    this.#tell();
  }

  sent(partNumber: number, bytes: number): void {
    if (bytes > 0) this.#isCut = false;
    this.#byPart.set(partNumber, bytes);
    if (this.#now() - this.#toldAtMs >= TELL_EVERY_MS) this.#tell();
  }

  /** A part that nobody has answered starts again, and so does the measuring. */
  cut(partNumber: number): void {
    this.#isCut = true;
    this.#byPart.delete(partNumber);
    this.#samples = [];
    this.#tell();
  }

  arrived(partNumber: number, size: number): void {
    this.#isCut = false;
    this.#byPart.delete(partNumber);
    this.#arrivedBytes += size;
    this.#tell();
  }

  /** What is over has no speed. */
  end(): void {
    const rest = new Map(live.get());
    rest.delete(this.#videoId);
    live.set(rest);
  }

  #tell(): void {
    const atMs = this.#now();
    this.#toldAtMs = atMs;
    const underWay = [...this.#byPart.values()].reduce((sum, bytes) => sum + bytes, 0);
    const bytes = Math.min(this.#fileSize, this.#arrivedBytes + underWay);
    this.#samples = keepRecent([...this.#samples, { atMs, bytes }], atMs);
    const bytesPerSecond = speedOf(this.#samples);
    const secondsLeft = secondsLeftAt(this.#fileSize - bytes, bytesPerSecond);
    const isCut = this.#isCut;
    live.set(
      new Map(live.get()).set(this.#videoId, { sentBytes: bytes, bytesPerSecond, secondsLeft, isCut }),
    );
  }
}
