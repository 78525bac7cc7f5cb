import { Link } from '#kit/ui/link/link.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import type { Book } from './book.ts';
import styles from './gradebook.module.css';

/** Whether the grades are settled, by whom, and why they were opened again before. */
export function BookStanding({ book: { finalisations, amendmentCount, mayUnlock } }: { book: Book }) {
  const [newest] = finalisations;
  if (!newest) return null;
  const day = (at: string) => <Moment at={at} shows="day" />;
  const { unlockedAt, unlockedByName, unlockReason, finalisedAt, finalisedByName } = newest;
  return (
    <div className={styles['standing']}>
      <Note tone={unlockedAt ? 'warning' : 'success'}>
        {unlockedAt ? (
          <Text
            id="bookUnlockedBy"
            values={{ day: day(unlockedAt), name: unlockedByName ?? '–', reason: unlockReason ?? '' }}
          />
        ) : (
          <Text id="bookFinalBy" values={{ day: day(finalisedAt), name: finalisedByName ?? '–' }} />
        )}
      </Note>
      {amendmentCount > 0 && mayUnlock && (
        <Note tone="warning">
          <Text id="amendmentsWaitInBook" values={{ count: amendmentCount }} />{' '}
          <Link to="/grade-amendments">
            <Text id="openAmendments" />
          </Link>
        </Note>
      )}
    </div>
  );
}
