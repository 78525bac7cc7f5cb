import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { Floating } from '../floating/floating.tsx';
import type { Align } from '../floating/place-floating.ts';
import { CloseMenu } from './menu-context.ts';
import { itemByKey } from './menu-keys.ts';
import styles from './menu.module.css';

/** What the button of a menu must carry. */
export interface MenuButtonLinks {
  ref: RefObject<HTMLButtonElement | null>;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

interface MenuProps {
  /** Draws the button that opens it. */
  renderButton: (links: MenuButtonLinks) => ReactNode;
  /** The name of the list of actions, read aloud. */
  label: string;
  align?: Align;
  /** Items, headings and separators. */
  children: ReactNode;
}

/** A button and the actions that drop down from it. Arrows, Home, End and first letters lead through them. */
export function Menu({ renderButton, label, align = 'end', children }: MenuProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [entry, setEntry] = useState<'first' | 'last' | null>(null);

  function close(): void {
    setEntry(null);
    anchor.current?.focus();
  }

  return (
    <>
      {renderButton({
        ref: anchor,
        'aria-haspopup': 'menu',
        'aria-expanded': entry !== null,
        onClick: () => setEntry(entry ? null : 'first'),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setEntry(event.key === 'ArrowUp' ? 'last' : 'first');
        },
      })}
      {entry && (
        <Floating anchor={anchor} align={align} onDismiss={close}>
          <CloseMenu value={close}>
            <MenuList label={label} entry={entry} onLeave={() => setEntry(null)}>
              {children}
            </MenuList>
          </CloseMenu>
        </Floating>
      )}
    </>
  );
}

interface MenuListProps {
  label: string;
  /** The item that gets the focus. */
  entry: 'first' | 'last';
  onLeave: () => void;
  children: ReactNode;
}

function MenuList({ label, entry, onLeave, children }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null);

  // Not before the layout: what does not float yet cannot take the focus.
  useEffect(
    function enter() {
      if (list.current) itemByKey(list.current, entry === 'first' ? 'Home' : 'End')?.focus();
    },
    [entry],
  );

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    if (event.key === 'Tab') return onLeave();
    const item = itemByKey(event.currentTarget, event.key);
    if (!item) return;
    event.preventDefault();
    item.focus();
  }

  return (
    <div
      ref={list}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className={styles['menu']}
      onKeyDown={onKeyDown}
    >
      {children}
    </div>
  );
}
