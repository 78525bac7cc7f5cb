import { useParams, useNavigate } from 'react-router';
import { useIntl } from 'react-intl';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useOpenedRecord } from '#kit/client/records/opened-record.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText, useTextIfKnown } from '#kit/ui/text/use-text.ts';
import { languageName } from '#kit/messages/locales.ts';
import { FactList } from '#kit/ui/fact-list/fact-list.tsx';
import { config } from '#kit/client/config.ts';
import { Note } from '#kit/ui/note/note.tsx';
import { call } from '#kit/client/call/call.ts';
import { CallProblem } from '#kit/client/call/call-problem.ts';
import { deviceStore } from '#kit/client/storage/device-store.ts';
import { useSignedInUser } from '#kit/client/session/session.ts';
import { whoHolds } from '#kit/offline/tabs.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Spinner } from '#kit/ui/spinner/spinner.tsx';
import { clockOf } from '#slices/exams/rules/sitting/exam-desk.ts';
import { SILENCE_MS } from '#slices/exams/rules/silence.ts';
import { useAllowanceText } from './accommodations/use-allowance-text.ts';
import { AttemptList } from './attempt-list.tsx';
import { studentExam } from './exams.graphql.generated.ts';
import styles from './exams.module.css';
import type { OwnExam } from './own-exam.ts';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { StartButton } from './start-button.tsx';
import { forgetSitting, storedSitting, lockOf } from './sitting/device-log.ts';
import { isSatOn } from './sitting/name-of-device.ts';
import { settleExam } from './sitting/sitting.graphql.generated.ts';
import { useSecondsLeft } from './sitting/use-seconds-left.ts';

export function ExamScreen() {
  const { examId = '' } = useParams();
  const answer = useQuery(studentExam, { examId }, { fresh: true });
  return (
    <Page>
      <DataView answer={answer} waiting={<Skeleton shape="block" count={2} />} empty={<Unknown />}>
        {({ studentExam: exam }) =>
          exam ? <Exam exam={exam} onSettled={() => answer.refetch?.()} /> : <Unknown />
        }
      </DataView>
    </Page>
  );
}

function Exam({ exam, onSettled }: { exam: OwnExam; onSettled: () => void }) {
  const { title, courseCode, courseName, instructions, attempts, voidedAttempts } = exam;
  const text = useText();
  useOpenedRecord(title, { name: text('menuAssessments'), address: '/student/assessments' });
  return (
    <>
      <PageHeading title={title} subtitle={`${courseCode} · ${courseName}`} />
      <div className={styles['columns']}>
        <div className={styles['lists']}>
          <Card title={<Text id="examHowItGoes" />}>
            {instructions && <p className={styles['instructions']}>{instructions}</p>}
            <StartExam exam={exam} onSettled={onSettled} />
          </Card>
          {attempts.length + voidedAttempts.length > 0 && (
            <AttemptList examId={exam._id} attempts={attempts} voided={voidedAttempts} />
          )}
        </div>
        <ExamFacts exam={exam} />
      </div>
    </>
  );
}

export const Unknown = () => (
  <>
    <PageHeading title={<Text id="examNotThere" />} />
    <Link to="/student/assessments">
      <Text id="menuAssessments" />
    </Link>
  </>
);

function ExamFacts({ exam }: { exam: OwnExam }) {
  const text = useText();
  const { formatNumber } = useIntl();
  const { opensAt, deadline, timeZone, limitMinutes, questionCount, passMark, openBook } = exam;
  const { attempts, allowedAttempts, allowance, refusal, sitsIn } = exam;
  const ownTime = useAllowanceText()(allowance);
  return (
    <Card>
      <FactList
        facts={[
          ...(refusal === 'examNotOpenYet'
            ? [{ term: text('examOpensTerm'), value: <Moment at={opensAt} timeZone={timeZone} /> }]
            : []),
          { term: text('examDeadline'), value: <Moment at={deadline} timeZone={timeZone} /> },
          { term: text('examQuestions'), value: formatNumber(questionCount) },
          {
            term: text('examTime'),
            value:
              limitMinutes === null
                ? text('noTimeLimit')
                : (ownTime ?? text('minutesLong', { minutes: limitMinutes })),
          },
          { term: text('passMarkTerm'), value: formatNumber(passMark / 100, { style: 'percent' }) },
          {
            term: text('examAttemptsTerm'),
            value: (
              <Text
                id={allowance.extraAttempts > 0 ? 'attemptsWithExtra' : 'doneOfTotal'}
                values={{
                  done: attempts.length,
                  total: allowedAttempts,
                  extra: allowance.extraAttempts,
                }}
              />
            ),
          },
          { term: text('examReviewTerm'), value: text('examReviewShown', { review: exam.review }) },
          { term: text('examBook'), value: text(openBook ? 'openBook' : 'closedBook') },
          ...(sitsIn ? [{ term: text('language'), value: languageName(sitsIn) }] : []),
        ]}
      />
    </Card>
  );
}

export function StartExam({ exam, onSettled }: { exam: OwnExam; onSettled: () => void }) {
  const text = useText();
  const textIfKnown = useTextIfKnown();
  const { refusal, attempts, attemptNumber, allowedAttempts, limitMinutes, returnSeconds } = exam;
  const open = attempts.find(({ endedAt }) => endedAt === null);
  if (open && !open.waits && refusal !== 'examOnlineOnly')
    return <GoOn key={exam.now} exam={exam} open={open} onSettled={onSettled} />;
  if (refusal) {
    const { host } = new URL(config().mainHost);
    return <Note tone="warning">{textIfKnown(refusal, { host }) ?? refusal}</Note>;
  }
  return (
    <>
      {open?.waitsUntil && (
        <Note>
          <Text
            id="attemptReinstated"
            values={{ number: open.number, moment: <Moment at={open.waitsUntil} timeZone={exam.timeZone} /> }}
          />
        </Note>
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
  /** Called when the attempt was found open and has failed by that. */
  onSettled: () => void;
}

/**
 * An attempt is open on another page or device, or was left on this one. A student who may come back is shown the way
 * and how long it is open; otherwise it has failed, and the server is told at once.
 */
function GoOn({ exam, open, onSettled }: GoOnProps) {
  const text = useText();
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
      {returnUntil !== null && !mayReturn && <Note tone="warning">{text('returnIsOver')}</Note>}
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
