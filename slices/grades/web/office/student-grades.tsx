import { useIntl } from 'react-intl';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Ledger } from '#kit/ui/ledger/ledger.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { isMissing } from '../../rules/course-grade.ts';
import { CourseStateChip } from '../course-state-chip.tsx';
import { GradeHistory } from '../grade-history.tsx';
import { GradesSummary } from '../grades-summary.tsx';
import grades from '../grades.module.css';
import { PartList } from '../part-list.tsx';
import { useCourseLedger } from '../use-course-ledger.ts';
import { gradesOfStudent, type StudentCourseFragment as Course } from './student-grades.graphql.generated.ts';
import { TermName } from '../terms.tsx';
import styles from './student-grades.module.css';

/** The grades of one student in all courses, term by term, for those who look after the campus. */
export function StudentGrades({ studentId }: { studentId: string }) {
  const answer = useQuery(gradesOfStudent, { studentId });
  return (
    <DataView answer={answer} waiting={<Skeleton shape="lines" count={6} />} empty={<NoCourses />}>
      {({ studentGrades: found }) =>
        found && found.courses.length > 0 ? <Summed courses={found.courses} /> : <NoCourses />
      }
    </DataView>
  );
}

const NoCourses = () => <EmptyState icon="sum" title={<Text id="noCoursesOfStudent" />} />;

const Summed = ({ courses }: { courses: readonly Course[] }) => (
  <>
    <GradesSummary courses={courses} />
    <Terms courses={courses} />
  </>
);

/** The newest term first, as the courses come. */
const Terms = ({ courses }: { courses: readonly Course[] }) =>
  [...Map.groupBy(courses, ({ term }) => term)].map(([term, taken]) => (
    <section key={term} className={styles['term']}>
      <h2>
        <TermName name={term} />
      </h2>
      <div className={styles['courses']}>
        {taken.map((course) => (
          <CourseLine key={course._id} course={course} />
        ))}
      </div>
    </section>
  ));

function CourseLine({ course }: { course: Course }) {
  const { formatNumber } = useIntl();
  const { courseCode, courseName, teacherName, grade, state, finalisedAt } = course;
  return (
    <details className={styles['course']}>
      <summary>
        <Icon name="chevronRight" size="small" />
        <span className={grades['words']}>
          <b>{courseName}</b>
          <small>{[courseCode, teacherName].filter(Boolean).join(' · ')}</small>
        </span>
        <span className={styles['chips']}>
          <CourseStateChip state={state} />
          {finalisedAt && (
            <Chip>
              <Text id="gradeIsFinal" values={{ day: <Moment at={finalisedAt} shows="day" /> }} />
            </Chip>
          )}
        </span>
        <strong className={styles['grade']}>{grade === null ? '–' : formatNumber(grade)}</strong>
      </summary>
      <CourseBody course={course} />
    </details>
  );
}

function CourseBody({ course }: { course: Course }) {
  const { formatList } = useIntl();
  const steps = useCourseLedger(course);
  const { parts, changes, state, courseOfferingId } = course;
  const missing = parts.filter(isMissing);
  return (
    <div className={styles['body']}>
      {missing.length > 0 && state !== 'PASSED' && (
        <Note tone="warning">
          <Text id="whatIsMissing" values={{ titles: formatList(missing.map(({ title }) => title)) }} />
        </Note>
      )}
      {parts.length > 0 && <PartList parts={parts} timeZone={course.timeZone} isLinked={false} />}
      {steps.length > 0 && <Ledger steps={steps} />}
      {changes.length > 0 && <GradeHistory changes={changes} parts={parts} />}
      {courseOfferingId && (
        <Link to={`/teaching/${courseOfferingId}/grades`}>
          <Text id="openGradebook" />
        </Link>
      )}
    </div>
  );
}
