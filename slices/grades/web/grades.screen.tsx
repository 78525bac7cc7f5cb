import { askTogether } from '#kit/client/query/ask-together.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { GradesSummary } from './grades-summary.tsx';
import styles from './grades.module.css';
import { studentGrades } from './grades.together.generated.ts';
import { ownGrades } from './own-grades.graphql.generated.ts';
import { Terms } from './terms.tsx';

export const prefetch = (): void => askTogether(studentGrades);

/** What a student has reached in all their courses, by terms. */
export function GradesScreen() {
  const answer = useQuery(ownGrades, {});
  return (
    <Page>
      <PageHeading
        title={<Text id="menuGrades" />}
        subtitle={<Text id="gradesLead" />}
        actions={
          <span className={styles['forHands']}>
            <Button onClick={() => window.print()}>
              <Icon name="printer" />
              <Text id="print" />
            </Button>
          </span>
        }
      />
      <DataView answer={answer} waiting={<Skeleton shape="block" count={3} />}>
        {({ ownGrades: { courses } }) =>
          courses.length === 0 ? (
            <EmptyState icon="sum" title={<Text id="noGradesYet" />} />
          ) : (
            <>
              <GradesSummary courses={courses} />
              <Terms courses={courses} />
            </>
          )
        }
      </DataView>
    </Page>
  );
}
