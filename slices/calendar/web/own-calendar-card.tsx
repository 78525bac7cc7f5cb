import { useState } from 'react';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { Confirm } from '#kit/ui/modal/confirm.tsx';
import { useTimeText } from '#kit/ui/moment/use-time-text.ts';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import {
  disconnectCalendar,
  readCalendarAgain,
  type ShownConnectionFragment,
} from './calendar.graphql.generated.ts';
import styles from './calendar-page.module.css';
import { useConsent } from './use-consent.ts';

interface OwnCalendarCardProps {
  /** Null where the reader has connected none. */
  connection: ShownConnectionFragment | null;
  onChanged: () => void;
}

/** The calendar that the reader keeps at Google: connected, read, and disconnected. */
export function OwnCalendarCard({ connection, onChanged }: OwnCalendarCardProps) {
  const text = useText();
  const { leave, isLeaving } = useConsent();
  const { mutate, isBusy } = useMutation();
  const [isAsking, setIsAsking] = useState(false);
  const isRefused = connection?.problem === 'calendarRefused';

  async function readAgain(): Promise<void> {
    if (await mutate(readCalendarAgain, {})) onChanged();
  }

  async function disconnect(): Promise<void> {
    setIsAsking(false);
    if (!(await mutate(disconnectCalendar, {}))) return;
    showToast('success', text('calendarDisconnected'));
    onChanged();
  }

  return (
    <Card title={<Text id="ownCalendarTitle" />}>
      {connection ? (
        <Reading connection={connection} />
      ) : (
        <p className={styles['quiet']}>
          <Text id="ownCalendarLead" />
        </p>
      )}
      <div className={styles['ways']}>
        {(!connection || isRefused) && (
          <Button isProcessing={isLeaving} onClick={() => void leave()}>
            <Text id="connectGoogle" />
          </Button>
        )}
        {connection && !isRefused && (
          <Button isProcessing={isBusy} onClick={() => void readAgain()}>
            <Text id="readAgain" />
          </Button>
        )}
        {connection && (
          <Button tone="danger" disabled={isBusy} aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
            <Text id="disconnectOwn" />
          </Button>
        )}
      </div>
      <Confirm
        isOpen={isAsking}
        title={<Text id="ownCalendarTitle" />}
        action={<Text id="disconnectOwn" />}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => void disconnect()}
      >
        <Text id="disconnectQuestion" />
      </Confirm>
    </Card>
  );
}

/** The last success, and what went wrong since. */
function Reading({ connection: { readAt, problem } }: { connection: ShownConnectionFragment }) {
  const timeText = useTimeText();
  return (
    <>
      {problem !== null && (
        <Note tone="warning">
          <Text id={problem === 'calendarRefused' ? 'ownCalendarRefused' : 'ownCalendarAway'} />
        </Note>
      )}
      {(readAt !== null || problem === null) && (
        <p className={styles['quiet']}>
          {readAt === null ? (
            <Text id="groupCalendarWaits" />
          ) : (
            <Text id="ownCalendarRead" values={{ read: timeText(readAt) }} />
          )}
        </p>
      )}
    </>
  );
}
