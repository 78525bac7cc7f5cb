import { useState } from 'react';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { useTimeText } from '#kit/ui/moment/use-time-text.ts';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { useAmount, useDayText } from '#slices/billing/web/api.ts';
import {
  endDuesException,
  personDues,
  type DuesExceptionRowFragment,
  type PersonDuesQuery,
} from './dues.graphql.generated.ts';
import styles from './dues.module.css';
import { ExceptionDialog } from './exception-dialog.tsx';

interface PersonDuesProps {
  personId: string;
  /** The campuses on which exceptions may be made. */
  regionIds: readonly string[];
}

/** What becomes of a student's overdue payments, and exceptions from it, for those who keep the books. */
export function PersonDues({ personId, regionIds }: PersonDuesProps) {
  const answer = useQuery(personDues, { personId });
  const [isExcepting, setIsExcepting] = useState(false);
  return (
    <Card title={<Text id="menuDues" />}>
      <div className={styles['stack']}>
        <DataView answer={answer} waiting={null} empty={null}>
          {({ dues }) => (
            <>
              {dues.holds.map((hold) => (
                <HoldNote key={hold.regionName} hold={hold} />
              ))}
              {dues.exceptions.map((exception) => (
                <ExceptionRow key={exception._id} exception={exception} />
              ))}
              <Reminders reminders={dues.reminders} />
            </>
          )}
        </DataView>
        <div>
          <Button aria-haspopup="dialog" onClick={() => setIsExcepting(true)}>
            <Text id="makeDuesException" />
          </Button>
        </div>
      </div>
      {isExcepting && (
        <ExceptionDialog personId={personId} regionIds={regionIds} onClose={() => setIsExcepting(false)} />
      )}
    </Card>
  );
}

type Dues = PersonDuesQuery['dues'];

function HoldNote({ hold }: { hold: Dues['holds'][number] }) {
  const amountText = useAmount();
  const { regionName: campus, overdue, holdAbove, currency } = hold;
  return (
    <Note tone="warning">
      <Text
        id="transcriptsHeldByDues"
        values={{ campus, amount: amountText(overdue, currency), limit: amountText(holdAbove, currency) }}
      />
    </Note>
  );
}

function Reminders({ reminders }: Pick<Dues, 'reminders'>) {
  const timeText = useTimeText();
  if (reminders.length === 0)
    return (
      <p className={styles['quiet']}>
        <Text id="remindedNever" />
      </p>
    );
  return (
    <ul className={styles['reminders']}>
      {reminders.map(({ invoiceId, number, daysAfter, sentAt }) => (
        <li key={`${invoiceId} ${daysAfter}`}>
          <Text id="remindedOf" values={{ number, days: daysAfter }} />
          <span className={styles['quiet']}>{timeText(sentAt, { shows: 'day' })}</span>
        </li>
      ))}
    </ul>
  );
}

function ExceptionRow({ exception }: { exception: DuesExceptionRowFragment }) {
  const { _id: duesExceptionId, kind, reason, validTo, isEnded, givenByName, givenAt } = exception;
  const text = useText();
  const dayText = useDayText();
  const timeText = useTimeText();
  const undoToast = useUndoToast();
  const { mutate, isBusy } = useMutation({ stale: [personDues] });
  const name = text(`duesException${kind}`);

  async function end(): Promise<void> {
    if (await mutate(endDuesException, { duesExceptionId, isEnded: true }))
      undoToast(
        text('duesExceptionEnded'),
        () => void mutate(endDuesException, { duesExceptionId, isEnded: false }),
      );
  }

  return (
    <div className={styles['row']}>
      <div>
        <b>{name}</b>{' '}
        {isEnded && (
          <Chip>
            <Text id="duesExceptionEnded" />
          </Chip>
        )}
        <div>{reason}</div>
        <div className={styles['quiet']}>
          {[
            validTo && text('duesExceptionUntilDay', { day: dayText(validTo) }),
            givenByName,
            timeText(givenAt, { shows: 'day' }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </div>
      </div>
      {!isEnded && (
        <Button
          isProcessing={isBusy}
          aria-label={text('endDuesExceptionNamed', { name })}
          onClick={() => void end()}
        >
          <Text id="endDuesException" />
        </Button>
      )}
    </div>
  );
}
