/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- The field has the focus and hears the keys. */
import { Icon } from '#kit/ui/icon/icon.tsx';
import { ShortcutKeys } from '#kit/ui/shortcut/shortcut-keys.tsx';
import { matchWords } from './match-words.ts';
import type { PaletteOption } from './palette-options.ts';
import styles from './palette.module.css';

interface PaletteLineProps {
  id: string;
  option: PaletteOption;
  words: string;
  isActive: boolean;
  onChoose: () => void;
}

/** One line of the palette. The focus stays in the field; the active line is told by its id. */
export function PaletteLine({ id, option, words, isActive, onChoose }: PaletteLineProps) {
  const { icon, name, aside, keys } = option;
  return (
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles['line']}
      // The field must not lose the focus by a press in its list.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <Icon name={icon} />
      <span className={styles['told']}>
        <Marked text={name} words={words} /> {aside && <span className={styles['aside']}>{aside}</span>}
      </span>
      <span className={styles['end']} aria-hidden="true">
        {keys && <ShortcutKeys keys={keys} />}
        {isActive && <ShortcutKeys keys="enter" />}
      </span>
    </div>
  );
}

function Marked({ text, words }: { text: string; words: string }) {
  const match = matchWords(text, words);
  if (!match || match.from === match.to) return <span className={styles['name']}>{text}</span>;
  return (
    <span className={styles['name']}>
      {text.slice(0, match.from)}
      <mark>{text.slice(match.from, match.to)}</mark>
      {text.slice(match.to)}
    </span>
  );
}
