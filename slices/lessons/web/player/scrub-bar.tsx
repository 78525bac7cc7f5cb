import { type CSSProperties, type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react';
import { useText } from '#kit/ui/text/use-text.ts';
import { type Chapter, chapterAt } from '../../rules/chapter.ts';
import { clock } from '../../rules/watching/playback.ts';
import { type Thumbnail, thumbnailAt } from '../../rules/films/thumbnail.ts';
import styles from './scrub-bar.module.css';
import { useThumbnails } from './use-thumbnails.ts';

interface ScrubBarProps {
  second: number;
  seconds: number;
  chapters: readonly Chapter[];
  thumbnailsUrl: string | null;
  onSeek: (second: number) => void;
}

/** Where the player is, and the way to anywhere else; a notch for every chapter, and a picture of where one would go. */
export function ScrubBar({ second, seconds, chapters, thumbnailsUrl, onSeek }: ScrubBarProps) {
  const text = useText();
  const { peekedAt, handlers } = usePeek(second, seconds);
  const thumbnails = useThumbnails(thumbnailsUrl, peekedAt !== null);
  const thumbnail = peekedAt === null ? null : thumbnailAt(thumbnails, peekedAt);
  const chapter = chapters[chapterAt(chapters, second)];
  const place = text('placeOfLength', { place: clock(second), length: clock(seconds) });
  const share = seconds > 0 ? Math.min(1, second / seconds) : 0;
  return (
    <div className={styles['scrub']} style={{ '--share': share } as CSSProperties}>
      <input
        type="range"
        min={0}
        max={Math.max(seconds, 0.1)}
        step={1}
        value={Math.min(second, seconds)}
        aria-label={text('placeInLesson')}
        aria-valuetext={chapter ? `${place}, ${chapter.title}` : place}
        {...handlers}
        onChange={({ currentTarget }) => onSeek(Number(currentTarget.value))}
      />
      {seconds > 0 &&
        chapters
          .filter(({ startsAt }) => startsAt > 0 && startsAt < seconds)
          .map(({ startsAt }) => (
            <i key={startsAt} style={{ insetInlineStart: `${(startsAt / seconds) * 100}%` }} />
          ))}
      {thumbnail && peekedAt !== null && (
        <PeekPicture thumbnail={thumbnail} second={peekedAt} place={peekedAt / seconds} />
      )}
    </div>
  );
}

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

/** Where a person looks before they go there: under the pointer, else where keys have moved the handle. */
function usePeek(second: number, seconds: number) {
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

interface PeekPictureProps {
  thumbnail: Thumbnail;
  second: number;
  /** Where on the bar, between 0 and 1. */
  place: number;
}

/** What the film shows at a place, over that place on the bar. The bar itself says the time to those who do not see it. */
function PeekPicture({ thumbnail: { url, x, y, width, height }, second, place }: PeekPictureProps) {
  return (
    <div
      className={styles['peek']}
      style={{ '--place': place, '--half': `${width / 2}px` } as CSSProperties}
      aria-hidden="true"
    >
      <span
        style={{ width, height, backgroundImage: `url("${url}")`, backgroundPosition: `-${x}px -${y}px` }}
      />
      <time>{clock(second)}</time>
    </div>
  );
}
