import { useRef, type ReactNode } from 'react';
import { Note } from '#kit/ui/note/note.tsx';
import { Spinner } from '#kit/ui/spinner/spinner.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { Chapter } from '../../rules/chapter.ts';
import type { Cue } from '../../rules/cue.ts';
import type { Source } from '../../rules/films/film-choice.ts';
import { playerChoices } from '../player-choices.ts';
import { Controls } from './controls.tsx';
import { PlayerIcon } from './player-icon.tsx';
import styles from './player.module.css';
import { SubtitleOverlay } from './subtitle-overlay.tsx';
import type { Media } from './use-media.ts';
import { useIdle } from './use-idle.ts';
import { usePlayerKeys } from './use-player-keys.ts';
import { useScreens } from './use-screens.ts';
import { useSource } from './use-source.ts';

interface PlayerProps {
  media: Media;
  source: Source;
  film: {
    title: string;
    startAt: number;
    chapters: readonly Chapter[];
    /** Stands on the stage when the lesson is over. */
    atEnd: ReactNode;
  };
  subtitles: { cues: readonly Cue[]; locales: readonly string[]; shown: string | null };
  /** Asks for addresses that have not expired. */
  onLost: () => Promise<void>;
  /** Stands where subtitles would, when they cannot be shown. */
  notice: ReactNode;
}

export function Player({ media, source, film, subtitles, onLost, notice }: PlayerProps) {
  const text = useText();
  const stage = useRef<HTMLDivElement>(null);
  const { element, second, seconds, isPlaying, isWaiting, events } = media;
  const screensOfStage = useScreens(stage, element);
  const screens = source.kind === 'VIDEO' ? screensOfStage : null;
  const { heights, trouble, isBeginning } = useSource({ element, source, startAt: film.startAt, onLost });
  const isUntouched = !isPlaying && second === film.startAt;
  const isOver = !isPlaying && seconds > 0 && second >= seconds - 0.5;
  const next = isOver && film.atEnd;
  usePlayerKeys(media, screens);
  const { isIdle, hands } = useIdle(stage, isPlaying && source.kind === 'VIDEO');

  return (
    <div ref={stage} className={styles['stage']} data-kind={source.kind} data-idle={isIdle} {...hands}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- Subtitles are drawn by us, over the picture. */}
      <video
        ref={element}
        className={styles['film']}
        playsInline
        // Streams lie in the storage, on another host than their lists; browsers join the two only by its leave.
        crossOrigin="anonymous"
        preload="metadata"
        poster={source.posterUrl ?? undefined}
        aria-label={film.title}
        tabIndex={0}
        onClick={media.toggle}
        {...events}
      />
      {source.kind === 'AUDIO' && !next && (
        <div className={styles['sound']}>
          <PlayerIcon name="headphones" />
          <p>{film.title}</p>
        </div>
      )}
      {next && <div className={styles['over']}>{next}</div>}
      {isUntouched && !isBeginning && (
        <button
          type="button"
          className={styles['begin']}
          aria-label={text('playLesson')}
          onClick={media.toggle}
        >
          <PlayerIcon name="play" />
        </button>
      )}
      <SubtitleOverlay
        cues={subtitles.shown && !isUntouched ? subtitles.cues : []}
        second={second}
        style={playerChoices.use()}
        locale={subtitles.shown}
      />
      <div className={styles['notice']}>
        {trouble && (
          <Note tone="warning">
            <Text id={trouble === 'film' ? 'filmBroken' : 'filmLost'} />
          </Note>
        )}
        {notice}
      </div>
      {isWaiting && isPlaying && !trouble && (
        <div className={styles['waiting']}>
          <Spinner />
        </div>
      )}
      <Controls
        media={media}
        chapters={film.chapters}
        thumbnailsUrl={source.thumbnailsUrl}
        subtitles={subtitles}
        heights={heights}
        screens={screens}
      />
    </div>
  );
}
