import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { loadScreen } from '#kit/client/loading/load-screen.ts';
import { useShortcuts } from '#kit/ui/shortcut/shortcuts.ts';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { TaskRow } from '#kit/ui/task-row/task-row.tsx';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { Text } from '#kit/ui/text/text.tsx';
import styles from '../dashboard.module.css';
import type { Waiting, WaitingItem } from '../waiting.ts';

/** No student decides about anything. */
const DecideHere = lazy(async () => ({
  default: (await loadScreen(() => import('./decide-here.tsx'))).DecideHere,
}));

/** Leads to what is to be done at this moment. */
const NOW_KEY = 'r';

/**
 * What is waiting, how much of it, where and since when. A press leads to where it is done; where it can be decided at once, the
 * first of it is.
 */
export const WaitingRow = ({
  waiting: { name, count, path, icon, place, since, isNow, item },
}: {
  waiting: Waiting;
}) => (
  <>
    {isNow && <NowKey path={path} />}
    <TaskRow
      to={path}
      icon={icon}
      isOpen
      title={<Text id={`${name}Waiting` as MessageId} values={{ count }} />}
      action={
        <>
          <Text id={`${name}Action` as MessageId} />
          {isNow && (
            <kbd className={styles['now']} aria-hidden>
              {NOW_KEY}
            </kbd>
          )}
        </>
      }
      facts={
        <>
          {place}
          {place && since && ' · '}
          {since && <Text id="waitsSince" values={{ when: <Moment at={since} shows="day" /> }} />}
        </>
      }
    />
    {item && (
      <Suspense fallback={<ItemToCome item={item} />}>
        <DecideHere queue={name} item={item} />
      </Suspense>
    )}
  </>
);

/** The first of a queue while its buttons are on their way: it has the height that it will have, so that nothing moves. */
const ItemToCome = ({ item: { studentName, about, text } }: { item: WaitingItem }) => (
  <div className={styles['decide']}>
    <p>
      <strong>{studentName}</strong>
      {about && ` · ${about}`}
      {text !== '' && (
        <>
          <br />
          <q>{text}</q>
        </>
      )}
    </p>
    <span className={styles['ways']} />
  </div>
);

/** What is to be done at this moment is one key away. */
function NowKey({ path }: { path: string }) {
  const navigate = useNavigate();
  useShortcuts([
    { keys: NOW_KEY, label: 'rollNowAction', group: 'thisScreen', run: () => void navigate(path) },
  ]);
  return null;
}
