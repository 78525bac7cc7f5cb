import { useState, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { IconButton } from '#kit/ui/button/icon-button.tsx';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Menu } from '#kit/ui/menu/menu.tsx';
import { MenuItem, MenuSeparator } from '#kit/ui/menu/menu-item.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { useAppState } from '#kit/client/storage/app-state.ts';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { Confirm } from '#kit/ui/modal/confirm.tsx';
import { Dependents, useDependents } from '#kit/ui/modal/dependents.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { FileUpload } from '#kit/ui/upload/file-upload.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import type { QuestionInput } from '#kit/client/schema-types.generated.ts';
import { readQuestions } from '#slices/exams/rules/authoring/read-questions.ts';
import type { Imported, ImportedQuestion } from '#slices/exams/rules/authoring/gift.ts';
import {
  archiveExam,
  examsOfCourse,
  type WrittenExamFragment,
  importQuestions,
  writtenExam,
} from './authoring.graphql.generated.ts';
import { QuestionDialog } from './question-dialog.tsx';
import styles from './authoring.module.css';
import { WriteLocaleField } from './write-locale-field.tsx';
import { KIND_TEXTS } from './kind-texts.ts';

export function ExamActions({ exam }: { exam: WrittenExamFragment }) {
  const text = useText();
  const navigate = useNavigate();
  const undoToast = useUndoToast();
  const { mutate } = useMutation({ stale: [examsOfCourse] });
  const [opened, setOpened] = useState<'question' | 'import' | 'takeOut' | null>(null);
  const close = (): void => setOpened(null);
  const examId = exam._id;
  // Null for those who do not write exams.
  const mayChange = exam.usedElsewhere?.length === 0;
  const dependents = useDependents({
    examScheduledCounted: exam.schedules.length,
    attemptsCounted: exam.attemptCount,
  });

  async function setArchived(archived: boolean): Promise<void> {
    const isDone = await mutate(archiveExam, { examId, archived });
    if (!isDone) return;
    close();
    if (archived) {
      undoToast(text('examTakenOut'), () => void setArchived(false));
      void navigate(`/courses/${exam.courseId}?tab=exams`);
    } else {
      void navigate(`/courses/${exam.courseId}/exams/${examId}`);
    }
  }

  return (
    <>
      {mayChange && (
        <Button tone="primary" aria-haspopup="dialog" onClick={() => setOpened('question')}>
          <Icon name="plus" />
          <Text id="newQuestion" />
        </Button>
      )}
      {exam.questionCount > 0 && (
        <LinkButton to={`/courses/${exam.courseId}/exams/${examId}/preview`}>
          <Icon name="eye" />
          <Text id="previewExam" />
        </LinkButton>
      )}
      {mayChange && (
        <Menu
          label={exam.title}
          renderButton={(links) => (
            <IconButton {...links} icon="more" label={text('examDeeds', { title: exam.title })} />
          )}
        >
          <MenuItem icon="upload" action={() => setOpened('import')}>
            {text('importQuestions')}
          </MenuItem>
          <MenuSeparator />
          <MenuItem
            icon="archive"
            tone="danger"
            action={() => (dependents.length > 0 ? setOpened('takeOut') : void setArchived(true))}
          >
            {text('takeOutExam')}
          </MenuItem>
        </Menu>
      )}
      {opened === 'question' && <QuestionDialog examId={examId} question={null} onClose={close} />}
      <Confirm
        isOpen={opened === 'takeOut'}
        title={text('takeOutExamNamed', { title: exam.title })}
        action={text('takeOutExam')}
        onConfirm={() => setArchived(true)}
        onCancel={close}
        isUndoable
      >
        {text('takeOutExamHelp')}
        <Dependents texts={dependents} />
      </Confirm>
      {opened === 'import' && <ImportDialog examId={examId} onClose={close} />}
    </>
  );
}

/** Questions that were written elsewhere: pasted or from a file, seen line by line before any of them is added. */
function ImportDialog({ examId, onClose }: { examId: string; onClose: () => void }) {
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

function FoundQuestions({ found: { questions, problems } }: { found: Imported }) {
  const text = useText();
  const lines = [
    ...questions.map((question) => ({ line: question.line, question, reason: null })),
    ...problems.map(({ line, reason }) => ({ line, question: null, reason })),
  ].toSorted((a, b) => a.line - b.line);
  return (
    <section aria-live="polite">
      <p>{text('importFound', { count: questions.length, bad: problems.length })}</p>
      <ol className={styles['found']}>
        {lines.map(({ line, question, reason }) => (
          <li key={line} data-bad={reason !== null}>
            <span className={styles['line']}>{text('importedLine', { line })}</span>
            {question ? (
              <div className={styles['read']}>
                {question.words}
                <span className={styles['chips']}>
                  <Chip>{text(KIND_TEXTS[question.key.kind])}</Chip>
                  <Chip>{text('questionPointsCount', { count: question.points })}</Chip>
                  {question.category && <Chip tone="info">{question.category}</Chip>}
                </span>
                <FoundAnswer question={question} />
                {question.explanation && <p className={styles['hint']}>{question.explanation}</p>}
              </div>
            ) : (
              <span>{text(reason)}</span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function FoundAnswer({ question }: { question: ImportedQuestion }) {
  const text = useText();
  const said = ((): { words: string; isRight: boolean }[] => {
    const { key, options, matches } = question;
    switch (key.kind) {
      case 'SINGLE_CHOICE':
        return options.map(({ id, words }) => ({ words, isRight: id === key.option }));
      case 'MULTIPLE_CHOICE':
        return options.map(({ id, words }) => ({ words, isRight: key.options.includes(id) }));
      case 'TRUE_FALSE':
        return [{ words: text(key.isTrue ? 'answerTrue' : 'answerFalse'), isRight: true }];
      case 'MATCHING':
        return options.map(({ id, words }) => {
          const match = matches.find((one) => one.id === key.pairs[id]);
          return { words: `${words} → ${match?.words ?? ''}`, isRight: true };
        });
      case 'FILL_IN':
        return key.accepted.map((words) => ({ words, isRight: true }));
      case 'ESSAY':
        return [];
    }
  })();
  return (
    <ul className={styles['said']}>
      {said.map(({ words, isRight }, index) => (
        <li
          key={index}
          data-is-right={isRight}
          aria-label={isRight ? `${text('rightAnswer')}: ${words}` : undefined}
        >
          {isRight && <Icon name="check" size="small" />}
          {words}
        </li>
      ))}
    </ul>
  );
}

const named = (choices: ImportedQuestion['options']): { name: string; words: string }[] =>
  choices.map(({ id, words }) => ({ name: id, words }));

function importedInputOf(question: ImportedQuestion, locale: string): QuestionInput {
  const { key, words, explanation, options, matches, points, category } = question;
  const texts = [{ locale, words, explanation, options: named(options), matches: named(matches) }];
  const base = { kind: key.kind, points, category, texts };
  switch (key.kind) {
    case 'SINGLE_CHOICE':
      return { ...base, right: { option: key.option } };
    case 'MULTIPLE_CHOICE':
      return { ...base, right: { options: [...key.options] } };
    case 'TRUE_FALSE':
      return { ...base, right: { isTrue: key.isTrue } };
    case 'MATCHING':
      return {
        ...base,
        right: { pairs: Object.entries(key.pairs).map(([option, match]) => ({ option, match })) },
      };
    case 'FILL_IN':
      return { ...base, accepted: [...key.accepted] };
    case 'ESSAY':
      return base;
  }
}
