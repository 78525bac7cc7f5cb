import { useMutation } from '#kit/client/query/use-mutation.ts';
import { IconButton } from '#kit/ui/button/icon-button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { Rows, RowText } from '#kit/ui/rows/rows.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { evaluationChoices } from '../evaluations.graphql.generated.ts';
import {
  archiveEvaluationForm,
  evaluationForms,
  type KeptEvaluationFormFragment,
} from './forms.graphql.generated.ts';

type Form = KeptEvaluationFormFragment;

interface FormRowsProps {
  forms: readonly Form[];
  onEdit: (form: Form) => void;
}

/** Every form of the campuses, those in the archive last. */
export function FormRows({ forms, onEdit }: FormRowsProps) {
  const text = useText();
  const tellUndo = useUndoToast();
  const { mutate, isBusy } = useMutation({
    stale: [evaluationForms, evaluationChoices],
    afterRefusalToo: true,
  });
  const isOneCampus = new Set(forms.map(({ regionId }) => regionId)).size < 2;
  const sorted = forms.toSorted((one, other) => Number(one.isArchived) - Number(other.isArchived));

  async function put({ _id: formId, version, name }: Form, isArchived: boolean): Promise<void> {
    const done = await mutate(archiveEvaluationForm, { formId, version, isArchived });
    if (!done) return;
    const back = done.archiveEvaluationForm;
    if (isArchived) tellUndo(text('evaluationFormWasArchived', { name }), () => void put(back, false));
    else showToast('success', text('evaluationFormWasRestored', { name }));
  }

  return (
    <Card>
      <Rows>
        {sorted.map((form) => {
          const { _id, name, regionName, criteria, number, isArchived } = form;
          return (
            <li key={_id}>
              <RowText
                name={name}
                action={() => onEdit(form)}
                chips={
                  <>
                    {!isOneCampus && <Chip>{regionName}</Chip>}
                    <Chip>
                      <Text id="evaluationCriteriaCounted" values={{ count: criteria.length }} />
                    </Chip>
                    {number > 1 && (
                      <Chip>
                        <Text id="evaluationFormVersion" values={{ number }} />
                      </Chip>
                    )}
                    {isArchived && (
                      <Chip tone="warning">
                        <Text id="evaluationFormIsArchived" />
                      </Chip>
                    )}
                  </>
                }
              />
              <IconButton
                icon="edit"
                label={text('changeEvaluationFormNamed', { name })}
                onClick={() => onEdit(form)}
              />
              <IconButton
                icon={isArchived ? 'undo' : 'archive'}
                label={text(isArchived ? 'restoreEvaluationForm' : 'archiveEvaluationForm', { name })}
                disabled={isBusy}
                onClick={() => void put(form, !isArchived)}
              />
            </li>
          );
        })}
      </Rows>
    </Card>
  );
}
