import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { Combobox } from '#kit/ui/combobox/combobox.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import styles from '../evaluations.module.css';
import { walkAddress } from '../walk-address.ts';
import { optionsOf } from './campus-options.ts';
import { evaluationChoices, type EvaluationChoicesQuery } from './evaluations.graphql.generated.ts';

/** The way into a group: which one, and by which form. */
export function EvaluateGroup() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button tone="primary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Text id="evaluateGroup" />
      </Button>
      <Modal isOpen={isOpen} title={<Text id="evaluateGroup" />} onClose={() => setIsOpen(false)}>
        <Choices />
      </Modal>
    </>
  );
}

function Choices() {
  const answer = useQuery(evaluationChoices, {}, { fresh: true });
  return (
    <DataView
      answer={answer}
      waiting={<Skeleton shape="fields" count={2} />}
      isEmpty={({ evaluationGroups }) => evaluationGroups.length === 0}
      empty={<EmptyState icon="users" title={<Text id="noEvaluationGroups" />} />}
    >
      {(data) => <ChoiceForm data={data} />}
    </DataView>
  );
}

function ChoiceForm({ data }: { data: EvaluationChoicesQuery }) {
  const text = useText();
  const navigate = useNavigate();
  const forms = data.evaluationForms.filter(({ isArchived }) => !isArchived);
  // Where no form is, nobody can be evaluated.
  const groups = data.evaluationGroups.filter(
    ({ isArchived, regionId }) => !isArchived && forms.some((form) => form.regionId === regionId),
  );
  const offered = optionsOf(groups);
  const [groupId, setGroupId] = useState(groups[0]?._id ?? '');
  const regionId = groups.find(({ _id }) => _id === groupId)?.regionId;
  if (groups.length === 0)
    return (
      <EmptyState
        icon="list"
        title={<Text id="noEvaluationForms" />}
        action={
          <LinkButton to="/evaluations?tab=forms&form=new">
            <Text id="newEvaluationForm" />
          </LinkButton>
        }
      >
        <Text id="noEvaluationFormsHelp" />
      </EmptyState>
    );
  return (
    <Form<'groupId' | 'formId'>
      id="evaluateGroup"
      submitLabel={text('startEvaluating')}
      onSubmit={(chosen) => void navigate(walkAddress(chosen))}
    >
      <div className={styles['fields']}>
        <Combobox
          name="groupId"
          isNeverEmpty
          label={text('evaluationGroup')}
          source={offered}
          defaultChosen={offered[0] ?? null}
          onChoose={(chosen) => chosen && setGroupId(chosen.value)}
        />
        <SelectField
          key={regionId}
          name="formId"
          hidesPlaceholder
          label={text('evaluationForm')}
          options={forms
            .filter((form) => form.regionId === regionId)
            .map(({ _id: value, name: label }) => ({ value, label }))}
        />
      </div>
    </Form>
  );
}
