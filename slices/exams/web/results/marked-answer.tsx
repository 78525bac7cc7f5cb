import { useEffect, useRef } from 'react';
import { ActionButton } from '#kit/ui/button/action-button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { NumberField } from '#kit/ui/field/number-field.tsx';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { PictureOf } from './picture-of.tsx';
import type { AnswersToMarkQuery } from './results.graphql.generated.ts';
import styles from './results.module.css';

export interface Mark {
  points: number;
  comment: string;
}

interface MarkedAnswerProps {
  answer: AnswersToMarkQuery['answersToMark'][number];
  place: { at: number; of: number };
  isAnonymous: boolean;
  /** What was given a moment ago, for whoever goes back. */
  given: Mark | null;
  onMark: (mark: Mark) => Promise<void>;
  onGo: (place: number) => void;
}

/** One answer with a field for its points. Enter saves and goes on; the points are typed at once. */
export function MarkedAnswer({ answer, place, isAnonymous, given, onMark, onGo }: MarkedAnswerProps) {
  const text = useText();
  const form = useRef<HTMLDivElement>(null);
  useEffect(function typePointsAtOnce() {
    form.current?.querySelector('input')?.focus();
  }, []);
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
        <Form<'points' | 'comment'>
          id="marking"
          submitLabel={text('saveAndNext')}
          onSubmit={({ points, comment }) => onMark({ points: Number(points), comment })}
        >
          <NumberField
            name="points"
            label={text('markPointsField', { most: answer.points })}
            help={text('markKeysHelp')}
            required
            rules={{ least: 0, most: answer.points, decimals: 2 }}
            defaultValue={given?.points ?? null}
          />
          <TextArea
            name="comment"
            label={text('markCommentField')}
            rows={2}
            maxLength={4_000}
            defaultValue={given?.comment ?? ''}
          />
        </Form>
      </div>
      <p className={styles['turn']}>
        <ActionButton action="previous" disabled={place.at === 0} onClick={() => onGo(place.at - 1)} />
        <ActionButton action="next" disabled={place.at >= place.of - 1} onClick={() => onGo(place.at + 1)} />
      </p>
    </Card>
  );
}
