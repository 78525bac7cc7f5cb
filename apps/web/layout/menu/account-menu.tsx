import type { SignedInUser } from '#kit/client/session/session.ts';
import { signOut } from '#kit/client/session/sign-out.ts';
import { leaveBy } from '#kit/ui/unsaved-changes/leaving.ts';
import { Avatar } from '#kit/ui/avatar/avatar.tsx';
import { MenuGroup, MenuItem, MenuSeparator } from '#kit/ui/menu/menu-item.tsx';
import { Menu } from '#kit/ui/menu/menu.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { MenuEntry } from '../../site-map/menus.ts';
import styles from './account-menu.module.css';

interface AccountMenuProps {
  user: SignedInUser;
  entries: readonly MenuEntry[];
}

/** What is one's own, and the way out, behind one's face. */
export function AccountMenu({ user, entries }: AccountMenuProps) {
  const text = useText();
  const label = text('accountMenu', { fullName: user.fullName });
  return (
    <Menu
      label={label}
      renderButton={(links) => (
        <button type="button" className={styles['account']} {...links}>
          <Avatar fullName={user.fullName} picture={user.smallPictureUrl} size="small" />
          <span className={styles['spoken']}>{label}</span>
        </button>
      )}
    >
      <MenuGroup heading={user.fullName}>
        {entries.map(({ path, label: name, icon }) => (
          <MenuItem key={path} action={path} {...(icon && { icon })}>
            <Text id={name} />
          </MenuItem>
        ))}
        {entries.length > 0 && <MenuSeparator />}
        <MenuItem action={() => leaveBy(() => void signOut())} icon="lock">
          <Text id="logout" />
        </MenuItem>
      </MenuGroup>
    </Menu>
  );
}
