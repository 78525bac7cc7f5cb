import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Confirm } from '#kit/ui/modal/confirm.tsx';
import { Dependents, useDependents } from '#kit/ui/modal/dependents.tsx';
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
  const dependents = useDependentsOfCourse(managed);
  const text = useText();
  const navigate = useNavigate();
  const undoToast = useUndoToast();
  const { mutate, isBusy } = useMutation({ stale: [courses] });
  const [opened, setOpened] = useState<'edit' | 'copy' | 'archive' | 'delete' | null>(null);
  const { _id: courseId, name } = course;
  const close = (): void => setOpened(null);

  async function archive(archived: boolean): Promise<void> {
    const isDone = await mutate(archiveCourse, { courseId, archived });
    if (!isDone) return;
    close();
    undoToast(text(archived ? 'courseWasArchived' : 'courseWasRestored'), () => void archive(!archived));
  }

  async function remove(): Promise<void> {
    if (!(await mutate(deleteCourse, { courseId }))) return close();
    showToast('success', text('courseDeleted', { name }));
    void navigate('/courses');
  }

  const isAskedBefore = !course.archived && dependents.length > 0;
  const description = texts.find(({ locale }) => locale === course.ownLocale)?.description ?? '';
  return (
    <>
      {mayChange && courseOfferings.length === 0 && dependents.length === 0 && (
        <Button tone="danger" aria-haspopup="dialog" onClick={() => setOpened('delete')}>
          <Icon name="trash" />
          {text('delete')}
        </Button>
      )}
      {mayChange && (
        <Button
          isProcessing={isBusy}
          {...(isAskedBefore && { 'aria-haspopup': 'dialog' })}
          onClick={() => (isAskedBefore ? setOpened('archive') : void archive(!course.archived))}
        >
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
        isOpen={opened === 'archive'}
        title={<Text id="archiveCourseQuestion" values={{ name }} />}
        action={<Text id="archiveCourse" />}
        onConfirm={() => archive(true)}
        onCancel={close}
        isUndoable
      >
        {text('archiveCourseWords')}
        <Dependents texts={dependents} />
      </Confirm>
      <Confirm
        isOpen={opened === 'delete'}
        title={<Text id="deleteCourseQuestion" values={{ name }} />}
        action={<Text id="deleteCourse" />}
        onConfirm={remove}
        onCancel={close}
      >
        {text('deleteCourseWords')}
        <Dependents texts={dependents} />
      </Confirm>
    </>
  );
}

function useDependentsOfCourse(managed: Managed): string[] {
  const { courseOfferings, studentsNow, lessonCount, examCount, assignmentCount } = managed;
  const current = courseOfferings.filter(({ groupIsArchived, hasEnded }) => !groupIsArchived && !hasEnded);
  const groupsNow = current.filter(({ hasBegun }) => hasBegun).length;
  return useDependents({
    courseTaughtNow: groupsNow,
    coursePlanned: current.length - groupsNow,
    courseStudentsNow: studentsNow,
    courseLessonsCounted: lessonCount,
    courseExamsCounted: examCount,
    courseAssignmentsCounted: assignmentCount,
  });
}
