import { parseInstant } from '#kit/calendar/instant.ts';
import { useMemo } from 'react';
import { call } from '#kit/client/call/call.ts';
import { Combobox } from '#kit/ui/combobox/combobox.tsx';
import { holding, type SuggestionSource } from '#kit/ui/combobox/suggestion.ts';
import { InstantField } from '#kit/ui/date/instant-field.tsx';
import { NumberField } from '#kit/ui/field/number-field.tsx';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { MAX_REASON, MAX_EXTRA_ATTEMPTS, MAX_EXTRA_MINUTES } from '#slices/exams/rules/scheduling/grant.ts';
import styles from '../authoring/authoring.module.css';
import {
  studentsOfGroup,
  type SittingGrantFragment,
  type SittingGroupFragment,
} from './scheduling.graphql.generated.ts';
import type { Given } from './use-schedule-actions.ts';

interface GrantDialogProps {
  group: SittingGroupFragment;
  /** Null for a student who was granted nothing yet. */
  grant: SittingGrantFragment | null;
  onGrant: (given: Given) => Promise<boolean>;
  onClose: () => void;
}

type Field = 'personId' | 'extraMinutes' | 'extraAttempts' | 'deadline' | 'reason';

export function GrantDialog({ group, grant, onGrant, onClose }: GrantDialogProps) {
  const text = useText();
  const students = useMemo(() => studentsIn(group._id), [group._id]);

  async function save(values: Record<Field, string>): Promise<void> {
    const personId = grant?.personId ?? values.personId;
    const known = grant ?? group.grants.find((one) => one.personId === personId);
    const given = {
      personId,
      version: known?.version ?? null,
      extraMinutes: Number(values.extraMinutes || 0),
      extraAttempts: Number(values.extraAttempts || 0),
      deadline: parseInstant(values.deadline),
      reason: values.reason,
    };
    if (await onGrant(given)) onClose();
  }

  return (
    <Modal isOpen title={grant ? grant.studentName : <Text id="grantToStudent" />} onClose={onClose}>
      <div className={styles['note']}>
        <Note>{text('examGrantMeans')}</Note>
      </div>
      <Form<Field> id="examGrant" onSubmit={save}>
        {!grant && <Combobox name="personId" label={text('grantedStudent')} source={students} required />}
        <NumberField
          name="extraMinutes"
          label={text('extraMinutesField')}
          unit={text('examMinutes')}
          rules={{ min: 0, max: MAX_EXTRA_MINUTES }}
          defaultValue={grant?.extraMinutes ?? null}
        />
        <NumberField
          name="extraAttempts"
          label={text('extraAttemptsField')}
          rules={{ min: 0, max: MAX_EXTRA_ATTEMPTS }}
          defaultValue={grant?.extraAttempts ?? null}
        />
        <InstantField
          name="deadline"
          legend={text('ownDeadlineField')}
          zone={group.timeZone}
          defaultInstant={grant?.deadline ?? null}
        />
        <TextArea
          name="reason"
          label={text('decisionReasonField')}
          rows={2}
          required
          maxLength={MAX_REASON}
          defaultValue={grant?.reason ?? ''}
        />
      </Form>
    </Modal>
  );
}

/** All who are in the group now fit on one page; the search is done here. */
const studentsIn =
  (groupId: string): SuggestionSource =>
  async (search, signal) => {
    const { groupMembers } = await call(studentsOfGroup, { groupId }, { signal });
    const fits = holding(search);
    return (groupMembers?.rows ?? [])
      .filter(({ fullName }) => fits(fullName))
      .map(({ _id, fullName }) => ({ value: _id, label: fullName }));
  };
