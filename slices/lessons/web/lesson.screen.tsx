import { useParams, type Params } from 'react-router';
import { appState, useAppState } from '#kit/client/storage/app-state.ts';
import { prefetchQuery } from '#kit/client/query/prefetch.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { LessonPage } from './lesson-page.tsx';
import { oneLesson } from './lesson.graphql.generated.ts';

export const prefetch = ({ courseId = '', lessonId = '' }: Params): void =>
  prefetchQuery(oneLesson, { lessonId, courseId, locale: appState().readLocale });

export function LessonScreen() {
  const { courseId = '', lessonId = '' } = useParams();
  const { readLocale } = useAppState();
  const answer = useQuery(oneLesson, { lessonId, courseId, locale: readLocale }, { fresh: true });
  return (
    <Page>
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
    </Page>
  );
}

const Unknown = ({ courseId }: { courseId: string }) => (
  <>
    <PageHeading title={<Text id="lessonNotFound" />} />
    <Link to={`/student/courses/${courseId}`}>
      <Text id="toTheCourse" />
    </Link>
  </>
);
