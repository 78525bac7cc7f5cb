import { useId, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Dialog } from '#kit/ui/modal/dialog.tsx';
import { ShortcutKeys } from '#kit/ui/shortcut/shortcut-keys.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import styles from './palette.module.css';

/** What has been typed so far, held by the opener of the palette. */
export interface PaletteTexts {
  words: string;
  onType: (words: string) => void;
}

interface PaletteFrameProps extends PaletteTexts {
  onClose: () => void;
  /** How the field leads through the lines, once there are any. */
  leading?: Omit<ComponentProps<'input'>, 'value' | 'onChange'>;
  children: ReactNode;
}

/** The window of the palette with the field one types into. */
export function PaletteFrame({ words, onType, onClose, leading, children }: PaletteFrameProps) {
  const text = useText();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);

  useLayoutEffect(function goOnAfterWhatWasTyped() {
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
  }, []);

  return (
    <Dialog className={styles['palette']} labelledBy={`${id}-name`} onClose={onClose}>
      <div className={styles['field']}>
        <Icon name="search" />
        <label id={`${id}-name`} htmlFor={`${id}-words`} className={styles['spoken']}>
          <Text id="findAnything" />
        </label>
        <input
          ref={field}
          id={`${id}-words`}
          type="text"
          autoComplete="off"
          spellCheck={false}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- The palette is opened to type.
          autoFocus
          placeholder={text('findAnything')}
          {...leading}
          value={words}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
        <button type="button" className={styles['close']} onClick={onClose}>
          <ShortcutKeys keys="esc" />
          <span className={styles['spoken']}>
            <Text id="close" />
          </span>
        </button>
      </div>
      {children}
    </Dialog>
  );
}
