import { useState } from 'react';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { DEFAULT_LOCALE, languageName, LOCALES } from '#kit/messages/locales.ts';
import { ActionButton } from '#kit/ui/button/action-button.tsx';
import { Button } from '#kit/ui/button/button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { SelectField, type SelectOption } from '#kit/ui/field/select-field.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { GuardedForm } from '#kit/ui/unsaved-changes/guarded-form.tsx';
import { CRITERIA_MAX, FORM_NAME_MAX } from '../../../rules/evaluation-form.ts';
import styles from '../../evaluations.module.css';
import { evaluationChoices } from '../evaluations.graphql.generated.ts';
import { CriterionEditor } from './criterion-editor.tsx';
import {
  editedForm,
  formInput,
  isInEnglish,
  moved,
  newCriterion,
  type EditedCriterion,
} from './edited-form.ts';
import {
  evaluationForms,
  saveEvaluationForm,
  type KeptEvaluationFormFragment,
} from './forms.graphql.generated.ts';

interface FormEditorProps {
  /** Null for a new one. */
  stored: KeptEvaluationFormFragment | null;
  campuses: readonly SelectOption[];
  onClose: () => void;
}

/** What a form asks, in one language at a time. */
export function FormEditor({ stored, campuses, onClose }: FormEditorProps) {
  const text = useText();
  const { mutate } = useMutation({ stale: [evaluationForms, evaluationChoices] });
  // Made with the form: what is sent twice is one form.
  const [formId] = useState(() => stored?._id ?? crypto.randomUUID());
  const [form, setForm] = useState(() => editedForm(stored));
  const [locale, setLocale] = useState<string>(DEFAULT_LOCALE);
  const { names, criteria } = form;
  const setCriteria = (next: readonly EditedCriterion[]): void => setForm({ ...form, criteria: next });

  async function save({
    regionId = stored?.regionId ?? '',
  }: Partial<Record<'regionId', string>>): Promise<boolean> {
    if (!isInEnglish(form)) {
      // The fields that miss it say so.
      setLocale(DEFAULT_LOCALE);
      showToast('error', text('evaluationTextsInHelp'));
      return false;
    }
    const version = stored?.version ?? null;
    const saved = await mutate(saveEvaluationForm, { formId, regionId, version, ...formInput(form) });
    if (!saved) return false;
    showToast('success', text('recordSaved', { name: saved.saveEvaluationForm.name }));
    onClose();
    return true;
  }

  const isFull = criteria.length >= CRITERIA_MAX;
  return (
    <Card title={<Text id={stored ? 'changeEvaluationForm' : 'newEvaluationForm'} />}>
      {stored?.isUsed && (
        <Note tone="info">
          <Text id="evaluationFormUsed" values={{ number: stored.number + 1 }} />
        </Note>
      )}
      <GuardedForm id="evaluationForm" onSubmit={save}>
        <div className={styles['fields']}>
          <div className={styles['pair']}>
            <TextField
              key={locale}
              name="name"
              label={text('evaluationFormName')}
              value={names[locale] ?? ''}
              placeholder={names[DEFAULT_LOCALE]}
              maxLength={FORM_NAME_MAX}
              autoComplete="off"
              required={locale === DEFAULT_LOCALE}
              autoFocus={stored === null}
              onChange={({ currentTarget }) =>
                setForm({ ...form, names: { ...names, [locale]: currentTarget.value } })
              }
            />
            {stored === null && campuses.length > 1 && (
              <SelectField
                name="regionId"
                label={text('evaluationCampus')}
                options={campuses}
                hidesPlaceholder
              />
            )}
            <div>
              <SelectField
                name="locale"
                hidesPlaceholder
                label={text('evaluationTextsIn')}
                options={LOCALES.map((value) => ({ value, label: languageName(value) }))}
                value={locale}
                onChange={({ currentTarget }) => setLocale(currentTarget.value)}
              />
              <p className={styles['help']}>
                <Text id="evaluationTextsInHelp" />
              </p>
            </div>
          </div>
          <h3>
            <Text id="evaluationCriteria" />
          </h3>
          <ol className={styles['criteria']}>
            {criteria.map((criterion, at) => (
              <CriterionEditor
                key={criterion.criterionId}
                criterion={criterion}
                place={{ at, of: criteria.length }}
                locale={locale}
                onChange={(changed) => setCriteria(criteria.with(at, changed))}
                onMove={(to) =>
                  setCriteria(to === null ? criteria.toSpliced(at, 1) : moved(criteria, at, to))
                }
              />
            ))}
          </ol>
          <div className={styles['buttons']}>
            <Button disabled={isFull} onClick={() => setCriteria([...criteria, newCriterion('SCALE')])}>
              <Icon name="plus" />
              <Text id="addScaleCriterion" />
            </Button>
            <Button disabled={isFull} onClick={() => setCriteria([...criteria, newCriterion('TEXT')])}>
              <Icon name="plus" />
              <Text id="addTextCriterion" />
            </Button>
          </div>
        </div>
      </GuardedForm>
      <div className={styles['cancel']}>
        <ActionButton action="cancel" onClick={onClose} />
      </div>
    </Card>
  );
}
