import { useParams } from 'react-router';
import { Page } from '#kit/ui/page/page.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { AssignmentsTab } from '#slices/assignments/web/api.ts';
import { CoursePanel } from '#slices/courses/web/api.ts';
import { ExamsTab } from '#slices/exams/web/api.ts';
import { LessonsTab } from '#slices/lessons/web/api.ts';

/** One course for those who write the catalogue, with what every slice has to say about it. */
export function CourseScreen() {
  const { courseId = '' } = useParams();
  const text = useText();
  return (
    <Page>
      <CoursePanel
        courseId={courseId}
        moreTabs={[
          { id: 'lessons', label: text('lessons'), render: (course) => <LessonsTab course={course} /> },
          { id: 'exams', label: text('courseExams'), render: (course) => <ExamsTab course={course} /> },
          {
            id: 'assignments',
            label: text('assignments'),
            render: (course) => <AssignmentsTab course={course} />,
          },
        ]}
      />
    </Page>
  );
}
