import { useParams, useSearchParams } from 'react-router';
import { useQuery } from '#kit/client/query/use-query.ts';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { FormChoice } from './form-choice.tsx';
import { GroupWalk } from './group-walk.tsx';
import { WalkHeading } from './walk-heading.tsx';
import { evaluationWalk } from './walk.graphql.generated.ts';

/** A group evaluated by one form, from student to student, by its managers and teachers (HOURS-05). */
export function WalkScreen() {
  const { groupId = '' } = useParams();
  const [address] = useSearchParams();
  const formId = address.get('form');
  return (
    <Page>
      {formId === null ? (
        <FormChoice groupId={groupId} personId={address.get('person')} />
      ) : (
        <WalkBy groupId={groupId} formId={formId} />
      )}
    </Page>
  );
}

function WalkBy({ groupId, formId }: { groupId: string; formId: string }) {
  const answer = useQuery(evaluationWalk, { groupId, formId }, { fresh: true });
  return (
    <DataView answer={answer} waiting={<Skeleton shape="fields" count={6} />} isEmpty={() => false}>
      {({ evaluationsOf: rows, evaluationGroup: group, formsToEvaluateBy: forms }) => {
        const form = forms.find(({ _id }) => _id === formId);
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
  );
}
