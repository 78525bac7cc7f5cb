import { useLocation } from 'react-router';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { MenuGroup, MenuItem } from '#kit/ui/menu/menu-item.tsx';
import { Menu } from '#kit/ui/menu/menu.tsx';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { placeOf } from '../../site-map/place-of.ts';
import { NAMED_PLACES, type MenuEntry } from '../../site-map/menus.ts';
import styles from './bar.module.css';

interface EntriesMenuProps {
  label: MessageId;
  entries: readonly MenuEntry[];
  /** Stand under a heading of their own. */
  restricted?: readonly MenuEntry[];
  /** Entries beside it, of which the one that leads here is marked already. */
  marked?: readonly MenuEntry[];
}

/** Entries that drop down from the bar. It is not there when there are none. */
export function EntriesMenu({ label, entries, restricted = [], marked = [] }: EntriesMenuProps) {
  const text = useText();
  const here = placeOf(useLocation().pathname, NAMED_PLACES)?.path;
  const all = [...entries, ...restricted];
  const leadsHere = ({ path }: MenuEntry): boolean => path === here;
  if (all.length === 0) return null;
  return (
    <Menu
      label={text(label)}
      align="start"
      renderButton={(links) => (
        <button
          type="button"
          className={styles['entry']}
          data-current={all.some(leadsHere) && !marked.some(leadsHere)}
          {...links}
        >
          <Text id={label} />
          <Icon name="chevronDown" size="small" />
        </button>
      )}
    >
      <EntryItems entries={entries} />
      {restricted.length > 0 && (
        <MenuGroup heading={text('menuRestricted')}>
          <EntryItems entries={restricted} />
        </MenuGroup>
      )}
    </Menu>
  );
}

function EntryItems({ entries }: { entries: readonly MenuEntry[] }) {
  return entries.map(({ path, label, icon }) => (
    <MenuItem key={path} action={path} {...(icon && { icon })}>
      <Text id={label} />
    </MenuItem>
  ));
}
