import type { CSSProperties } from 'react';
import { useText } from '#kit/ui/text/use-text.ts';
import { chapterAt, type Chapter } from '../../rules/chapter.ts';
import { clock } from '../../rules/playback.ts';
import { thumbnailAt } from '../../rules/thumbnail.ts';
import { PeekPicture } from './peek-picture.tsx';
import styles from './scrub-bar.module.css';
import { usePeek } from './use-peek.ts';
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
