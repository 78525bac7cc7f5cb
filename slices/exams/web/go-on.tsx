import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#kit/client/call/call.ts';
import { CallProblem } from '#kit/client/call/call-problem.ts';
import { deviceStore } from '#kit/client/storage/device-store.ts';
import { useSignedInUser } from '#kit/client/session/session.ts';
import { whoHolds } from '#kit/offline/tabs.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Spinner } from '#kit/ui/spinner/spinner.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { clockOf } from '#slices/exams/rules/sitting/exam-desk.ts';
import { SILENCE_MS } from '../rules/silence.ts';
import styles from './exams.module.css';
import type { OwnExam } from './own-exam.ts';
import { forgetSitting, storedSitting, lockOf } from './sitting/device-log.ts';
import { isSatOn } from './sitting/name-of-device.ts';
import { settleExam } from './sitting/sitting.graphql.generated.ts';
import { useSecondsLeft } from './sitting/use-seconds-left.ts';
import { StartButton } from './start-button.tsx';

interface GoOnProps {
  exam: OwnExam;
  open: OwnExam['attempts'][number];
  /** Called when the attempt was found open and has failed by that. */
  onSettled: () => void;
}

/**
 * An attempt is open: on another page or device, where it goes on; or it was left on this one. Whoever may come back to it is
 * shown the way and how long it is open; for anybody else it has failed, which the server is told at once.
 */
export function GoOn({ exam, open, onSettled }: GoOnProps) {
  const { refusal, returnSeconds, now } = exam;
  const { hasLeft, returnUntil } = open;
  const [clockMs] = useState(() => Date.parse(now) - performance.now());
  const secondsLeft = useSecondsLeft(returnUntil, clockMs);
  const mayReturn = secondsLeft !== null && secondsLeft > 0;
  const { place, refetch } = usePlace({ exam, open, mayReturn, onSettled });

  if (place === 'here' && mayReturn) return <WayBack exam={exam} secondsLeft={secondsLeft} />;
  if (place === 'elsewhere')
    return (
      <>
        <Note tone="warning">
          {hasLeft ? (
            <Text id="attemptLeftElsewhere" values={{ seconds: returnSeconds }} />
          ) : (
            <Text id="attemptOpenElsewhere" values={{ minutes: SILENCE_MS / 60_000 }} />
          )}
        </Note>
        {refusal === null && <StartButton exam={exam} reinstatedId={null} />}
      </>
    );
  return (
    <div className={styles['lists']}>
      {returnUntil !== null && !mayReturn && (
        <Note tone="warning">
          <Text id="returnIsOver" />
        </Note>
      )}
      {place instanceof CallProblem ? (
        <DataView answer={{ data: null, problem: place, isLoading: false, refetch }}>{() => null}</DataView>
      ) : (
        <Spinner />
      )}
    </div>
  );
}

const bold = (time: ReactNode[]) => <b>{time}</b>;

function WayBack({ exam: { _id }, secondsLeft }: { exam: OwnExam; secondsLeft: number }) {
  const navigate = useNavigate();
  return (
    <Note tone="warning">
      <Text id="attemptMayReturn" />
      <span role="timer">
        <Text id="timeLeft" values={{ time: clockOf(secondsLeft), b: bold }} />
      </span>
      <Button tone="primary" onClick={() => void navigate(`/student/exams/${_id}/take`)}>
        <Text id="goOnWithExam" />
      </Button>
    </Note>
  );
}

/** Where an open attempt is; a problem where only the server could tell and did not. */
type Place = 'here' | 'elsewhere' | CallProblem;

/** Looks where an open attempt is, and settles one that was left on this device for good. */
function usePlace({ exam, open, mayReturn, onSettled }: GoOnProps & { mayReturn: boolean }) {
  const { _id: examId } = exam;
  const { _id: attemptId } = open;
  const { _id: personId, impersonatingUser } = useSignedInUser();
  const [place, setPlace] = useState<Place | null>(null);
  const [tries, setTries] = useState(0);
  const settled = useEffectEvent(onSettled);
  const mayOnlyLook = impersonatingUser !== null;

  useEffect(
    function lookOnThisDevice() {
      let isShown = true;
      const look = async (): Promise<Place | 'settled'> => {
        const sitting = await storedSitting(deviceStore, examId, personId);
        if (sitting && sitting.attemptId !== attemptId) await forgetSitting(deviceStore, sitting);
        if (sitting?.attemptId !== attemptId || !(await isSatOn(sitting))) return 'elsewhere';
        const hold = await whoHolds(lockOf(attemptId));
        if (hold === 'taken' || mayOnlyLook) return 'elsewhere';
        if (mayReturn) return 'here';
        const { deviceId } = sitting;
        const page = { pageId: crypto.randomUUID(), isAlone: hold === 'alone' };
        await call(settleExam, { examId, attemptId, deviceId, ...page });
        await forgetSitting(deviceStore, sitting);
        return 'settled';
      };
      look().then(
        (found) => {
          if (!isShown) return;
          if (found === 'settled') settled();
          else setPlace(found);
        },
        (reason: unknown) => isShown && setPlace(placeAfter(reason)),
      );
      return () => {
        isShown = false;
      };
    },
    [examId, personId, attemptId, mayReturn, mayOnlyLook, tries],
  );
  return { place, refetch: () => setTries((count) => count + 1) };
}

/** A browser that keeps nothing has begun nothing either. What the server has not said, nobody may tell in its name. */
const placeAfter = (reason: unknown): Place =>
  reason instanceof CallProblem && reason.problem !== 'examOpenElsewhere' ? reason : 'elsewhere';
