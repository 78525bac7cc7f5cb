import { Icon } from '#kit/ui/icon/icon.tsx';
import { ShortcutKeys } from '#kit/ui/shortcut/shortcut-keys.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import styles from './find-box.module.css';
import { showOverlay } from './overlay.ts';

/** Looks like a field and opens the palette, where one types. Below 1024 px only its lens is left. */
export function FindBox() {
  return (
    <button
      type="button"
      className={styles['find']}
      aria-haspopup="dialog"
      onClick={() => showOverlay('palette')}
    >
      <Icon name="search" />
      <span className={styles['words']}>
        <Text id="findAnything" />
      </span>
      <span className={styles['keys']} aria-hidden="true">
        <ShortcutKeys keys="mod+k" />
      </span>
    </button>
  );
}
