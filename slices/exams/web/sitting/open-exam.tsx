import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { deviceStore } from '#kit/client/storage/device-store.ts';
import { useLiveValue } from '#kit/client/live-value.ts';
import { useUndisturbed } from '#kit/client/undisturbed.ts';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText, useTextIfKnown } from '#kit/ui/text/use-text.ts';
import { UnsavedChangesGuard } from '#kit/ui/unsaved-changes/unsaved-changes-guard.tsx';
import { Button } from '#kit/ui/button/button.tsx';
import { SavedChip } from '#kit/ui/saved-chip/saved-chip.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { clockOf } from '#slices/exams/rules/sitting/exam-desk.ts';
import { forgetEvents, forgetPlace, forgetSitting, storePlace } from './device-log.ts';
import { giveUp } from './exam-line.ts';
import { QuestionCard } from './question-card.tsx';
import { QuestionGrid } from './question-grid.tsx';
import { ReviewAnswers } from './review-answers.tsx';
import styles from './sitting.module.css';
import { useExamKeys } from './use-exam-keys.ts';
import { useExamPictures } from './use-exam-pictures.ts';
import type { OpenedSitting } from './use-opening.ts';
import { usePageWatch } from './use-page-watch.ts';
import { useSecondsLeft } from './use-seconds-left.ts';
import type { DeskState } from './exam-desk.ts';

/** Minutes before the end at which those who do not see the clock are told. */
const TOLD_AT = [10, 5, 1];

const large = (time: ReactNode[]) => <b className={styles['time']}>{time}</b>;

/** The time that is left. It is read aloud a few times only, not every second. */
function TimeLeft({ seconds }: { seconds: number }) {
  const minutes = Math.ceil(seconds / 60);
  const told = TOLD_AT.findLast((mark) => minutes <= mark);
  return (
    <>
      <span role="timer" className={styles['timer']} data-is-short={minutes <= 5}>
        <Icon name="clock" />
        <span>
          <Text id="timeLeft" values={{ time: clockOf(seconds), b: large }} />
        </span>
      </span>
      <output className={styles['spoken']}>
        {told !== undefined && <Text id="minutesLeft" values={{ count: told }} />}
      </output>
    </>
  );
}

interface ExamBarProps {
  opened: OpenedSitting;
  onReview: () => void;
  onTimeUp: () => void;
}

function ExamBar({ opened: { desk, attempt }, onReview, onTimeUp }: ExamBarProps) {
  const { saved, clockMs, expiresAt, isHandingIn } = useLiveValue(desk.state);
  const { result, title } = attempt;
  const left = useSecondsLeft(expiresAt, clockMs);
  const end = useEffectEvent(onTimeUp);
  const isTimeUp = left !== null && left <= 0;
  useEffect(
    function handInWhenTimeIsUp() {
      if (isTimeUp) end();
    },
    [isTimeUp],
  );
  const whole = expiresAt ? (Date.parse(expiresAt) - Date.parse(result.startedAt)) / 1_000 : null;
  return (
    <header className={styles['bar']}>
      <div className={styles['inner']}>
        <p className={styles['name']}>
          <b>{title}</b> <Text id="attemptNumber" values={{ number: result.number }} />
        </p>
        {left !== null && <TimeLeft seconds={left} />}
        <div className={styles['end']}>
          <SavedChip state={saved} />
          <Button onClick={onReview} disabled={isHandingIn}>
            <Text id="reviewAndSubmit" />
          </Button>
        </div>
      </div>
      {left !== null && whole !== null && (
        <i
          className={styles['stroke']}
          style={{ inlineSize: `${Math.min(100, Math.max(0, (left / whole) * 100))}%` }}
        />
      )}
    </header>
  );
}

/** A student who has decided to leave does not wait longer than this for the server to hear of it. */
const FAREWELL_MS = 2_000;

