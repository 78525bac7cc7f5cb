import { useState } from 'react';
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
import { archiveExam, examsOfCourse, type WrittenExamFragment } from './authoring.graphql.generated.ts';
import { ImportDialog } from './import-dialog.tsx';
import { QuestionDialog } from './question-dialog.tsx';

/** What can be done with an exam as a whole. */
export function ExamActions({ exam }: { exam: WrittenExamFragment }) {
  const text = useText();
  const navigate = useNavigate();
  const undoToast = useUndoToast();
  const { mutate } = useMutation({ stale: [examsOfCourse] });
  const [opened, setOpened] = useState<'question' | 'import' | null>(null);
  const close = (): void => setOpened(null);
  const examId = exam._id;
  const mayChange = (exam.usedElsewhere ?? []).length === 0;

  async function setArchived(archived: boolean): Promise<void> {
    if (!(await mutate(archiveExam, { examId, archived }))) return;
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
          <MenuItem icon="archive" tone="danger" action={() => void setArchived(true)}>
            {text('takeOutExam')}
          </MenuItem>
        </Menu>
      )}
      {opened === 'question' && <QuestionDialog examId={examId} question={null} onClose={close} />}
      {opened === 'import' && <ImportDialog examId={examId} onClose={close} />}
    </>
  );
}
