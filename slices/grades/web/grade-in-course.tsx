import { useIntl } from 'react-intl';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { CourseStateChip } from './course-state-chip.tsx';
import styles from './grades.module.css';
import { gradeOfCourse } from './own-grades.graphql.generated.ts';

/** A student's grade on the page of its course, in the group that began it last. Nothing until something counts. */
export function GradeInCourse({ courseId }: { courseId: string }) {
  const { formatNumber } = useIntl();
  const { data } = useQuery(gradeOfCourse, { courseId });
  const { grade = null, state = 'IN_PROGRESS' } = data?.ownGrades.courses[0] ?? {};
  if (grade === null) return null;
  return (
    <Card title={<Text id={state === 'IN_PROGRESS' ? 'gradeOfCourseSoFar' : 'gradeOfCourse'} />}>
      <div className={styles['inCourse']}>
        <strong>{formatNumber(grade)}</strong>
        <CourseStateChip state={state} />
      </div>
      <Link to={`/student/grades?course=${courseId}`}>
        <Text id="howGradeIsCalculated" />
      </Link>
    </Card>
  );
}
