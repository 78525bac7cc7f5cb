/* oxlint-disable jsx-a11y/prefer-tag-over-role -- Neither a select nor a datalist can be led by a field beside it. */
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { noteRecentPlace } from '#kit/client/storage/recent-places.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { beginsWord } from './match-words.ts';
import { PaletteFoot } from './palette-foot.tsx';
import { PaletteFrame, type PaletteTexts } from './palette-frame.tsx';
import { PaletteLine } from './palette-line.tsx';
import { linesOf, type PaletteOption } from './palette-options.ts';
import styles from './palette.module.css';
import { usePaletteGroups, type PaletteOffer } from './use-palette-groups.ts';

interface PaletteProps extends PaletteTexts {
  offer: PaletteOffer;
  onClose: () => void;
}

const TOLD = {
  searching: 'paletteSearching',
  done: 'nothingFound',
  failed: 'paletteUnreachable',
} as const;

/** One field that finds every screen, record and action the user may reach. */
export function Palette({ offer, words, onType, onClose }: PaletteProps) {
  const text = useText();
  const navigate = useNavigate();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<{ words: string; id: string } | null>(null);
  const { groups, search } = usePaletteGroups(offer, words);
  const lines = linesOf(groups);
  // Later results may come to stand above; Enter still opens the one that was highlighted, if what was typed means it.
  const index = Math.max(held?.words === words ? lines.findIndex((line) => line.id === held.id) : 0, 0);
  const active = lines[index];
  if (active && beginsWord(active.name, words) && (held?.words !== words || held.id !== active.id))
    setHeld({ words, id: active.id });

  useEffect(
    function keepTheActiveLineInSight() {
      list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
    },
    [index],
  );

  function choose({ action }: PaletteOption, isForNewTab: boolean): void {
    onClose();
    if (typeof action === 'function') return action();
    noteRecentPlace(action);
    if (isForNewTab) window.open(action, '_blank', 'noopener');
    else void navigate(action);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && lines.length > 0) {
      event.preventDefault();
      const next = lines[(index + step + lines.length) % lines.length];
      if (next) setHeld({ words, id: next.id });
    }
    if (event.key === 'Enter' && active && !event.nativeEvent.isComposing) {
      event.preventDefault();
      choose(active, event.ctrlKey || event.metaKey);
    }
  }

  return (
    <PaletteFrame
      words={words}
      onType={onType}
      onClose={onClose}
      leading={{
        role: 'combobox',
        'aria-expanded': true,
        'aria-controls': `${id}-list`,
        'aria-autocomplete': 'list',
        'aria-activedescendant': active && `${id}-${index}`,
        onKeyDown,
      }}
    >
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={text('findAnything')}
        className={styles['list']}
      >
        {groups.map(({ heading, options }) => (
          <div key={heading}>
            <div className={styles['heading']} aria-hidden="true">
              <Text id={heading} />
            </div>
            <div role="group" aria-label={text(heading)}>
              {options.map((option) => (
                <PaletteLine
                  key={option.id}
                  id={`${id}-${lines.indexOf(option)}`}
                  option={option}
                  words={words}
                  isActive={option === active}
                  onChoose={() => choose(option, false)}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
      {(lines.length === 0 || search === 'failed') && (
        <output className={styles['nothing']}>
          <Text id={TOLD[search]} values={{ words: words.trim() }} />
        </output>
      )}
      <PaletteFoot />
    </PaletteFrame>
  );
}
