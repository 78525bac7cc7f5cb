import { liveValue, useLiveValue } from '#kit/client/live-value.ts';
import { stopWithUser } from '#kit/client/session/work-of-user.ts';

const live = liveValue(0);
stopWithUser(() => live.set(0));

/** How much the reader has not read, as far as it is known. */
export const useUnreadCount = (): number => useLiveValue(live);

/** Takes what an answer has said of it. */
export const noteUnreadCount = (count: number): void => live.set(count);

/** Hears whenever an answer has said it. */
export const onUnreadCount = (hear: () => void): (() => void) => live.subscribe(hear);
