import { useEffect, useState, type KeyboardEvent, type PointerEvent } from 'react';

/** How long the picture stays after the last key. */
const REST_MS = 1_500;

/** The handle's middle never reaches the ends of the bar. */
const HALF_HANDLE = 7;

const MOVING_KEYS = new Set([
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
  'PageUp',
  'PageDown',
]);

/** The place a pointer is at, between 0 and 1: where a press would take the film. */
function shareUnder({ clientX, currentTarget }: PointerEvent<HTMLInputElement>): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  return Math.min(1, Math.max(0, (clientX - left - HALF_HANDLE) / Math.max(1, width - 2 * HALF_HANDLE)));
}

/** Where somebody looks before they go there: under the pointer, else where keys have moved the handle. */
export function usePeek(second: number, seconds: number) {
  const [share, setShare] = useState<number | null>(null);
  const [keys, setKeys] = useState(0);

  useEffect(
    function hideWhenKeysRest() {
      if (keys === 0) return;
      const timer = setTimeout(() => setKeys(0), REST_MS);
      return () => clearTimeout(timer);
    },
    [keys],
  );

  const peekedAt = share === null ? (keys > 0 ? second : null) : share * seconds;
  return {
    /** In seconds; null when nobody looks. */
    peekedAt: seconds > 0 ? peekedAt : null,
    handlers: {
      onPointerMove: (event: PointerEvent<HTMLInputElement>) => setShare(shareUnder(event)),
      onPointerDown: (event: PointerEvent<HTMLInputElement>) => setShare(shareUnder(event)),
      // A finger that is lifted points nowhere, a mouse stays where it is.
      onPointerUp: ({ pointerType }: PointerEvent) => pointerType !== 'mouse' && setShare(null),
      onPointerLeave: () => setShare(null),
      onPointerCancel: () => setShare(null),
      onKeyDown: ({ key }: KeyboardEvent) => MOVING_KEYS.has(key) && setKeys((count) => count + 1),
      onBlur: () => setKeys(0),
    },
  };
}
