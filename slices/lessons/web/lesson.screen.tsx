import { useParams, type Params } from 'react-router';
import { appState } from '#kit/client/storage/app-state.ts';
import { prefetchQuery } from '#kit/client/query/prefetch.ts';
import { Page } from '#kit/ui/page/page.tsx';
import { oneLesson } from './lesson.graphql.generated.ts';
import { OpenedLesson } from './opened-lesson.tsx';

export const prefetch = ({ courseId = '', lessonId = '' }: Params): void =>
  prefetchQuery(oneLesson, { lessonId, courseId, locale: appState().readLocale });

export function LessonScreen() {
  const { courseId = '', lessonId = '' } = useParams();
  return (
    <Page>
      <OpenedLesson courseId={courseId} lessonId={lessonId} />
    </Page>
  );
}
