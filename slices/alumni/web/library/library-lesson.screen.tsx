import { useParams } from 'react-router';
import { OpenedLesson } from '#slices/lessons/web/api.ts';
import { InLibrary } from './in-library.tsx';

export function LibraryLessonScreen() {
  const { courseId = '', lessonId = '' } = useParams();
  return (
    <InLibrary>
      <OpenedLesson courseId={courseId} lessonId={lessonId} />
    </InLibrary>
  );
}
