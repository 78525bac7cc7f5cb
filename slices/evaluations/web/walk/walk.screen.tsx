import { useParams, useSearchParams } from 'react-router';
import { useQuery } from '#kit/client/query/use-query.ts';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { GroupWalk } from './group-walk.tsx';
import { WalkHeading } from './walk-heading.tsx';
import { evaluationWalk } from './walk.graphql.generated.ts';

/** A group evaluated by one form, from student to student (HOURS-05). */
export function WalkScreen() {
  const { groupId = '' } = useParams();
  const [address] = useSearchParams();
  const formId = address.get('form') ?? '';
  const answer = useQuery(evaluationWalk, { groupId, formId }, { fresh: true });
  return (
    <Page>
      <DataView answer={answer} waiting={<Skeleton shape="fields" count={6} />} isEmpty={() => false}>
        {({ evaluationsOf: rows, evaluationGroups, evaluationForms }) => {
          const group = evaluationGroups.find(({ _id }) => _id === groupId);
          const form = evaluationForms.find(({ _id }) => _id === formId);
          if (!group || !form) return <PageHeading way="back" title={<Text id="nothingToEvaluate" />} />;
          if (rows.length > 0)
            return <GroupWalk key={`${groupId} ${formId}`} group={group} form={form} rows={rows} />;
          return (
            <>
              <WalkHeading group={group} form={form} />
              <EmptyState icon="users" title={<Text id="nobodyToEvaluate" />} />
            </>
          );
        }}
      </DataView>
    </Page>
  );
}
