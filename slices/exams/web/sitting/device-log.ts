import { writtenInstant } from '#kit/calendar/instant.ts';
import type { DeviceStore } from '#kit/client/storage/device-store.ts';
import type { ExamEventInput } from '#kit/client/schema-types.generated.ts';
import { StoredEntries } from '#kit/offline/stored-entries.ts';

export interface Sitting {
  examId: string;
  attemptId: string;
  deviceId: string;
  personId: string;
}

/** The same on the page that is open: it has a name of its own each time it is loaded. */
export interface OpenSitting extends Sitting {
  pageId: string;
}

interface LoggedEvent {
  deviceId: string;
  event: ExamEventInput;
}

export type Happening = Omit<ExamEventInput, 'seq' | 'clientTime'>;

export type OnDevice = Pick<Sitting, 'attemptId' | 'deviceId'>;

export const lockOf = (attemptId: string): string => `exam ${attemptId}`;

const SITTINGS = 'exam-sitting/';
const eventsOf = (attemptId: string): string => `exam-events/${attemptId}/`;

/** An attempt that went on elsewhere comes back under a new name, and what was written under the old one stays apart. */
const logOf = ({ attemptId, deviceId }: OnDevice): string => `${eventsOf(attemptId)}${deviceId}/`;

/** Keys sort as letters do, so a number has as many of them as the longest exam will ever need. */
const keyOf = (seq: number): string => String(seq).padStart(8, '0');

/** Keeps which attempt this device is about to sit, before the server hears of it: a start that is repeated uses one. */
export const storeSitting = (store: DeviceStore, sitting: Sitting): Promise<void> =>
  store.put(`${SITTINGS}${sitting.examId}`, sitting);

/** The attempt of an exam that a user is sitting on this device. */
export async function storedSitting(
  store: DeviceStore,
  examId: string,
  personId: string,
): Promise<Sitting | null> {
  const [kept] = await store.all(`${SITTINGS}${examId}`);
  const sitting = kept?.value as Sitting | undefined;
  return sitting?.personId === personId ? sitting : null;
}

/**
 * Lets an attempt go that has ended. What the server does not have of it stays: if the attempt is reinstated, it is gone on with
 * on this device.
 */
export const forgetSitting = (store: DeviceStore, { examId }: Sitting): Promise<void> =>
  store.remove(`${SITTINGS}${examId}`);

const placeOf = (attemptId: string): string => `exam-place/${attemptId}`;

/** Keeps which question of an attempt this device shows. */
export const storePlace = (store: DeviceStore, { attemptId }: OnDevice, questionId: string): Promise<void> =>
  store.put(placeOf(attemptId), questionId);

export const storedPlace = async (store: DeviceStore, { attemptId }: OnDevice): Promise<string | null> =>
  ((await store.all(placeOf(attemptId)))[0]?.value as string | undefined) ?? null;

export const forgetPlace = (store: DeviceStore, { attemptId }: OnDevice): Promise<void> =>
  store.remove(placeOf(attemptId));

/** Whether this device has written anything of an attempt under a name. */
export const hasWritten = async (store: DeviceStore, sitting: OnDevice): Promise<boolean> =>
  (await store.all(logOf(sitting))).length > 0;

/** What this device has written of an attempt under other names, before the attempt went on elsewhere; the newest last. */
export const writtenBefore = async (
  store: DeviceStore,
  { attemptId, deviceId }: OnDevice,
): Promise<ExamEventInput[]> =>
  (await store.all(eventsOf(attemptId)))
    .map(({ value }) => value as LoggedEvent)
    .filter((kept) => kept.deviceId !== deviceId)
    .map(({ event }) => event)
    .toSorted((a, b) => Date.parse(a.clientTime) - Date.parse(b.clientTime));

/** The server has all that happened in an attempt. */
export const forgetEvents = (store: DeviceStore, { attemptId }: Sitting): Promise<void> =>
  store.remove(eventsOf(attemptId));

/** A number that the device has lost is told as a coming back: the server waits for every number before the next. */
function withoutGaps(kept: readonly LoggedEvent[]): ExamEventInput[] {
  const bySeq = new Map(kept.map(({ event }) => [event.seq, event]));
  const last = kept.at(-1)?.event.seq ?? 0;
  return Array.from({ length: last }, (_, index): ExamEventInput => {
    const seq = index + 1;
    return bySeq.get(seq) ?? { seq, kind: 'CAME_BACK', clientTime: writtenInstant(new Date()) };
  });
}

/**
 * Everything that happens while an attempt is sat, numbered 1, 2, 3 …, written to the device before anything is sent.
 * What was written is never changed.
 */
export class DeviceLog {
  readonly #sitting: OnDevice;
  readonly #entries: StoredEntries<LoggedEvent>;
  #events: ExamEventInput[];
  #last: number;

  private constructor(sitting: OnDevice, entries: StoredEntries<LoggedEvent>) {
    this.#sitting = sitting;
    this.#entries = entries;
    this.#events = withoutGaps(entries.items);
    this.#last = this.#events.at(-1)?.seq ?? 0;
  }

  static async open(store: DeviceStore, sitting: OnDevice): Promise<DeviceLog> {
    const entries = new StoredEntries<LoggedEvent>(store, logOf(sitting));
    await entries.read();
    return new DeviceLog(sitting, entries);
  }

  get events(): readonly ExamEventInput[] {
    return this.#events;
  }

  get last(): number {
    return this.#last;
  }

  /** Whether the device holds everything; where it does not, the page goes on with its memory, and says so. */
  get isKept(): boolean {
    return this.#entries.isKept;
  }

  /** What the server has under a number must not be told again under it, even if the device has lost it. */
  goOnAfter(seq: number): void {
    this.#last = Math.max(this.#last, seq);
  }

  append(happening: Happening): void {
    this.#last += 1;
    const event = { ...happening, seq: this.#last, clientTime: writtenInstant(new Date()) };
    this.#events = [...this.#events, event];
    this.#entries.append({ deviceId: this.#sitting.deviceId, event }, keyOf(event.seq));
  }

  /** Settles when all that was appended so far is on the device, or will never be. */
  written(): Promise<void> {
    return this.#entries.written();
  }

  after(seq: number): readonly ExamEventInput[] {
    return this.#events.filter((event) => event.seq > seq);
  }
}
