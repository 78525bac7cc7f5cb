import { useQuery } from '#kit/client/query/use-query.ts';
import { useAppState } from '#kit/client/storage/app-state.ts';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import styles from '../dashboard.module.css';
import { firstSteps, type FirstStepsQuery } from './first-steps.graphql.generated.ts';

/** Where a student begins who has not watched anything yet. */
export function FirstSteps() {
  const { readLocale } = useAppState();
  const { data, isLoading } = useQuery(firstSteps, { locale: readLocale });
  if (!data) return isLoading ? <Skeleton shape="block" count={1} /> : null;
  const courses = data.ownCourses.taken.map(({ course }) => course);
  const first = courses.find(({ nextLesson }) => nextLesson !== null) ?? courses[0];
  return first ? <FirstCourse course={first} /> : <NoCourseYet />;
}

function FirstCourse({
  course: { _id, name, nextLesson },
}: {
  course: FirstStepsQuery['ownCourses']['taken'][number]['course'];
}) {
  const address = `/student/courses/${_id}`;
  return (
    <Card title={<Text id="beginWith" values={{ course: name }} />}>
      <p className={styles['about']}>{nextLesson ? nextLesson.title : <Text id="lessonsComeSoon" />}</p>
      <div className={styles['ways']}>
        {nextLesson && (
          <LinkButton to={`${address}/lessons/${nextLesson._id}`} tone="primary">
            <Icon name="play" />
            <Text id="startFirstLesson" />
          </LinkButton>
        )}
        <LinkButton to={address}>
          <Text id="aboutTheCourse" />
        </LinkButton>
      </div>
    </Card>
  );
}

const NoCourseYet = () => (
  <Card title={<Text id="noCourseYet" />}>
    <p className={styles['about']}>
      <Text id="noCourseYetHint" />
    </p>
    <div className={styles['ways']}>
      <LinkButton to="/help">
        <Text id="help" />
      </LinkButton>
      <LinkButton to="/profile">
        <Text id="menuProfile" />
      </LinkButton>
    </div>
  </Card>
);
