import { useQuery } from '#kit/client/query/use-query.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { coursesOfTeacher } from './courses-of.graphql.generated.ts';
import styles from './taught-courses.module.css';

/** The courses of the catalogue that name somebody as their teacher (HOLE-77). */
export function CoursesOfTeacherCard({ teacherId }: { teacherId: string }) {
  const answer = useQuery(coursesOfTeacher, { teacherId });
  return (
    <Card title={<Text id="coursesTaught" />}>
      <DataView answer={answer} waiting={<Skeleton shape="lines" count={3} />}>
        {({ courses: { rows } }) =>
          rows.length === 0 ? (
            <p className={styles['quiet']}>
              <Text id="teachesNoCourse" />
            </p>
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
