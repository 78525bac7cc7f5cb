import { useParams } from 'react-router';
import { LibraryCourse } from '#slices/lessons/web/api.ts';
import { InLibrary } from './in-library.tsx';

export function LibraryCourseScreen() {
  const { courseId = '' } = useParams();
  return (
    <InLibrary>
      <LibraryCourse courseId={courseId} />
    </InLibrary>
  );
}
