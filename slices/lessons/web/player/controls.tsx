import { useText } from '#kit/ui/text/use-text.ts';
import type { Chapter } from '../../rules/chapter.ts';
import { clock } from '../../rules/watching/playback.ts';
import { ControlButton } from './control-button.tsx';
import { QualityMenu, SpeedMenu, SubtitleMenu } from './player-menus.tsx';
import styles from './controls.module.css';
import { ScrubBar } from './scrub-bar.tsx';
import type { Media } from './use-media.ts';
import type { Screens } from './use-screens.ts';

interface ControlsProps {
  media: Media;
  chapters: readonly Chapter[];
  thumbnailsUrl: string | null;
  subtitles: { locales: readonly string[]; shown: string | null };
  /** Those the film can be shown in; none where nobody can choose. */
  heights: readonly number[];
  /** Other ways to see the picture; none where there is only sound. */
  screens: Screens | null;
}

export function Controls({ media, chapters, thumbnailsUrl, subtitles, heights, screens }: ControlsProps) {
  const text = useText();
  const { second, seconds, isPlaying, isMuted } = media;
  return (
    <div className={styles['controls']}>
      <ScrubBar
        second={second}
        seconds={seconds}
        chapters={chapters}
        thumbnailsUrl={thumbnailsUrl}
        onSeek={media.seek}
      />
      <div className={styles['row']}>
        <ControlButton
          icon={isPlaying ? 'pause' : 'play'}
          label={text(isPlaying ? 'pauseLesson' : 'playLesson')}
          onClick={media.toggle}
        />
        <ControlButton icon="back" label={text('backTenSeconds')} onClick={() => media.jump(-1)} />
        <ControlButton icon="forward" label={text('forwardTenSeconds')} onClick={() => media.jump(1)} />
        <span className={styles['desk']}>
          <ControlButton
            icon={isMuted ? 'muted' : 'volume'}
            label={text(isMuted ? 'unmute' : 'mute')}
            onClick={() => media.mute(!isMuted)}
          />
        </span>
        <span className={styles['time']}>
          {clock(second)} / {clock(seconds)}
        </span>
        <span className={styles['end']}>
          <SpeedMenu onChoose={media.setSpeed} />
          {heights.length > 0 && <QualityMenu heights={heights} />}
          <SubtitleMenu {...subtitles} />
          {screens?.inPicture && (
            <span className={styles['desk']}>
              <ControlButton icon="inPicture" label={text('pictureInPicture')} onClick={screens.inPicture} />
            </span>
          )}
          {screens && (
            <ControlButton icon="fullScreen" label={text('fullScreen')} onClick={screens.toggleFull} />
          )}
        </span>
      </div>
    </div>
  );
}
