import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Confirm } from '#kit/ui/modal/confirm.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import type { Managed } from './managed.ts';
import { archiveCourse, deleteCourse } from './course.graphql.generated.ts';
import { courses } from './courses.graphql.generated.ts';
import { EditCourseDialog, NewCourseDialog } from './course-dialog.tsx';

export function CourseActions({ managed }: { managed: Managed }) {
  const { course, texts, courseOfferings, usedElsewhere } = managed;
  const mayChange = usedElsewhere.length === 0;
  const text = useText();
  const navigate = useNavigate();
  const undoToast = useUndoToast();
  const { mutate, isBusy } = useMutation({ stale: [courses] });
  const [opened, setOpened] = useState<'edit' | 'copy' | 'delete' | null>(null);
  const { _id: courseId, name } = course;
  const close = (): void => setOpened(null);

  async function archive(archived: boolean): Promise<void> {
    if (!(await mutate(archiveCourse, { courseId, archived }))) return;
    undoToast(text(archived ? 'courseWasArchived' : 'courseWasRestored'), () => void archive(!archived));
  }

  async function remove(): Promise<void> {
    if (!(await mutate(deleteCourse, { courseId }))) return close();
    showToast('success', text('courseDeleted', { name }));
    void navigate('/courses');
  }

  const description = texts.find(({ locale }) => locale === course.ownLocale)?.description ?? '';
  return (
    <>
      {mayChange && courseOfferings.length === 0 && (
        <Button tone="danger" aria-haspopup="dialog" onClick={() => setOpened('delete')}>
          <Icon name="trash" />
          {text('delete')}
        </Button>
      )}
      {mayChange && (
        <Button isProcessing={isBusy} onClick={() => void archive(!course.archived)}>
          <Icon name={course.archived ? 'undo' : 'archive'} />
          {text(course.archived ? 'restoreCourse' : 'archiveCourse')}
        </Button>
      )}
      <Button aria-haspopup="dialog" onClick={() => setOpened('copy')}>
        <Icon name="file" />
        {text('copyCourse')}
      </Button>
      {mayChange && (
        <Button aria-haspopup="dialog" onClick={() => setOpened('edit')}>
          <Icon name="edit" />
          {text('editCourse')}
        </Button>
      )}
      {opened === 'edit' && <EditCourseDialog course={course} onClose={close} />}
      {opened === 'copy' && (
        <NewCourseDialog
          copied={{ course, description }}
          onClose={close}
          onMade={(copyId) => void navigate(`/courses/${copyId}`)}
        />
      )}
      <Confirm
        isOpen={opened === 'delete'}
        title={<Text id="deleteCourseQuestion" values={{ name }} />}
        action={<Text id="deleteCourse" />}
        onConfirm={remove}
        onCancel={close}
      >
        {text('deleteCourseWords')}
      </Confirm>
    </>
  );
}
