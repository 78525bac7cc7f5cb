import { useParams } from 'react-router';
import { Page } from '#kit/ui/page/page.tsx';
import { CoursePanel } from './course-panel.tsx';

/** One course, for those who write the catalogue. */
export function CourseScreen() {
  const { courseId = '' } = useParams();
  return (
    <Page>
      <CoursePanel courseId={courseId} />
    </Page>
  );
}
