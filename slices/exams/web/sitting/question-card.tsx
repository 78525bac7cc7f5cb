import { useEffect, useRef, type ReactNode } from 'react';
import { useLiveValue } from '#kit/client/live-value.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Key } from '#kit/ui/key/key.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { QuestionPicture } from '../question-picture.tsx';
import type { AnswerDesk, ShownQuestion } from './answer-desk.ts';
import { AnswerFields } from './answer-fields.tsx';
import { KIND_TEXTS } from './kind-texts.ts';
import styles from './sitting.module.css';

interface QuestionCardProps {
  question: ShownQuestion;
  /** Where the page holds the picture of the question, once it is there. */
  picture: string | null | undefined;
  place: { number: number; of: number };
  desk: AnswerDesk;
  onShow: (place: number) => void;
  onReview: () => void;
}

const keyOf = (name: ReactNode[]) => <Key keys={name as string[]} />;

/** One question, to be answered. */
export function QuestionCard({ question, picture, place, desk, onShow, onReview }: QuestionCardProps) {
  const { answers, flagged, isHandingIn } = useLiveValue(desk.state);
  const { number, of } = place;
  const heading = useRef<HTMLHeadingElement>(null);
  const { _id, kind, points, words, image, options } = question;
  useEffect(function readTheQuestionAloud() {
    heading.current?.focus({ preventScroll: true });
  }, []);
  const isFlagged = flagged.has(_id);
  const isLast = number === of;
  const letters = kind === 'TRUE_FALSE' ? 2 : kind.endsWith('_CHOICE') ? options.length : 0;
  return (
    <section className={styles['card']}>
      <div className={styles['head']}>
        <span>
          <Text id="questionOf" values={{ number, of }} />
        </span>
        <span>
          <Text id={KIND_TEXTS[kind]} /> · <Text id="pointsCount" values={{ points }} />
        </span>
        <Button tone="quiet" aria-pressed={isFlagged} onClick={() => desk.flag(_id, !isFlagged)}>
          <Icon name="flag" />
          <Text id={isFlagged ? 'flaggedQuestion' : 'flagQuestion'} />
        </Button>
      </div>
      <h1 ref={heading} tabIndex={-1} id="question" className={styles['question']}>
        {words}
      </h1>
      {image && (
        <div className={styles['picture']}>
          <QuestionPicture address={picture ?? undefined} {...image} />
        </div>
      )}
      <fieldset className={styles['answers']} aria-labelledby="question" disabled={isHandingIn}>
        <AnswerFields question={question} answer={answers[_id] ?? {}} desk={desk} />
      </fieldset>
      <div className={styles['foot']}>
        <Button size="large" disabled={number === 1} onClick={() => onShow(number - 2)}>
          <Icon name="chevronLeft" />
          <Text id="previous" />
        </Button>
        {letters > 0 && (
          <span className={styles['hint']}>
            <Text
              id="keysOfQuestion"
              values={{
                last: String.fromCodePoint(64 + letters),
                key: keyOf,
              }}
            />
          </span>
        )}
        <Button tone="primary" size="large" onClick={() => (isLast ? onReview() : onShow(number))}>
          <Text id={isLast ? 'reviewAndSubmit' : 'next'} />
          <Icon name="chevronRight" />
        </Button>
      </div>
    </section>
  );
}
