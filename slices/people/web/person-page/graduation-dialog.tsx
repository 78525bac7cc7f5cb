import { requireDay, type Day } from '#kit/calendar/day.ts';
import { useState } from 'react';
import { Button } from '#kit/ui/button/button.tsx';
import { DayField } from '#kit/ui/date/day-field.tsx';
import { todayIn } from '#kit/ui/date/reader-today.ts';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
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

interface Graduation {
  graduatedOn: Day | null;
  place: string;
}

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
      <Form<'graduatedOn' | 'place'>
        id="graduation"
        onSubmit={({ graduatedOn, place }) => save({ graduatedOn: requireDay(graduatedOn), place })}
      >
        <DayField
          name="graduatedOn"
          label={text('graduationDay')}
          rules={{ today, max: today }}
          defaultDay={before.graduatedOn}
          required
        />
        <TextField
          name="place"
          label={text('graduationPlace')}
          defaultValue={before.place || (person.regions?.[0]?.name ?? '')}
          maxLength={TEXT_MAX}
          autoComplete="off"
        />
      </Form>
    </Modal>
  );
}
