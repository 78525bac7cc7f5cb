import { useNavigate } from 'react-router';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText, useTextIfKnown } from '#kit/ui/text/use-text.ts';
import { config } from '#kit/client/config.ts';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { call } from '#kit/client/call/call.ts';
import { CallProblem } from '#kit/client/call/call-problem.ts';
import { deviceStore } from '#kit/client/storage/device-store.ts';
import { useSignedInUser } from '#kit/client/session/session.ts';
import { whoHolds } from '#kit/offline/tabs.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Spinner } from '#kit/ui/spinner/spinner.tsx';
import { clockOf } from '#slices/exams/rules/sitting/exam-desk.ts';
import styles from './exams.module.css';
import type { OwnExam } from './own-exam.ts';
import { AccidentNote } from './result/accident-note.tsx';
import { StartButton } from './start-button.tsx';
import { forgetSitting, storedSitting, lockOf } from './sitting/device-log.ts';
import { isSatOn } from './sitting/name-of-device.ts';
import { settleExam } from './sitting/sitting.graphql.generated.ts';
import { useSecondsLeft } from './sitting/use-seconds-left.ts';

interface StartExamProps {
  exam: OwnExam;
  /** Asks the teacher about the last attempt. */
  ask?: ReactNode;
  onSettled: () => void;
}

export function StartExam({ exam, ask = null, onSettled }: StartExamProps) {
  const text = useText();
  const textIfKnown = useTextIfKnown();
  const { refusal, attempts, attemptNumber, allowedAttempts, limitMinutes, returnSeconds } = exam;
  const open = attempts.find(({ endedAt }) => endedAt === null);
  if (open && !open.waits && refusal !== 'examOnlineOnly')
    return <GoOn key={exam.now} exam={exam} open={open} ask={ask} onSettled={onSettled} />;
  if (refusal) {
    const { host } = new URL(config().mainHost);
    return <Note tone="warning">{textIfKnown(refusal, { host }) ?? refusal}</Note>;
  }
  return (
    <>
      {open?.waitsUntil && (
        <div className={styles['news']}>
          <Note>
            <p>
              <Text
                id="attemptReinstated"
                values={{
                  number: open.number,
                  moment: <Moment at={open.waitsUntil} timeZone={exam.timeZone} />,
                }}
              />
            </p>
          </Note>
        </div>
      )}
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
          {returnSeconds > 0 ? (
            <Text id="ruleOfReturn" values={{ seconds: returnSeconds }} />
          ) : (
            <Text id="ruleOfLeaving" />
          )}
        </li>
        <li>{text('ruleOfNetwork')}</li>
        <li>{text('ruleOfSeventy')}</li>
      </ul>
      {!open && (
        <Note tone="warning">{text('startCounts', { number: attemptNumber, allowed: allowedAttempts })}</Note>
      )}
      <StartButton exam={exam} reinstatedId={open?._id ?? null} />
    </>
  );
}

interface GoOnProps {
  exam: OwnExam;
  open: OwnExam['attempts'][number];
  ask: ReactNode;
  /** Called when the attempt was found open and has failed by that. */
  onSettled: () => void;
}

/**
 * An attempt is open on another page or device, or was left on this one. A student who may come back is shown the way
 * and how long it is open; otherwise it has failed, and the server is told at once.
 */
function GoOn({ exam, open, ask, onSettled }: GoOnProps) {
  const text = useText();
  const { returnSeconds, now } = exam;
  const { hasLeft, returnUntil } = open;
  const [clockMs] = useState(() => Date.parse(now) - performance.now());
  const secondsLeft = useSecondsLeft(returnUntil, clockMs);
  const mayReturn = secondsLeft !== null && secondsLeft > 0;
  const { place, refetch } = usePlace({ exam, open, mayReturn, onSettled });
  useLookAgain(open, { now, isElsewhere: place === 'elsewhere', onOver: onSettled });

  if (place === 'here' && mayReturn) return <WayBack exam={exam} secondsLeft={secondsLeft} />;
  if (place === 'elsewhere')
    return open.accident && !hasLeft ? (
      <AccidentNote attempt={open} ask={ask} />
    ) : (
      <Note tone="warning">
        {hasLeft ? (
          <Text id="attemptLeftElsewhere" values={{ seconds: returnSeconds }} />
        ) : (
          <Text id="attemptOpenElsewhere" values={{ number: open.number }} />
        )}
      </Note>
    );
  return (
    <div className={styles['lists']}>
      {returnUntil !== null && !mayReturn && <Note tone="warning">{text('returnIsOver')}</Note>}
      {place instanceof CallProblem ? (
        <DataView answer={{ data: null, problem: place, isLoading: false, refetch }}>{() => null}</DataView>
      ) : (
        <Spinner />
      )}
    </div>
  );
}

/** The server ends what is over once a minute, and may need a moment for it. */
const ENDED_WITHIN_MS = 65_000;

/** Looks again once an attempt that is open elsewhere has to be over: only then is there another to begin. */
function useLookAgain(
  { accident, hasLeft, returnUntil }: GoOnProps['open'],
  { now, isElsewhere, onOver }: { now: string; isElsewhere: boolean; onOver: () => void },
): void {
  const overAt = hasLeft ? (returnUntil ?? now) : (accident?.endsAt ?? null);
  const over = useEffectEvent(onOver);
  useEffect(
    function lookOnceItIsOver() {
      if (!isElsewhere || overAt === null) return;
      const leftMs = Math.max(0, Date.parse(overAt) - Date.parse(now));
      const timer = setTimeout(over, leftMs + ENDED_WITHIN_MS);
      return () => clearTimeout(timer);
    },
    [isElsewhere, overAt, now],
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
function usePlace({ exam, open, mayReturn, onSettled }: Omit<GoOnProps, 'ask'> & { mayReturn: boolean }) {
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
