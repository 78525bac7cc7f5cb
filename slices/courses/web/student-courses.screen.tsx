import { useCollegeQuery } from '#kit/client/apollo/use-college-query.ts';
import { useAppState } from '#kit/client/app-state.ts';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { ShownCourses } from './shown-courses.tsx';
import { ownCourses } from './student-courses.graphql.generated.ts';
import { TaughtCourses } from './taught-courses.tsx';

/** Everything somebody teaches and takes, group by group. */
export function StudentCoursesScreen() {
  const locale = useAppState().readLocale;
  const answer = useCollegeQuery(ownCourses, { locale });
  return (
    <Page>
      <PageHeading title={<Text id="menuCourses" />} subtitle={<Text id="ownCoursesLead" />} />
      <DataView answer={answer} waiting={<Skeleton shape="fields" count={6} />}>
        {({ ownCourses: shown, ownTeachings: taught }) => (
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
