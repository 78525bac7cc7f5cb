import { useSearchParams } from 'react-router';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import styles from '../../evaluations.module.css';
import { FormEditor } from './form-editor.tsx';
import { FormRows } from './form-rows.tsx';
import { evaluationForms, type EvaluationFormsQuery } from './forms.graphql.generated.ts';

/** By what students are evaluated; one form is written in the place of the list (HOURS-05). */
export function EvaluationForms() {
  const answer = useQuery(evaluationForms, {}, { fresh: true });
  return (
    <DataView answer={answer} waiting={<Skeleton shape="block" count={2} />} isEmpty={() => false}>
      {(data) => <FormsOrEditor data={data} />}
    </DataView>
  );
}

/** The campuses for which a form can be made: those with groups. */
function campusesOf({ evaluationGroups }: EvaluationFormsQuery): { value: string; label: string }[] {
  const names = new Map(evaluationGroups.map(({ regionId, regionName }) => [regionId, regionName]));
  return [...names].map(([value, label]) => ({ value, label }));
}

function FormsOrEditor({ data }: { data: EvaluationFormsQuery }) {
  const [address, setAddress] = useSearchParams();
  const named = address.get('form');
  const { evaluationForms: forms } = data;
  const campuses = campusesOf(data);
  const stored = forms.find(({ _id }) => _id === named) ?? null;
  const open = (form: string | null): void =>
    setAddress(form === null ? { tab: 'forms' } : { tab: 'forms', form });
  if (stored || (named === 'new' && campuses.length > 0))
    return (
      <FormEditor
        key={stored ? `${stored._id} ${stored.version}` : 'new'}
        stored={stored}
        campuses={campuses}
        onClose={() => open(null)}
      />
    );
  const add = campuses.length > 0 && (
    <Button tone="primary" onClick={() => open('new')}>
      <Icon name="plus" />
      <Text id="newEvaluationForm" />
    </Button>
  );
  if (forms.length === 0)
    return (
      <EmptyState icon="list" title={<Text id="noEvaluationForms" />} action={add}>
        <Text id="noEvaluationFormsHelp" />
      </EmptyState>
    );
  return (
    <div className={styles['parts']}>
      <FormRows forms={forms} onEdit={({ _id }) => open(_id)} />
      <div>{add}</div>
    </div>
  );
}
