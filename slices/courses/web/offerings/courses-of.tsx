import { useIntl } from 'react-intl';
import { type Day, universalMidnight } from '#kit/calendar/day.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { AddCoursesButton } from './add-courses.tsx';
import {
  type CourseOfGroupFragment,
  coursesOfGroup,
  coursesOfTeacher,
} from './courses-of.graphql.generated.ts';
import styles from './taught-courses.module.css';

/** What a group is taught, each with the way to how its students get on; what is over is folded away. */
export function CoursesOfGroupCard({ group }: { group: { _id: string; today: Day; archived: boolean } }) {
  const answer = useQuery(coursesOfGroup, { groupId: group._id });
  return (
    <Card title={<Text id="coursesTaught" />}>
      <DataView answer={answer} waiting={<Skeleton shape="lines" count={4} />} isEmpty={() => false}>
        {({ groupCourseOfferings }) => (
          <>
            <Courses taught={groupCourseOfferings} />
            {!group.archived && (
              <AddCoursesButton
                groupId={group._id}
                today={group.today}
                taken={groupCourseOfferings.flatMap(({ course, hasEnded }) =>
                  course && !hasEnded ? [course._id] : [],
                )}
              />
            )}
          </>
        )}
      </DataView>
    </Card>
  );
}

interface CoursesProps {
  taught: readonly CourseOfGroupFragment[];
}

function Courses({ taught }: CoursesProps) {
  const text = useText();
  if (taught.length === 0) return <p className={styles['quiet']}>{text('noCoursesYet')}</p>;
  const over = taught.filter(({ hasEnded }) => hasEnded);
  return (
    <>
      <Rows taught={taught.filter(({ hasEnded }) => !hasEnded)} />
      {over.length > 0 && (
        <details className={styles['more']}>
          <summary>{text('taughtBefore', { count: over.length })}</summary>
          <Rows taught={over} />
        </details>
      )}
    </>
  );
}

function Rows({ taught }: CoursesProps) {
  const text = useText();
  const { formatDate } = useIntl();
  // A day of the group's campus, so that no zone may move it.
  const words = (day: Day) => formatDate(universalMidnight(day), { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <ul className={styles['list']}>
      {taught.map(({ _id, course, term, firstDay, lastDay, hasBegun }) => (
        <li key={_id} className={styles['row']}>
          <div className={styles['words']}>
            <Link to={`/teaching/${_id}`}>{course?.name}</Link>
            <span className={styles['quiet']}>{[course?.code, term].filter(Boolean).join(' · ')}</span>
          </div>
          {!hasBegun && <Chip tone="info">{text('teachingNotBegun')}</Chip>}
          <span className={styles['quiet']}>
            {lastDay ? `${words(firstDay)} – ${words(lastDay)}` : words(firstDay)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The courses of the catalogue that name a person as their teacher (HOLE-77). */
export function CoursesOfTeacherCard({ teacherId }: { teacherId: string }) {
  const text = useText();
  const answer = useQuery(coursesOfTeacher, { teacherId });
  return (
    <Card title={<Text id="coursesTaught" />}>
      <DataView answer={answer} waiting={<Skeleton shape="lines" count={3} />}>
        {({ courses: { rows } }) =>
          rows.length === 0 ? (
            <p className={styles['quiet']}>{text('teachesNoCourse')}</p>
          ) : (
            <ul className={styles['list']}>
              {rows.map(({ _id, code, name }) => (
                <li key={_id} className={styles['row']}>
                  <div className={styles['words']}>
                    <Link to={`/courses/${_id}`}>{name}</Link>
                    <span className={styles['quiet']}>{code}</span>
                  </div>
                </li>
              ))}
            </ul>
          )
        }
      </DataView>
    </Card>
  );
}
