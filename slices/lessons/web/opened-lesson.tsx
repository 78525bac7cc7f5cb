import { useAppState } from '#kit/client/storage/app-state.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { LessonPage } from './lesson-page.tsx';
import { oneLesson } from './lesson.graphql.generated.ts';
import { useCourseAddress } from './shelf.ts';

/** A lesson with its film, for those who may read its course. */
export function OpenedLesson({ courseId, lessonId }: { courseId: string; lessonId: string }) {
  const { readLocale } = useAppState();
  const answer = useQuery(oneLesson, { lessonId, courseId, locale: readLocale }, { fresh: true });
  return (
    <DataView
      answer={answer}
      waiting={<Skeleton shape="block" count={2} />}
      empty={<Unknown courseId={courseId} />}
    >
      {({ lesson, course, courseLessons, currentUser }) =>
        lesson && course && lesson.courseId === course._id ? (
          <LessonPage
            key={lesson._id}
            lesson={lesson}
            course={course}
            lessons={courseLessons ?? []}
            showsVideo={currentUser?.showVideo !== false}
          />
        ) : (
          <Unknown courseId={courseId} />
        )
      }
    </DataView>
  );
}

function Unknown({ courseId }: { courseId: string }) {
  const addressOf = useCourseAddress();
  return (
    <>
      <PageHeading title={<Text id="lessonNotFound" />} />
      <Link to={addressOf(courseId)}>
        <Text id="toTheCourse" />
      </Link>
    </>
  );
}
