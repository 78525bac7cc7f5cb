import { useState } from 'react';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { Moment } from '#kit/ui/moment/moment.tsx';
import styles from '../transcripts.module.css';
import { ReasonDialog } from './reason-dialog.tsx';
import { SHOWN_TRANSCRIPTS } from './shown-transcripts.ts';
import {
  holdTranscripts,
  liftTranscriptHold,
  type StandingHoldFragment,
} from './student-transcripts.graphql.generated.ts';

interface HoldsCardProps {
  studentId: string;
  holds: readonly StandingHoldFragment[];
}

/** What keeps a student's transcripts from being issued. Holds are put and lifted with Undo. */
export function HoldsCard({ studentId, holds }: HoldsCardProps) {
  const text = useText();
  const undoToast = useUndoToast();
  const { mutate, isBusy } = useMutation({ stale: SHOWN_TRANSCRIPTS });
  /** Of the hold that is being put: pressing twice puts one. */
  const [newHoldId, setNewHoldId] = useState<string | null>(null);

  async function put(reason: string, holdId: string): Promise<boolean> {
    if (!(await mutate(holdTranscripts, { holdId, studentId, reason }))) return false;
    undoToast(text('transcriptsWereHeld'), () => void lift({ _id: holdId, reason }));
    return true;
  }

  async function lift({ _id, reason }: Pick<StandingHoldFragment, '_id' | 'reason'>): Promise<void> {
    if (!(await mutate(liftTranscriptHold, { holdId: _id }))) return;
    undoToast(text('holdWasLifted'), () => void put(reason, crypto.randomUUID()));
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
                    {hold.path === null ? (
                      <Text
                        id="holdPutBy"
                        values={{
                          day: <Moment at={hold.putAt} shows="day" />,
                          name: hold.putByName ?? '–',
                        }}
                      />
                    ) : (
                      <Text id="holdEndsByItself" />
                    )}
                  </small>
                </span>
                {hold.path === null && (
                  <Button isProcessing={isBusy} onClick={() => void lift(hold)}>
                    <Text id="liftHold" />
                  </Button>
                )}
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
