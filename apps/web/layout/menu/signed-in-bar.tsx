import type { SignedInUser } from '#kit/client/session/session.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { FindBox } from '../../palette/find-box.tsx';
import type { Menus } from '../../site-map/menus.ts';
import titleStyles from '../title-bar.module.css';
import { exists, useMayGoAbout, useMenus } from '../use-menus.ts';
import { AccountMenu } from './account-menu.tsx';
import { BarEntries } from './bar-entries.tsx';
import styles from './bar.module.css';
import { Bell } from './bell.tsx';
import { EntriesMenu } from './entries-menu.tsx';

interface SignedInBarProps {
  user: SignedInUser;
}

export function SignedInBar({ user }: SignedInBarProps) {
  const menus = useMenus(user);
  const mayGoAbout = useMayGoAbout(user);
  return (
    <>
      <BarMenus menus={menus} />
      <div className={titleStyles['end']}>
        {mayGoAbout && <FindBox />}
        {mayGoAbout && exists('/notifications') && <Bell />}
        <AccountMenu user={user} entries={menus.account} />
      </div>
    </>
  );
}

/** The menus in the bar itself: the main one, and the settings for users who have any. */
export function BarMenus({ menus }: { menus: Menus }) {
  const text = useText();
  return (
    <nav className={styles['menu']} aria-label={text('mainMenu')}>
      <BarEntries entries={menus.main} />
      <EntriesMenu
        label="menuSettings"
        entries={menus.settings}
        restricted={menus.restricted}
        marked={menus.main}
      />
    </nav>
  );
}
