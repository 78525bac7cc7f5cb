import { useEffect, useRef, type ReactNode } from 'react';
import { useLiveValue } from '#kit/client/live-value.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Key } from '#kit/ui/key/key.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { QuestionKind } from '#slices/exams/rules/question.ts';
import { MAX_WORDS } from '#slices/exams/rules/authoring/check-question.ts';
import type { DeskAnswer } from '#slices/exams/rules/sitting/exam-desk.ts';
import { QuestionPicture } from '../question-picture.tsx';
import type { AnswerDesk, ShownQuestion } from './answer-desk.ts';
import styles from './sitting.module.css';

const KIND_TEXTS: Readonly<Record<QuestionKind, MessageId>> = {
  SINGLE_CHOICE: 'oneAnswer',
  MULTIPLE_CHOICE: 'severalAnswers',
  TRUE_FALSE: 'trueOrFalse',
  MATCHING: 'matchEach',
  FILL_IN: 'fillIn',
  ESSAY: 'essay',
};

interface QuestionCardProps {
  question: ShownQuestion;
  /** Where the page holds the picture of the question, once it is there. */
  picture: string | null | undefined;
  place: { number: number; of: number };
  desk: AnswerDesk;
  onShow: (index: number) => void;
  onReview: () => void;
}

const keyOf = (name: ReactNode[]) => <Key keys={name as string[]} />;

export function QuestionCard({ question, picture, place, desk, onShow, onReview }: QuestionCardProps) {
  const text = useText();
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
        <span>{text('questionOf', { number, of })}</span>
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
            <Text id="keysOfQuestion" values={{ last: String.fromCodePoint(64 + letters), key: keyOf }} />
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

interface AnswerFieldsProps {
  question: ShownQuestion;
  answer: DeskAnswer;
  desk: AnswerDesk;
}

function AnswerFields({ question, answer, desk }: AnswerFieldsProps) {
  const text = useText();
  const { _id, kind, options, matches } = question;
  switch (kind) {
    case 'SINGLE_CHOICE':
      return options.map(({ name, words }, index) => (
        <AnswerChoice
          key={name}
          kind="radio"
          index={index}
          words={words}
          isChosen={answer.option === name}
          onChoose={() => desk.answer(_id, { option: name })}
        />
      ));
    case 'TRUE_FALSE':
      return [true, false].map((isTrue, index) => (
        <AnswerChoice
          key={String(isTrue)}
          kind="radio"
          index={index}
          words={text(isTrue ? 'answerTrue' : 'answerFalse')}
          isChosen={answer.isTrue === isTrue}
          onChoose={() => desk.answer(_id, { isTrue })}
        />
      ));
    case 'MULTIPLE_CHOICE':
      return options.map(({ name, words }, index) => (
        <AnswerChoice
          key={name}
          kind="checkbox"
          index={index}
          words={words}
          isChosen={answer.options?.includes(name) ?? false}
          onChoose={() => desk.answer(_id, { options: toggled(answer.options ?? [], name) })}
        />
      ));
    case 'MATCHING':
      return (
        <div className={styles['pairs']}>
          {options.map(({ name, words }) => (
            <SelectField
              key={name}
              name={name}
              label={words}
              options={matches.map((match) => ({ value: match.name, label: match.words }))}
              value={answer.pairs?.find(({ option }) => option === name)?.match ?? ''}
              onChange={({ currentTarget: { value } }) =>
                desk.answer(_id, { pairs: withPair(answer.pairs ?? [], name, value) })
              }
            />
          ))}
        </div>
      );
    case 'FILL_IN':
      return (
        <TextField
          name="answer"
          label={text('yourAnswer')}
          defaultValue={answer.words ?? ''}
          maxLength={MAX_WORDS}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          keepsSpaces
          onChange={({ currentTarget: { value } }) => desk.write(_id, value)}
        />
      );
    case 'ESSAY':
      return (
        <TextArea
          name="answer"
          label={text('yourAnswer')}
          rows={9}
          defaultValue={answer.words ?? ''}
          maxLength={MAX_WORDS}
          onChange={({ currentTarget: { value } }) => desk.write(_id, value)}
        />
      );
  }
}

const toggled = (chosen: readonly string[], name: string): string[] =>
  chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name];

const withPair = (pairs: NonNullable<DeskAnswer['pairs']>, option: string, match: string) => [
  ...pairs
    .filter((pair) => pair.option !== option)
    .map((pair) => ({ option: pair.option, match: pair.match })),
  ...(match === '' ? [] : [{ option, match }]),
];

interface AnswerChoiceProps {
  kind: 'radio' | 'checkbox';
  index: number;
  words: string;
  isChosen: boolean;
  onChoose: () => void;
}

function AnswerChoice({ kind, index, words, isChosen, onChoose }: AnswerChoiceProps) {
  return (
    <label className={styles['choice']}>
      <input type={kind} name="answer" checked={isChosen} onChange={onChoose} />
      <span className={styles['mark']} data-kind={kind}>
        {kind === 'checkbox' && <Icon name="check" size="small" />}
      </span>
      <span className={styles['words']}>{words}</span>
      <span className={styles['letter']} aria-hidden="true">
        <Key keys={[String.fromCodePoint(65 + index)]} />
      </span>
    </label>
  );
}
