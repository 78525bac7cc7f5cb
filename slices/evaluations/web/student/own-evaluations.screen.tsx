import { useQuery } from '#kit/client/query/use-query.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { isFollowed, OverTime } from '../about/over-time.tsx';
import styles from '../evaluations.module.css';
import { OwnEvaluation } from './own-evaluation.tsx';
import { ownEvaluations, type ReadEvaluationFragment } from './own-evaluations.graphql.generated.ts';

/** What was published about the reader, the newest first (HOURS-05). */
export function OwnEvaluationsScreen() {
  const text = useText();
  const answer = useQuery(ownEvaluations, {});
  return (
    <Page>
      <PageHeading
        way={[
          { label: text('menuHours'), to: '/student/hours' },
          { label: text('menuEvaluations'), to: '/student/evaluations' },
        ]}
        title={<Text id="menuEvaluations" />}
        subtitle={<Text id="ownEvaluationsLead" />}
      />
      <DataView
        answer={answer}
        waiting={<Skeleton shape="block" count={2} />}
        isEmpty={({ ownEvaluations: found }) => found.length === 0}
        empty={
          <EmptyState icon="list" title={<Text id="noOwnEvaluations" />}>
            <Text id="noOwnEvaluationsHelp" />
          </EmptyState>
        }
      >
        {({ ownEvaluations: found }) => (
          <div className={styles['parts']}>
            <OwnOverTime evaluations={found} />
            {found.map((evaluation) => (
              <OwnEvaluation key={evaluation._id} evaluation={evaluation} />
            ))}
          </div>
        )}
      </DataView>
    </Page>
  );
}

/** The forms by which the reader was rated on several days, each with its chart. */
function OwnOverTime({ evaluations }: { evaluations: readonly ReadEvaluationFragment[] }) {
  return [...Map.groupBy(evaluations, ({ formId }) => formId)]
    .filter(([, ofForm]) => isFollowed(ofForm))
    .map(([formId, ofForm]) => (
      <Card key={formId} title={ofForm[0]?.formName}>
        <OverTime evaluations={ofForm} />
      </Card>
    ));
}
