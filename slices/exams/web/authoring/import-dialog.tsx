import { useMemo, useState } from 'react';
import { useAppState } from '#kit/client/storage/app-state.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { FileUpload } from '#kit/ui/upload/file-upload.tsx';
import { readQuestions } from '#slices/exams/rules/authoring/read-questions.ts';
import styles from './authoring.module.css';
import { importQuestions, writtenExam } from './authoring.graphql.generated.ts';
import { FoundQuestions } from './found-questions.tsx';
import { importedInputOf } from './imported-input.ts';
import { WriteLocaleField } from './write-locale-field.tsx';

interface ImportDialogProps {
  examId: string;
  onClose: () => void;
}

/** Questions that were written elsewhere: pasted or from a file, seen line by line before any of them is added. */
export function ImportDialog({ examId, onClose }: ImportDialogProps) {
  const text = useText();
  const { mutate, isBusy } = useMutation({ stale: [writtenExam] });
  const { writeLocale } = useAppState();
  const [typed, setTyped] = useState('');
  const found = useMemo(() => readQuestions(typed), [typed]);
  // The same questions keep the same ids, so that what is sent twice is added once.
  const ids = useMemo(() => found.questions.map(() => crypto.randomUUID()), [found]);
  const count = found.questions.length;

  async function add(): Promise<void> {
    const questions = found.questions.map((question, index) => ({
      questionId: ids[index] ?? '',
      questionInput: importedInputOf(question, writeLocale),
    }));
    if (!(await mutate(importQuestions, { examId, questions }))) return;
    showToast('success', text('questionsAdded', { count }));
    onClose();
  }

  return (
    <Modal
      isOpen
      title={<Text id="importQuestions" />}
      onClose={onClose}
      actions={
        <Button tone="primary" disabled={count === 0} isProcessing={isBusy} onClick={() => void add()}>
          <Text id="addQuestions" values={{ count }} />
        </Button>
      }
    >
      <div className={styles['fields']}>
        <WriteLocaleField />
        <TextArea
          name="questions"
          label={text('importField')}
          help={text('importHelp')}
          rows={8}
          value={typed}
          placeholder={'Who was swallowed by a great fish?\n* Jonah\nElijah\nNahum'}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <FileUpload
          label={text('importQuestionsFile')}
          rules={{ accept: ['text/plain', 'text/csv', '.gift'], maxFiles: 1 }}
          onFiles={([file]) => void file?.text().then(setTyped)}
        />
        {typed.trim() !== '' && <FoundQuestions found={found} />}
      </div>
    </Modal>
  );
}
