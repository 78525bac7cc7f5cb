import { cuesAt, type Cue } from '../../rules/cue.ts';
import type { SubtitleStyle } from '../../rules/watching/playback.ts';
import styles from './subtitle-overlay.module.css';

interface SubtitleOverlayProps {
  cues: readonly Cue[];
  second: number;
  style: SubtitleStyle;
  locale: string | null;
}

/** What is being said, over the picture. Drawn by us and not by the browser, so that it looks as it was chosen. */
export function SubtitleOverlay({ cues, second, style, locale }: SubtitleOverlayProps) {
  const { size, colour, background } = style;
  return (
    <div
      className={styles['subtitles']}
      data-size={size}
      data-colour={colour}
      data-background={background}
      lang={locale?.replace('_', '-')}
    >
      {cuesAt(cues, second).map(({ startsAt, words }) => (
        <p key={`${startsAt} ${words}`}>
          <span>{words}</span>
        </p>
      ))}
    </div>
  );
}
