import { useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import type { SignedInUser } from '#kit/client/session/session.ts';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useIsAtLeast } from '#kit/ui/use-is-at-least.ts';
import { NAMED_PLACES, type Menus } from '../../site-map/menus.ts';
import { placeOf } from '../../site-map/place-of.ts';
import { useMenus } from '../use-menus.ts';
import { MoreSheet } from './more-sheet.tsx';
import { tabsOf } from './tabs-of.ts';
import styles from './tab-bar.module.css';

export const SignedInTabBar = ({ user }: { user: SignedInUser }) => <TabBar menus={useMenus(user)} />;

interface TabBarProps {
  menus: Menus;
}

/** The menu of a phone, where the thumb is. What does not fit opens from "More". */
export function TabBar({ menus }: TabBarProps) {
  const text = useText();
  const isWide = useIsAtLeast('md');
  const { key, pathname } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const { tabs, more } = tabsOf(menus);
  if (tabs.length + more.length === 0) return null;
  // Going back or forward leaves the sheet behind, and so does a phone that is turned.
  const isOpen = openedAt === key && !isWide;
  const here = placeOf(pathname, NAMED_PLACES)?.path;
  const leadsHere = more.some(({ entries }) => entries.some(({ path }) => path === here));
  return (
    <nav className={styles['tabs']} aria-label={text('mainMenu')}>
      {tabs.map(({ path, label, icon }) => (
        <NavLink key={path} to={path} className={styles['tab'] ?? ''}>
          {icon && <Icon name={icon} />}
          <span>
            <Text id={label} />
          </span>
        </NavLink>
      ))}
      {more.length > 0 && (
        <button
          type="button"
          className={styles['tab']}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          data-current={leadsHere}
          onClick={() => setOpenedAt(key)}
        >
          <Icon name="menu" />
          <span>
            <Text id="menuMore" />
          </span>
        </button>
      )}
      {isOpen && <MoreSheet sections={more} onClose={() => setOpenedAt(null)} />}
    </nav>
  );
}
