import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { call } from '#kit/client/call/call.ts';
import { id, instant, integer, optional, text as textKind, type WrittenValuesOf } from '#kit/record/field.ts';
import { Combobox } from '#kit/ui/combobox/combobox.tsx';
import { holding, type SuggestionSource } from '#kit/ui/combobox/suggestion.ts';
import { InstantField } from '#kit/ui/date/instant-field.tsx';
import { NumberField } from '#kit/ui/field/number-field.tsx';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { FieldsForm } from '#kit/ui/form/fields-form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { MAX_REASON, MAX_EXTRA_ATTEMPTS, MAX_EXTRA_MINUTES } from '#slices/exams/rules/scheduling/grant.ts';
import styles from '../authoring/authoring.module.css';
import { studentsOfGroup, type SittingGrantFragment } from './scheduling.graphql.generated.ts';
import { PresetNumberField } from '../accommodations/preset-number-field.tsx';
import { useGrant } from './use-grant.ts';

interface GrantDialogProps {
  examId: string;
  groupId: string;
  timeZone: string;
  grants: readonly SittingGrantFragment[];
  /** Null where the student is to be chosen. */
  student: { _id: string; name: string } | null;
  /** The attempt it is opened from has ended. */
  isForNextAttempt?: boolean;
  onClose: () => void;
}

const GRANT = {
  personId: id({}),
  extraMinutes: optional(integer({ min: 0, max: MAX_EXTRA_MINUTES, problem: 'examGrantRange' })),
  extraAttempts: optional(integer({ min: 0, max: MAX_EXTRA_ATTEMPTS, problem: 'examGrantRange' })),
  deadline: optional(instant({})),
  reason: textKind({ max: MAX_REASON, problem: 'examReason' }),
};

const PRESETS = [10, 15, 30];

/** More for one student in one exam. */
export function GrantDialog(props: GrantDialogProps) {
  const { examId, groupId, timeZone, grants, student, isForNextAttempt = false, onClose } = props;
  const text = useText();
  const { formatNumber } = useIntl();
  const students = useMemo(() => studentsIn(groupId), [groupId]);
  const grant = useGrant(examId);
  const grantOf = (personId: string | undefined): SittingGrantFragment | null =>
    grants.find((one) => one.personId === personId) ?? null;
  const known = grantOf(student?._id);

  async function save({
    extraMinutes,
    extraAttempts,
    ...rest
  }: WrittenValuesOf<typeof GRANT>): Promise<void> {
    const given = { extraMinutes: extraMinutes ?? 0, extraAttempts: extraAttempts ?? 0, ...rest };
    if (await grant(groupId, grantOf(rest.personId), given)) onClose();
  }

  return (
    <Modal
      isOpen
      title={student ? text('grantToNamed', { name: student.name }) : <Text id="grantToStudent" />}
      onClose={onClose}
    >
      <div className={styles['note']}>
        <Note>{text(isForNextAttempt ? 'examGrantNextAttempt' : 'examGrantMeans')}</Note>
      </div>
      <FieldsForm
        id="examGrant"
        fields={GRANT}
        initial={{ ...known, ...(student && { personId: student._id }) }}
        onSubmit={save}
      >
        {({ control }) => (
          <>
            {!student && (
              <Combobox {...control('personId')} label={text('grantedStudent')} source={students} />
            )}
            <PresetNumberField
              {...control('extraMinutes')}
              label={text('extraMinutesField')}
              unit={text('examMinutes')}
              presets={PRESETS}
              written={(preset) =>
                `+${formatNumber(preset, { style: 'unit', unit: 'minute', unitDisplay: 'short' })}`
              }
            />
            <NumberField {...control('extraAttempts')} label={text('extraAttemptsField')} />
            <TextArea
              {...control('reason')}
              label={text('decisionReasonField')}
              help={text('grantReasonHelp')}
              rows={2}
            />
            <InstantField {...control('deadline')} legend={text('ownDeadlineField')} zone={timeZone} />
          </>
        )}
      </FieldsForm>
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
