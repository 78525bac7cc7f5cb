import { useParams } from 'react-router';
import { AssignmentList } from '#slices/assignments/web/api.ts';
import { StudentCourse } from '#slices/lessons/web/api.ts';

/** One course for its students, with what every slice has to say about it. */
export function StudentCourseScreen() {
  const { courseId = '' } = useParams();
  return <StudentCourse courseId={courseId} more={<AssignmentList courseId={courseId} />} />;
}
