import { useEffect, useRef, useState } from 'react';
import { ActionButton } from '#kit/ui/button/action-button.tsx';
import { Button } from '#kit/ui/button/button.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { completenessOf } from '#slices/exams/rules/sitting/exam-desk.ts';
import type { AnswerState, ShownQuestion } from './answer-desk.ts';
import { COMPLETENESS } from './question-grid.tsx';
import overview from './overview.module.css';
import styles from './sitting.module.css';

interface ReviewAnswersProps {
  questions: readonly ShownQuestion[];
  state: AnswerState;
  onShow: (index: number) => void;
  onSubmit: () => void;
}

export function ReviewAnswers({ questions, state, onShow, onSubmit }: ReviewAnswersProps) {
  const text = useText();
  const { answers, flagged, isHandingIn } = state;
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  useEffect(function readTheHeadingAloud() {
    heading.current?.focus({ preventScroll: true });
  }, []);
  const states = questions.map((question) => completenessOf(question, answers[question._id]));
  const count = (asked: (typeof states)[number]): number => states.filter((one) => one === asked).length;
  const submit = (): void => {
    setIsAsking(false);
    onSubmit();
  };
  return (
    <section className={styles['card']}>
      <h1 ref={heading} tabIndex={-1} className={styles['question']}>
        <Text id="reviewYourAnswers" />
      </h1>
      <ol className={overview['review']}>
        {questions.map(({ _id, words }, index) => {
          const completeness = states[index] ?? 'open';
          return (
            <li key={_id}>
              <button type="button" onClick={() => onShow(index)} disabled={isHandingIn}>
                <span className={overview['number']}>{index + 1}</span>
                <span className={overview['words']}>{words}</span>
                {flagged.has(_id) && <Chip tone="brand">{text('flaggedQuestion')}</Chip>}
                <Chip tone={completeness === 'answered' ? 'info' : 'warning'}>
                  {completeness === 'partly' && <Icon name="partly" size="small" />}
                  {text(COMPLETENESS[completeness])}
                </Chip>
              </button>
            </li>
          );
        })}
      </ol>
      <div className={styles['foot']}>
        <Button size="large" disabled={isHandingIn} onClick={() => onShow(0)}>
          <Text id="backToQuestions" />
        </Button>
        <Button tone="primary" size="large" isProcessing={isHandingIn} onClick={() => setIsAsking(true)}>
          <Text id="submitTheExam" />
        </Button>
      </div>
      <Modal
        isOpen={isAsking}
        title={<Text id="submitTheExam" />}
        onClose={() => setIsAsking(false)}
        actions={
          <>
            <ActionButton action="cancel" onClick={() => setIsAsking(false)} />
            <Button tone="primary" onClick={submit}>
              <Text id="submitTheExam" />
            </Button>
          </>
        }
      >
        <Text id="stillOpen" values={{ open: count('open'), partly: count('partly') }} />
      </Modal>
    </section>
  );
}
