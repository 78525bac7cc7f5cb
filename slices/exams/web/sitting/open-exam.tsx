import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { deviceStore } from '#kit/client/storage/device-store.ts';
import { useLiveValue } from '#kit/client/live-value.ts';
import { useUndisturbed } from '#kit/client/undisturbed.ts';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { UnsavedChangesGuard } from '#kit/ui/unsaved-changes/unsaved-changes-guard.tsx';
import { forgetEvents, forgetSitting } from './device-log.ts';
import { ExamBar } from './exam-bar.tsx';
import { giveUp } from './exam-line.ts';
import { ExamNotices } from './exam-notices.tsx';
import { QuestionCard } from './question-card.tsx';
import { QuestionGrid } from './question-grid.tsx';
import { ReviewAnswers } from './review-answers.tsx';
import styles from './sitting.module.css';
import { useExamKeys } from './use-exam-keys.ts';
import { useExamPictures } from './use-exam-pictures.ts';
import type { OpenedSitting } from './use-opening.ts';
import { usePageWatch } from './use-page-watch.ts';

/** A student who has decided to leave does not wait longer than this for the server to hear of it. */
const FAREWELL_MS = 2_000;

/** The desk, the questions on it one at a time, and all of them at a glance. */
export function OpenExam({ opened }: { opened: OpenedSitting }) {
  const { desk, sitting, attempt } = opened;
  const text = useText();
  const navigate = useNavigate();
  const state = useLiveValue(desk.state);
  const [place, setPlace] = useState(0);
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
    // What the server has not heard of stays on the device: whoever comes back finds the attempt open, and it has failed by that.
    const farewell = giveUp(sitting, desk.farewell()).then(
      () => forgetSitting(deviceStore, sitting).catch(() => {}),
      () => {},
    );
    await Promise.race([farewell, new Promise((resolve) => setTimeout(resolve, FAREWELL_MS))]);
  }

  const question = attempt.questions[place];
  useExamKeys({ desk, question, place, show, isOff: isReviewing || state.isHandingIn });
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
            <QuestionGrid
              questions={attempt.questions}
              state={state}
              current={isReviewing ? null : place}
              onShow={show}
            />
            <Note tone="warning">
              <Text id="stayDuringExam" />
            </Note>
          </aside>
        </div>
      </div>
    </>
  );
}
