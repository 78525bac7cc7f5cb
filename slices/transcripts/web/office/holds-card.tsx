import { useState } from 'react';
import { useIntl } from 'react-intl';
import { call } from '#kit/client/call/call.ts';
import { useProblemToast } from '#kit/client/call/use-problem-toast.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import styles from '../transcripts.module.css';
import { ReasonDialog } from './reason-dialog.tsx';
import {
  holdTranscripts,
  liftTranscriptHold,
  type StandingHoldFragment,
} from './student-transcripts.graphql.generated.ts';

interface HoldsCardProps {
  studentId: string;
  holds: readonly StandingHoldFragment[];
  onChanged: () => void;
}

/** What keeps a student's transcripts from being issued. Holds are put and lifted with Undo. */
export function HoldsCard({ studentId, holds, onChanged }: HoldsCardProps) {
  const text = useText();
  const { formatDate } = useIntl();
  const undoToast = useUndoToast();
  const toastProblem = useProblemToast();
  /** Of the hold that is being put: pressing twice puts one. */
  const [newHoldId, setNewHoldId] = useState<string | null>(null);

  async function put(reason: string, holdId: string): Promise<void> {
    await call(holdTranscripts, { holdId, studentId, reason });
    onChanged();
    undoToast(text('transcriptsWereHeld'), () => void lift({ _id: holdId, reason }).catch(toastProblem));
  }

  async function lift({ _id, reason }: Pick<StandingHoldFragment, '_id' | 'reason'>): Promise<void> {
    await call(liftTranscriptHold, { holdId: _id });
    onChanged();
    undoToast(text('holdWasLifted'), () => void put(reason, crypto.randomUUID()).catch(toastProblem));
  }

  return (
    <Card title={<Text id="transcriptHolds" />}>
      <div className={styles['papers']}>
        {holds.length === 0 ? (
          <p className={styles['quiet']}>
            <Text id="noTranscriptHolds" />
          </p>
        ) : (
          <ul className={styles['issues']}>
            {holds.map((hold) => (
              <li key={hold._id}>
                <Icon name="lock" />
                <span className={styles['issue']}>
                  {hold.reason}
                  <small>
                    <Text
                      id="holdPutBy"
                      values={{
                        day: formatDate(hold.putAt, { dateStyle: 'medium' }),
                        name: hold.putByName ?? '–',
                      }}
                    />
                  </small>
                </span>
                <Button onClick={() => void lift(hold).catch(toastProblem)}>
                  <Text id="liftHold" />
                </Button>
              </li>
            ))}
          </ul>
        )}
        <div>
          <Button aria-haspopup="dialog" onClick={() => setNewHoldId(crypto.randomUUID())}>
            <Icon name="lock" />
            <Text id="holdTranscripts" />
          </Button>
        </div>
      </div>
      {newHoldId !== null && (
        <ReasonDialog
          title={text('holdTranscripts')}
          help={<Text id="holdTranscriptsHelp" />}
          action={text('holdTranscripts')}
          onReason={(reason) => put(reason, newHoldId)}
          onClose={() => setNewHoldId(null)}
        />
      )}
    </Card>
  );
}
