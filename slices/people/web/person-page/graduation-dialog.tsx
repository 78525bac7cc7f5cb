import { day, line, optional, type ValuesOf } from '#kit/record/field.ts';
import { useState } from 'react';
import { Button } from '#kit/ui/button/button.tsx';
import { DayField } from '#kit/ui/date/day-field.tsx';
import { todayIn } from '#kit/ui/date/reader-today.ts';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { FieldsForm } from '#kit/ui/form/fields-form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { TEXT_MAX } from '#slices/people/rules/profile.ts';
import { setGraduation } from './person-page.graphql.generated.ts';
import type { OnePersonFragment } from './person.graphql.generated.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { SHOWN_PERSON } from './shown-person.ts';
import styles from '../users.module.css';

const GRADUATION = {
  graduatedOn: optional(day({})),
  place: line({ max: TEXT_MAX, default: '', problem: 'textTooLong' }),
};

type Graduation = ValuesOf<typeof GRADUATION>;

/** When and where a user graduated from the second year, which makes them an alumnus (HOLE-62). */
export function GraduationDialog({ person, onClose }: { person: OnePersonFragment; onClose: () => void }) {
  const text = useText();
  const undoToast = useUndoToast();
  const { mutate, isBusy } = useMutation({ stale: SHOWN_PERSON });
  const { _id: userId, fullName: name } = person;
  const [today] = useState(() => todayIn(person.regions?.[0]?.timeZone));
  const before: Graduation = { graduatedOn: person.graduatedOn ?? null, place: person.gradLocation ?? '' };

  async function save({ graduatedOn, place }: Graduation): Promise<void> {
    if (!(await mutate(setGraduation, { userId, graduatedOn, place }))) return;
    onClose();
    undoToast(
      text(graduatedOn ? 'graduationSaved' : 'graduationTakenBack', { name }),
      () => void mutate(setGraduation, { userId, ...before }),
    );
  }

  return (
    <Modal
      isOpen
      title={<Text id="graduatedSecondYear" />}
      onClose={onClose}
      actions={
        before.graduatedOn && (
          <Button
            tone="danger"
            isProcessing={isBusy}
            onClick={() => void save({ graduatedOn: null, place: '' })}
          >
            <Text id="takeGraduationBack" />
          </Button>
        )
      }
    >
      <p className={styles['lead']}>{text('graduationLead', { name })}</p>
      <FieldsForm
        id="graduation"
        fields={GRADUATION}
        initial={{ ...before, place: before.place || (person.regions?.[0]?.name ?? '') }}
        onSubmit={save}
      >
        {({ control }) => (
          <>
            <DayField
              {...control('graduatedOn')}
              label={text('graduationDay')}
              rules={{ today, max: today }}
              required
            />
            <TextField {...control('place')} label={text('graduationPlace')} autoComplete="off" />
          </>
        )}
      </FieldsForm>
    </Modal>
  );
}
