import { SelectField } from '#kit/ui/field/select-field.tsx';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { MAX_WORDS } from '#slices/exams/rules/authoring/check-question.ts';
import type { DeskAnswer } from '#slices/exams/rules/sitting/exam-desk.ts';
import { AnswerChoice } from './answer-choice.tsx';
import type { AnswerDesk, ShownQuestion } from './answer-desk.ts';
import styles from './sitting.module.css';

interface AnswerFieldsProps {
  question: ShownQuestion;
  answer: DeskAnswer;
  desk: AnswerDesk;
}

/** Where a question is answered, as its kind asks for. */
export function AnswerFields({ question, answer, desk }: AnswerFieldsProps) {
  const text = useText();
  const { _id, kind, options, matches } = question;
  switch (kind) {
    case 'SINGLE_CHOICE':
      return options.map(({ name, words }, index) => (
        <AnswerChoice
          key={name}
          kind="radio"
          place={index}
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
          place={index}
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
          place={index}
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
