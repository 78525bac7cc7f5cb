import { use, type ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { useMayOpen } from '../link/may-open.ts';
import { CloseMenu } from './menu-context.ts';
import styles from './menu.module.css';

interface MenuItemProps {
  icon?: IconName;
  tone?: 'default' | 'danger';
  /** Stands quietly at the right: a shortcut, a count, a place. */
  aside?: ReactNode;
  /** The address it leads to, or what it does. */
  action: string | (() => void);
  disabled?: boolean;
  /** Whether its address is that of a file to store. */
  isDownload?: boolean;
  /** Whether it is the one in use, of several that exclude each other; not said of actions. */
  isChosen?: boolean;
  children: ReactNode;
}

/** One action of a menu. */
export function MenuItem({
  icon,
  tone = 'default',
  aside,
  action,
  disabled = false,
  isDownload = false,
  isChosen,
  children,
}: MenuItemProps) {
  const close = use(CloseMenu);
  const mayOpen = useMayOpen();
  const content = (
    <>
      {icon && <Icon name={icon} />}
      {isChosen !== undefined && <Icon name="check" />}
      <span>{children}</span>
      {aside && <span className={styles['aside']}>{aside}</span>}
    </>
  );
  const role = isChosen === undefined ? 'menuitem' : 'menuitemradio';
  const shared = {
    role,
    'aria-checked': isChosen,
    tabIndex: -1,
    className: styles['item'],
    'data-tone': tone,
  };
  if (typeof action === 'string' && isDownload)
    return (
      <a href={action} download {...shared} onClick={close}>
        {content}
      </a>
    );
  if (typeof action === 'string') {
    if (!mayOpen(action)) return null;
    return (
      <Link to={action} {...shared} onClick={close}>
        {content}
      </Link>
    );
  }
  return (
    <button
      type="button"
      {...shared}
      disabled={disabled}
      onClick={() => {
        close();
        action();
      }}
    >
      {content}
    </button>
  );
}

interface MenuGroupProps {
  heading: string;
  children: ReactNode;
}

/** Items that belong together, under a heading of their own. */
export function MenuGroup({ heading, children }: MenuGroupProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- A menu may hold groups, but no fieldsets.
    <div role="group" aria-label={heading} className={styles['group']}>
      <div className={styles['heading']} aria-hidden="true">
        {heading}
      </div>
      {children}
    </div>
  );
}

/** A line between items of different kinds. */
export function MenuSeparator() {
  return <hr className={styles['separator']} />;
}