export function OpenExam({ opened }: { opened: OpenedSitting }) {
  const { desk, sitting, attempt } = opened;
  const text = useText();
  const navigate = useNavigate();
  const state = useLiveValue(desk.state);
  const [place, setPlace] = useState(opened.index);
  const [isReviewing, setIsReviewing] = useState(false);
  useUndisturbed();
  usePageWatch(opened);
  const pictures = useExamPictures(opened);

  const show = (next: number): void => {
    desk.settle();
    setIsReviewing(false);
    setPlace(Math.min(Math.max(next, 0), attempt.questions.length - 1));
  };
  const finish = useEffectEvent(async () => {
    if (desk.unacknowledged.length === 0) await forgetEvents(deviceStore, sitting).catch(() => {});
    if (state.isHandedIn) await forgetPlace(deviceStore, sitting).catch(() => {});
    await forgetSitting(deviceStore, sitting).catch(() => {});
    void navigate(`/student/exams/${sitting.examId}/results/${sitting.attemptId}`, { replace: true });
  });

  const hasEnded = state.isHandedIn || state.refusal === 'attemptIsOver';
  useEffect(
    function showTheResult() {
      if (hasEnded) void finish();
    },
    [hasEnded],
  );
  useEffect(
    function handInWhatWasHandedInBefore() {
      if (desk.wasHandedIn) void desk.submit();
    },
    [desk],
  );

  async function leave(): Promise<void> {
    // What the server has not heard of stays on the device: on coming back the attempt is found open, and has failed by
    // that.
    const farewell = giveUp(sitting, desk.farewell()).then(
      () => forgetSitting(deviceStore, sitting).catch(() => {}),
      () => {},
    );
    await Promise.race([farewell, new Promise((resolve) => setTimeout(resolve, FAREWELL_MS))]);
  }

  const question = attempt.questions[place];
  useEffect(
    function keepPlaceOnDevice() {
      if (!question) return;
      storePlace(deviceStore, sitting, question._id).catch(() => {
        // A browser that keeps nothing goes on after the last answer.
      });
    },
    [sitting, question],
  );
  useExamKeys({ desk, question, index: place, show, isOff: isReviewing || state.isHandingIn });
  return (
    <>
      <UnsavedChangesGuard hasChanges={() => !hasEnded} message={text('leaveExamWarning')} onLeave={leave} />
      <ExamBar
        opened={opened}
        onReview={() => setIsReviewing(true)}
        onTimeUp={() => void desk.handInInTime()}
      />
      <div className={styles['exam']}>
        <ExamNotices state={state} />
        <div className={styles['columns']}>
          {isReviewing || !question ? (
            <ReviewAnswers
              questions={attempt.questions}
              state={state}
              onShow={show}
              onSubmit={() => void desk.submit()}
            />
          ) : (
            <QuestionCard
              key={question._id}
              question={question}
              picture={question.image && pictures.get(question.image.imageId)}
              place={{ number: place + 1, of: attempt.questions.length }}
              desk={desk}
              onShow={show}
              onReview={() => setIsReviewing(true)}
            />
          )}
          <aside className={styles['aside']}>
            {!isReviewing && (
              <div className={styles['handIn']}>
                <Button size="large" onClick={() => setIsReviewing(true)} disabled={state.isHandingIn}>
                  <Text id="reviewAndSubmit" />
                </Button>
              </div>
            )}
            <QuestionGrid
              questions={attempt.questions}
              state={state}
              current={isReviewing ? null : place}
              onShow={show}
            />
            <Note tone="warning">{text('stayDuringExam')}</Note>
          </aside>
        </div>
      </div>
    </>
  );
}

const toLogin = (words: ReactNode[]) => (
  <a href="/login" target="_blank" rel="noreferrer">
    {words}
  </a>
);

function ExamNotices({ state }: { state: DeskState }) {
  const text = useText();
  const textIfKnown = useTextIfKnown();
  const { refusal, isSignedOut, isKept, isHandingIn } = state;
  return (
    <>
      {refusal && <Note tone="danger">{textIfKnown(refusal) ?? refusal}</Note>}
      {isSignedOut && (
        <Note tone="danger">
          <Text id="signedOutDuringExam" values={{ link: toLogin }} />
        </Note>
      )}
      {!isKept && <Note tone="warning">{text('notKeptOnDevice')}</Note>}
      {isHandingIn && !refusal && (
        <Note>
          <output>{text('handingIn')}</output>
        </Note>
      )}
    </>
  );
}
