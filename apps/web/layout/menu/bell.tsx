import { useIntl } from 'react-intl';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useUnreadCount } from '#slices/notifications/web/unread-count.ts';
import styles from './bell.module.css';

/** More than that is not worth reading on a bell. */
const COUNTED = 99;

/** The way to one's notifications, with how many are new. */
export function Bell() {
  const text = useText();
  const { formatNumber } = useIntl();
  const count = useUnreadCount();
  const label = count === 0 ? text('menuNotifications') : text('menuNotificationsNew', { count });
  return (
    <Link to="/notifications" className={styles['bell']} aria-label={label}>
      <Icon name="bell" />
      {count > 0 && (
        <span className={styles['count']}>
          {formatNumber(Math.min(count, COUNTED))}
          {count > COUNTED && '+'}
        </span>
      )}
    </Link>
  );
}
