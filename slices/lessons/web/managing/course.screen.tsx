import { useParams } from 'react-router';
import { Page } from '#kit/ui/page/page.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { CoursePanel } from '#slices/courses/web/public.ts';
import { LessonsTab } from './lessons-tab.tsx';

/** One course with its lessons, for those who write the catalogue. */
export function CourseScreen() {
  const { courseId = '' } = useParams();
  const text = useText();
  return (
    <Page>
      <CoursePanel
        courseId={courseId}
        moreTabs={[
          { id: 'lessons', label: text('lessons'), render: (course) => <LessonsTab course={course} /> },
        ]}
      />
    </Page>
  );
}
