import { Chip } from '#kit/ui/chip/chip.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { chapterAt, type Chapter } from '../rules/chapter.ts';
import { clock } from '../rules/watching/playback.ts';
import styles from './lesson.module.css';

interface ChaptersCardProps {
  chapters: readonly Chapter[];
  second: number;
  onSeek: (second: number) => void;
}

export function ChaptersCard({ chapters, second, onSeek }: ChaptersCardProps) {
  if (chapters.length === 0) return null;
  const now = chapterAt(chapters, second);
  return (
    <section className={styles['rows']}>
      <h2>
        <Text id="inThisLesson" />
      </h2>
      <ol>
        {chapters.map(({ startsAt, title }, index) => (
          <li key={startsAt} aria-current={index === now ? 'true' : undefined}>
            <button type="button" onClick={() => onSeek(startsAt)}>
              <time>{clock(startsAt)}</time>
              <span>{title}</span>
              {index === now && (
                <Chip tone="info">
                  <Text id="chapterNow" />
                </Chip>
              )}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
