import { useState } from 'react';
import { useAppState } from '#kit/client/app-state.ts';
import { ActionButton } from '#kit/ui/button/action-button.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import type { WrittenExamFragment, WrittenQuestionFragment } from './authoring.graphql.generated.ts';
import styles from './authoring.module.css';
import { PreviewedQuestion } from './previewed-question.tsx';
import { WriteLocaleField } from './write-locale-field.tsx';

interface PreviewWindowProps {
  exam: WrittenExamFragment;
  questions: readonly WrittenQuestionFragment[];
  onClose: () => void;
}

/** An exam as a student meets it, one question at a time. Whatever is answered here is recorded nowhere. */
export function PreviewWindow({ exam, questions, onClose }: PreviewWindowProps) {
  const { writeLocale } = useAppState();
  const [place, setPlace] = useState(0);
  const question = questions[place];
  const words = exam.texts.find(({ locale }) => locale === writeLocale);
  return (
    <Modal
      isOpen
      title={words?.title ?? exam.title}
      onClose={onClose}
      actions={
        <>
          <ActionButton action="previous" disabled={place === 0} onClick={() => setPlace(place - 1)} />
          <ActionButton
            action="next"
            disabled={place >= questions.length - 1}
            onClick={() => setPlace(place + 1)}
          />
        </>
      }
    >
      <Note>
        <Text id="previewRecordsNothing" />
      </Note>
      <WriteLocaleField />
      {place === 0 && words?.instructions && <p className={styles['asked']}>{words.instructions}</p>}
      {question && (
        <PreviewedQuestion
          key={question._id}
          question={question}
          locale={writeLocale}
          heading={<Text id="previewPlace" values={{ number: place + 1, count: questions.length }} />}
        />
      )}
    </Modal>
  );
}
