import type { EventInput } from './event-input.ts';

/** What a page tells of its attempt. */
export interface AttemptReport {
  attemptId: string;
  deviceId: string;
  pageId: string;
  events: readonly EventInput[];
}

export interface Acknowledged {
  /** The device may forget its events up to this one. */
  upTo: number;
  now: Date;
  /** When the attempt ends by itself: it moves when more time is granted. */
  expiresAt: Date | null;
}
