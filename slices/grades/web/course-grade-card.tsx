import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useSignedInUser } from '#kit/client/session/session.ts';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { ComputedNumber } from '#kit/ui/ledger/computed-number.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { isAlumniOnly } from '#slices/people/rules/person.ts';
import { CourseOutlook } from './course-outlook.tsx';
import { CourseStateChip } from './course-state-chip.tsx';
import { GradeHistory } from './grade-history.tsx';
import styles from './grades.module.css';
import type { OwnCourseFragment } from './own-grades.graphql.generated.ts';
import { PartList } from './part-list.tsx';
import { useCourseLedger } from './use-course-ledger.ts';

interface CourseGradeCardProps {
  course: OwnCourseFragment;
  /** By the address: how the grade was computed is told at once. */
  isNamed?: boolean;
}

/** One course: the grade and how it came about, its parts, what is missing and what is still needed. */
export function CourseGradeCard({ course, isNamed = false }: CourseGradeCardProps) {
  const id = useId();
  const { formatNumber } = useIntl();
  const steps = useCourseLedger(course);
  const reader = useSignedInUser();
  const { courseCode, courseName, teacherName, grade, state, finalisedAt, parts, changes } = course;
  const attendance = course.steps.some(({ kind }) => kind === 'DEDUCTION') && (
    <Link to="/student/attendance">
      <Text id="seeAttendance" />
    </Link>
  );
  return (
    <article className={styles['course']} aria-labelledby={id}>
      <header>
        <div className={styles['words']}>
          <h3 id={id}>{courseName}</h3>
          <p className={styles['quiet']}>{[courseCode, teacherName].filter(Boolean).join(' · ')}</p>
          <p className={styles['chips']}>
            <CourseStateChip state={state} />
            {finalisedAt && (
              <Chip>
                <Text id="gradeIsFinal" values={{ day: <Moment at={finalisedAt} shows="day" /> }} />
              </Chip>
            )}
          </p>
        </div>
        <div className={styles['grade']}>
          {grade === null ? (
            <strong aria-hidden="true">–</strong>
          ) : (
            <strong>
              <ComputedNumber steps={steps} foot={attendance} isOpenFirst={isNamed}>
                {formatNumber(grade)}
              </ComputedNumber>
            </strong>
          )}
          <small>
            <Text id={state === 'IN_PROGRESS' ? 'gradeSoFar' : 'gradeOfCourse'} />
          </small>
        </div>
      </header>
      <CourseOutlook course={course} />
      {parts.length > 0 && (
        <PartList parts={parts} timeZone={course.timeZone} isLinked={!isAlumniOnly(reader)} />
      )}
      {changes.length > 0 && <GradeHistory changes={changes} parts={parts} />}
    </article>
  );
}
