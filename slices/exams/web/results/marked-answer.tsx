import { useEffect, useRef } from 'react';
import { ActionButton } from '#kit/ui/button/action-button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { MarkFields, type MarkField } from './mark-fields.tsx';
import { PictureOf } from './picture-of.tsx';
import type { AnswersToMarkQuery } from './results.graphql.generated.ts';
import styles from './results.module.css';
import { useMarkReason } from './use-mark-reason.ts';

export interface Mark {
  points: number;
  comment: string;
  /** Why points that were given are changed. */
  reason: string | null;
}

interface MarkedAnswerProps {
  answer: AnswersToMarkQuery['answersToMark'][number];
  place: { at: number; last: number; of: number };
  isAnonymous: boolean;
  /** What was given a moment ago, for whoever goes back. */
  given: Mark | null;
  /** Says what to do where it is refused because points are changed without a reason. */
  onMark: (mark: Mark, onReasonMissing: () => void) => Promise<void>;
  onGo: (place: number) => void;
}

/** One answer with a field for its points. Enter saves and goes on; the points are typed at once. */
export function MarkedAnswer({ answer, place, isAnonymous, given, onMark, onGo }: MarkedAnswerProps) {
  const text = useText();
  const { isAsked, onPoints, askForIt } = useMarkReason(given?.points ?? null);
  const form = useRef<HTMLDivElement>(null);
  useEffect(function typePointsAtOnce() {
    form.current?.querySelector('input')?.focus();
  }, []);

  const mark = ({ points, comment, reason }: Record<MarkField, string>): Promise<void> =>
    onMark({ points: Number(points), comment, reason: reason ?? null }, askForIt);

  return (
    <Card>
      <p className={styles['right']}>
        <Text id="markPlace" values={{ number: place.at + 1, count: place.of }} />
        {' · '}
        {answer.examTitle}
        {!isAnonymous && ` · ${answer.studentName}`}
      </p>
      <h2 className={styles['asked']}>{answer.words}</h2>
      <PictureOf attemptId={answer._id} image={answer.image} />
      <blockquote className={styles['essay']}>{answer.answer}</blockquote>
      <div ref={form}>
        <Form<MarkField> id="marking" submitLabel={text('saveAndNext')} onSubmit={mark}>
          <MarkFields
            max={answer.points}
            given={{ points: given?.points ?? null, comment: given?.comment ?? '' }}
            help={text('markKeysHelp')}
            isReasonAsked={isAsked}
            onPoints={onPoints}
          />
        </Form>
      </div>
      <p className={styles['turn']}>
        <ActionButton action="previous" disabled={place.at === 0} onClick={() => onGo(place.at - 1)} />
        <ActionButton action="next" disabled={place.at >= place.last} onClick={() => onGo(place.at + 1)} />
      </p>
    </Card>
  );
}
