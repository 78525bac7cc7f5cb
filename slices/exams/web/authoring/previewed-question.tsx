import type { ReactNode } from 'react';
import { Checkbox } from '#kit/ui/choice/checkbox.tsx';
import { RadioGroup } from '#kit/ui/choice/radio-group.tsx';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { questionImageAddress } from '../../rules/downloads.ts';
import { QuestionPicture } from '../question-picture.tsx';
import type { WrittenQuestionFragment } from './authoring.graphql.generated.ts';
import styles from './authoring.module.css';
import { textIn } from './text-in.ts';

interface PreviewedQuestionProps {
  question: WrittenQuestionFragment;
  locale: string;
  heading: ReactNode;
}

/** One question with what can be answered, and nothing of what is right. */
export function PreviewedQuestion({ question, locale, heading }: PreviewedQuestionProps) {
  const words = textIn(question.texts, locale);
  return (
    <section className={styles['question']}>
      <p className={styles['hint']}>{heading}</p>
      <p className={styles['asked']}>{words?.words}</p>
      {question.imageId && (
        <QuestionPicture address={questionImageAddress(question.imageId)} alt={words?.imageAlt ?? ''} />
      )}
      {words && <Answers kind={question.kind} words={words} />}
    </section>
  );
}

interface AnswersProps {
  kind: WrittenQuestionFragment['kind'];
  words: WrittenQuestionFragment['texts'][number];
}

function Answers({ kind, words: { options, matches } }: AnswersProps) {
  const text = useText();
  const legend = text('questionAnswersLegend');
  const choices = options.map(({ name, words }) => ({ value: name, label: words }));
  switch (kind) {
    case 'SINGLE_CHOICE':
      return <RadioGroup name="preview" legend={legend} options={choices} />;
    case 'TRUE_FALSE':
      return (
        <RadioGroup
          name="preview"
          legend={legend}
          options={[
            { value: 'true', label: text('answerTrue') },
            { value: 'false', label: text('answerFalse') },
          ]}
        />
      );
    case 'MULTIPLE_CHOICE':
      return (
        <fieldset className={styles['answers']}>
          <legend>{legend}</legend>
          {choices.map(({ value, label }) => (
            <Checkbox key={value} label={label} />
          ))}
        </fieldset>
      );
    case 'MATCHING':
      return choices.map(({ value, label }) => (
        <SelectField
          key={value}
          name={value}
          label={label}
          options={matches.map(({ name, words }) => ({ value: name, label: words }))}
        />
      ));
    case 'FILL_IN':
      return <TextField name="preview" label={legend} />;
    case 'ESSAY':
      return <TextArea name="preview" label={legend} rows={6} />;
  }
}
