import type { ExamEventInput } from '#kit/client/schema-types.generated.ts';

export interface Line {
  record(events: readonly ExamEventInput[]): Promise<Acknowledgement>;
  submit(events: readonly ExamEventInput[]): Promise<void>;
}

export interface Acknowledgement {
  upTo: number;
  now: string;
  /** When the attempt ends by itself, as far as the server knows by now. */
  expiresAt: string | null;
}

const MAX_EVENTS = 200;
/** A browser sends the last words of a page that is left only if they are short, and a server reads no endless ones. */
const MAX_BYTES = 48_000;

const bytesOf = (event: ExamEventInput): number => new TextEncoder().encode(JSON.stringify(event)).length;

export function oneCall(events: readonly ExamEventInput[]): readonly ExamEventInput[] {
  let bytes = 0;
  const fits = events.slice(0, MAX_EVENTS).findIndex((event, index) => {
    bytes += bytesOf(event);
    return index > 0 && bytes > MAX_BYTES;
  });
  return events.slice(0, fits === -1 ? MAX_EVENTS : fits);
}
