import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { config } from '#kit/client/config.ts';
import { deviceStore } from '#kit/client/device-store.ts';
import { useSignedInUser } from '#kit/client/session/session.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Spinner } from '#kit/ui/spinner/spinner.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useTextIfKnown } from '#kit/ui/text/use-text.ts';
import { SILENCE_MS } from '../rules/silence.ts';
import type { OwnExam } from './own-exam.ts';
import styles from './exams.module.css';
import { forgetSitting, keepSitting, keptSitting, type Sitting } from './sitting/device-log.ts';
import { isSatOn, nameOfDevice } from './sitting/name-of-device.ts';

/** The rules, the warning, and the button that begins an attempt; or the reason why there is none. */
export function StartExam({ exam }: { exam: OwnExam }) {
  const textIfKnown = useTextIfKnown();
  const { refusal, attempts, attemptNumber, allowedAttempts, limitMinutes } = exam;
  const open = attempts.find(({ endedAt }) => endedAt === null);
  if (open && !open.waits && refusal !== 'examOnlineOnly') return <GoOn exam={exam} open={open} />;
  if (refusal) {
    const { host } = new URL(config().mainHost);
    return <Note tone="warning">{textIfKnown(refusal, { host }) ?? refusal}</Note>;
  }
  return (
    <>
      <ul className={styles['rules']}>
        {limitMinutes !== null && (
          <li>
            {open && open.secondsLeft !== null ? (
              <Text id="timeLeftToGoOn" values={{ minutes: Math.floor(open.secondsLeft / 60) }} />
            ) : (
              <Text id="ruleOfTime" values={{ minutes: limitMinutes }} />
            )}
          </li>
        )}
        <li>
          <Text id="ruleOfLeaving" />
        </li>
        <li>
          <Text id="ruleOfNetwork" />
        </li>
        <li>
          <Text id="ruleOfSeventy" />
        </li>
      </ul>
      {!open && (
        <Note tone="warning">
          <Text id="startCounts" values={{ number: attemptNumber, allowed: allowedAttempts }} />
        </Note>
      )}
      <StartButton exam={exam} reinstatedId={open?._id ?? null} />
    </>
  );
}

interface StartButtonProps {
  exam: OwnExam;
  /** The attempt that was reinstated, which is gone on with in place of a new one. */
  reinstatedId: string | null;
}

function StartButton({ exam: { _id: examId, attemptNumber }, reinstatedId }: StartButtonProps) {
  const { _id: personId, impersonatingUser } = useSignedInUser();
  const navigate = useNavigate();
  const [isStarting, setIsStarting] = useState(false);
  async function start(): Promise<void> {
    setIsStarting(true);
    const sitting: Sitting = {
      examId,
      personId,
      attemptId: reinstatedId ?? crypto.randomUUID(),
      deviceId: reinstatedId ? await nameOfDevice(reinstatedId) : crypto.randomUUID(),
    };
    await keepSitting(deviceStore, sitting).catch(() => {
      // A browser that keeps nothing is handed the attempt instead, and the exam says that it keeps nothing.
    });
    void navigate(`/student/exams/${examId}/take`, { state: sitting });
  }
  return (
    <div className={styles['start']}>
      <Button
        tone="primary"
        size="large"
        isProcessing={isStarting}
        disabled={impersonatingUser !== null}
        onClick={start}
      >
        {reinstatedId ? (
          <Text id="goOnWithExam" />
        ) : (
          <Text id="startAttempt" values={{ number: attemptNumber }} />
        )}
      </Button>
    </div>
  );
}

/** An attempt is open: on this device, where one may go on at once, or on another, where it may be gone. */
function GoOn({ exam, open }: { exam: OwnExam; open: OwnExam['attempts'][number] }) {
  const { _id: examId, refusal } = exam;
  const { _id: attemptId, hasLeft } = open;
  const { _id: personId } = useSignedInUser();
  const navigate = useNavigate();
  const [isHere, setIsHere] = useState<boolean | null>(null);
  useEffect(
    function lookOnThisDevice() {
      let isShown = true;
      const look = async (): Promise<boolean> => {
        const sitting = await keptSitting(deviceStore, examId, personId);
        if (sitting?.attemptId === attemptId) return isSatOn(sitting);
        if (sitting) void forgetSitting(deviceStore, sitting);
        return false;
      };
      look().then(
        (found) => isShown && setIsHere(found),
        () => isShown && setIsHere(false),
      );
      return () => {
        isShown = false;
      };
    },
    [examId, personId, attemptId],
  );
  if (isHere === null) return <Spinner />;
  if (isHere)
    return (
      <Note tone="warning">
        <Text id="attemptOpenHere" />
        <Button tone="primary" onClick={() => void navigate(`/student/exams/${examId}/take`)}>
          <Text id="goOnWithExam" />
        </Button>
      </Note>
    );
  return (
    <>
      <Note tone="warning">
        {hasLeft ? (
          <Text id="attemptLeftElsewhere" />
        ) : (
          <Text id="attemptOpenElsewhere" values={{ minutes: SILENCE_MS / 60_000 }} />
        )}
      </Note>
      {refusal === null && <StartButton exam={exam} reinstatedId={null} />}
    </>
  );
}
