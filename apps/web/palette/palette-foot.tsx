import { ShortcutKeys } from '#kit/ui/shortcut/shortcut-keys.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import styles from './palette.module.css';

/** Reminds of the keys; screen readers hear them from the field. */
export function PaletteFoot() {
  return (
    <div className={styles['foot']} aria-hidden="true">
      <span>
        <ShortcutKeys keys="up down" />
        <Text id="paletteMove" />
      </span>
      <span>
        <ShortcutKeys keys="enter" />
        <Text id="paletteOpen" />
      </span>
      <span className={styles['desk']}>
        <ShortcutKeys keys="mod+enter" />
        <Text id="paletteNewTab" />
      </span>
    </div>
  );
}
