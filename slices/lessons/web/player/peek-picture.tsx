import type { CSSProperties } from 'react';
import { clock } from '../../rules/playback.ts';
import type { Thumbnail } from '../../rules/thumbnail.ts';
import styles from './scrub-bar.module.css';

interface PeekPictureProps {
  thumbnail: Thumbnail;
  second: number;
  /** Where on the bar, between 0 and 1. */
  place: number;
}

/** What the film shows at a place, over that place on the bar. The bar itself says the time to those who do not see it. */
export function PeekPicture({ thumbnail: { url, x, y, width, height }, second, place }: PeekPictureProps) {
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
