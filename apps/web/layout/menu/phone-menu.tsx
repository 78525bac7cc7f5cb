import { useEffect, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { MenuEntry, Menus } from '../../site-map/menus.ts';
import styles from './phone-menu.module.css';

interface PhoneMenuProps {
  menus: Menus;
}

/** Below 768 px a button opens all menus as one list. Students have their entries at the foot of the page instead. */
export function PhoneMenu({ menus }: PhoneMenuProps) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState(key);
  const isShown = isOpen && openedAt === key;
  useEffect(
    function closeByEscape() {
      if (!isShown) return;
      const listening = new AbortController();
      const onKey = (event: KeyboardEvent): void => {
        if (event.key !== 'Escape') return;
        setIsOpen(false);
        button.current?.focus();
      };
      document.addEventListener('keydown', onKey, { signal: listening.signal });
      return () => listening.abort();
    },
    [isShown],
  );
  const main = menus.kind === 'staff' ? menus.main : [];
  if (main.length + menus.settings.length + menus.restricted.length === 0) return null;
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles['opener']}
        aria-expanded={isShown}
        aria-label={text('menu')}
        onClick={() => {
          setIsOpen(!isShown);
          setOpenedAt(key);
        }}
      >
        <Icon name={isShown ? 'close' : 'menu'} />
      </button>
      {isShown && (
        <nav className={styles['sheet']} aria-label={text('mainMenu')}>
          <Entries entries={main} />
          <Entries heading="menuSettings" entries={menus.settings} />
          <Entries heading="menuRestricted" entries={menus.restricted} />
        </nav>
      )}
    </>
  );
}

interface EntriesProps {
  heading?: 'menuSettings' | 'menuRestricted';
  entries: readonly MenuEntry[];
}

function Entries({ heading, entries }: EntriesProps) {
  if (entries.length === 0) return null;
  return (
    <>
      {heading && (
        <h2>
          <Text id={heading} />
        </h2>
      )}
      <ul>
        {entries.map(({ path, label, icon }) => (
          <li key={path}>
            <NavLink to={path}>
              {icon && <Icon name={icon} />}
              <Text id={label} />
            </NavLink>
          </li>
        ))}
      </ul>
    </>
  );
}
