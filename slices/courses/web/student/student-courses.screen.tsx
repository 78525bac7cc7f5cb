import { askTogether } from '#kit/client/query/ask-together.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { useAppState } from '#kit/client/storage/app-state.ts';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { ShownCourses } from './shown-courses.tsx';
import { ownCourses, type OwnCoursesQuery } from './student-courses.graphql.generated.ts';
import { studentCourses } from './student-courses.together.generated.ts';
import { TaughtCourses } from '../offerings/taught-courses.tsx';

/** Says what stands below, once that is known; its place is kept until then. */
function Lead({ shown }: { shown: OwnCoursesQuery | null | undefined }) {
  if (!shown) return '\u00A0';
  const { groups } = shown.ownCourses;
  if (shown.ownCourseOfferings.length > 0)
    return <Text id={groups.length > 0 ? 'taughtAndOwnLead' : 'taughtCoursesLead'} />;
  const areAllPast = groups.length > 0 && groups.every(({ isPast }) => isPast);
  return <Text id={areAllPast ? 'keptCoursesLead' : 'ownCoursesLead'} />;
}

export const prefetch = (): void => askTogether(studentCourses);

export function StudentCoursesScreen() {
  const locale = useAppState().readLocale;
  const answer = useQuery(ownCourses, { locale });
  return (
    <Page>
      <PageHeading title={<Text id="menuCourses" />} subtitle={<Lead shown={answer.data} />} />
      <DataView answer={answer} waiting={<Skeleton shape="fields" count={6} />}>
        {({ ownCourses: shown, ownCourseOfferings: taught }) => (
          <>
            {taught.length > 0 && <TaughtCourses taught={taught} />}
            {(shown.groups.length > 0 || taught.length === 0) && (
              <ShownCourses
                shown={shown}
                locale={locale}
                addressOf={(courseId) => `/student/courses/${courseId}`}
              />
            )}
          </>
        )}
      </DataView>
    </Page>
  );
}
