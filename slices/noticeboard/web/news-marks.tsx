import { Icon } from '#kit/ui/icon/icon.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import styles from './news-marks.module.css';

const PIN = { path: 'M12 16v5.5M8 3.5h8M9.5 3.5v6l-3 4V16h11v-2.5l-3-4v-6' };

interface NewsMarksProps {
  isRead: boolean;
  pinned: boolean;
}

/** What stands before the title of a post: a dot while it is unread, a pin where it is pinned. */
export const NewsMarks = ({ isRead, pinned }: NewsMarksProps) => (
  <>
    {!isRead && (
      <span className={styles['dot']}>
        <span className={styles['spoken']}>
          <Text id="newsUnread" />{' '}
        </span>
      </span>
    )}
    {pinned && (
      <span className={styles['pin']}>
        <Icon name={PIN} size="small" />
        <span className={styles['spoken']}>
          <Text id="newsPinned" />{' '}
        </span>
      </span>
    )}
  </>
);
