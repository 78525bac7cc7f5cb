import { NavLink } from 'react-router';
import type { SignedInUser } from '#kit/client/session/session.ts';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { MenuEntry } from '../../site-map/menus.ts';
import { useMenus } from '../use-menus.ts';
import styles from './tab-bar.module.css';

export function SignedInTabBar({ user }: { user: SignedInUser }) {
  const { kind, main } = useMenus(user);
  return kind === 'student' ? <TabBar entries={main} /> : null;
}

interface TabBarProps {
  entries: readonly MenuEntry[];
}

/** The students' menu on a phone, where the thumb is. */
export function TabBar({ entries }: TabBarProps) {
  const text = useText();
  if (entries.length === 0) return null;
  return (
    <nav className={styles['tabs']} aria-label={text('mainMenu')}>
      {entries.map(({ path, label, icon }) => (
        <NavLink key={path} to={path}>
          {icon && <Icon name={icon} />}
          <span>
            <Text id={label} />
          </span>
        </NavLink>
      ))}
    </nav>
  );
}
