import type { RichHtml } from '#kit/rich-text/rich-html.ts';
import { Button } from '../button/button.tsx';
import { Text } from '../text/text.tsx';
import { RichText } from './rich-text.tsx';
import { Toolbar } from './toolbar.tsx';
import styles from './rich-text-field.module.css';

interface StillTextProps {
  label: string;
  html: RichHtml;
  /** Why nobody can write here: it may not be changed, the editor is on its way, or the editor did not come. */
  why: 'locked' | 'waiting' | 'failed';
  onTryAgain: () => void;
}

const nothing = (): void => {};

/** The text where it cannot be written: exactly as high as it will be in the editor, so that nothing jumps. */
export function StillText({ label, html, why, onTryAgain }: StillTextProps) {
  return (
    <>
      {why !== 'locked' && <Toolbar editor={null} onLink={nothing} />}
      <div
        className={styles['scroller']}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- It groups no fields: it is read.
        role="group"
        aria-label={label}
        aria-busy={why === 'waiting'}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A long text is scrolled by keyboard too.
        tabIndex={0}
      >
        <RichText html={html} />
      </div>
      {why === 'failed' && (
        <p className={styles['failure']} role="alert">
          <Text id="editorFailed" />
          <Button onClick={onTryAgain}>
            <Text id="tryAgain" />
          </Button>
        </p>
      )}
    </>
  );
}
