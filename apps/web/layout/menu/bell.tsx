import { Icon } from '#kit/ui/icon/icon.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import styles from './bell.module.css';

/** The way to one's notifications. */
export function Bell() {
  const text = useText();
  return (
    <Link to="/notifications" className={styles['bell']} aria-label={text('menuNotifications')}>
      <Icon name="bell" />
    </Link>
  );
}
