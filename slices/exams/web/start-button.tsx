import { useState } from 'react';
import { useNavigate } from 'react-router';
import { deviceStore } from '#kit/client/storage/device-store.ts';
import { useSignedInUser } from '#kit/client/session/session.ts';
import { ActionButton } from '#kit/ui/button/action-button.tsx';
import { Button } from '#kit/ui/button/button.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { isLeaving } from '#slices/exams/rules/silence.ts';
import { isUndecided } from '#slices/exams/rules/sitting/accident.ts';
import { leftAfterStart } from '#slices/exams/rules/scheduling/may-start.ts';
import styles from './exams.module.css';
import type { OwnExam } from './own-exam.ts';
import { storeSitting, type Sitting } from './sitting/device-log.ts';
import { nameOfDevice } from './sitting/name-of-device.ts';

interface StartButtonProps {
  exam: OwnExam;
  /** The attempt that was reinstated, which is gone on with in place of a new one. */
  reinstatedId: string | null;
}

/** Begins an attempt, after one more question since that costs one; or goes on with one that was reinstated, which costs none. */
export function StartButton({ exam, reinstatedId }: StartButtonProps) {
  const text = useText();
  const { _id: examId, attempts, isPastDeadline } = exam;
  const { _id: personId, impersonatingUser } = useSignedInUser();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const [isStarting, setIsStarting] = useState(false);
  const isLateRetake = reinstatedId === null && isPastDeadline && attempts.length > 0;
  const last = attempts.find(({ number }) => number === Math.max(...attempts.map((one) => one.number)));
  // What would give away an attempt that staff can bring back is not what the page suggests.
  const isQuiet = isLateRetake || (last !== undefined && isUndecided(last));
  async function start(): Promise<void> {
    setIsAsking(false);
    setIsStarting(true);
    const sitting: Sitting = {
      examId,
      personId,
      attemptId: reinstatedId ?? crypto.randomUUID(),
      deviceId: reinstatedId ? await nameOfDevice(reinstatedId) : crypto.randomUUID(),
    };
    await storeSitting(deviceStore, sitting).catch(() => {
      // A browser that keeps nothing is handed the attempt instead, and the exam says that it keeps nothing.
    });
    void navigate(`/student/exams/${examId}/take`, { state: sitting });
  }
  return (
    <div className={styles['start']}>
      {isLateRetake && <Note>{text('lateRetakeCounts')}</Note>}
      <Button
        tone={isQuiet ? 'default' : 'primary'}
        size={isQuiet ? 'normal' : 'large'}
        isProcessing={isStarting}
        disabled={impersonatingUser !== null}
        aria-haspopup={reinstatedId ? undefined : 'dialog'}
        onClick={reinstatedId ? start : () => setIsAsking(true)}
      >
        {reinstatedId ? (
          <Text id="goOnWithExam" />
        ) : (
          <Text id="startAttempt" values={{ number: exam.attemptNumber }} />
        )}
      </Button>
      {isAsking && <StartQuestion exam={exam} onCancel={() => setIsAsking(false)} onStart={start} />}
    </div>
  );
}

interface StartQuestionProps {
  exam: OwnExam;
  onCancel: () => void;
  onStart: () => Promise<void>;
}

function StartQuestion({ exam, onCancel, onStart }: StartQuestionProps) {
  const { attemptNumber, allowedAttempts, attempts } = exam;
  const left = leftAfterStart({ allowed: allowedAttempts, used: attempts.length });
  const given = attempts.findLast(({ ending }) => ending && isLeaving(ending));
  return (
    <Modal
      isOpen
      title={<Text id="startAsks" values={{ number: attemptNumber }} />}
      onClose={onCancel}
      actions={
        <>
          <ActionButton action="cancel" onClick={onCancel} />
          <Button tone="primary" onClick={onStart}>
            <Text id="startAttempt" values={{ number: attemptNumber }} />
          </Button>
        </>
      }
    >
      <Text id="startCosts" values={{ left }} />
      {given && (
        <p>
          <Text id="startGivesUp" values={{ number: given.number }} />
        </p>
      )}
    </Modal>
  );
}
