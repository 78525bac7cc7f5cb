import { Button } from '#kit/ui/button/button.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { UnsavedChangesGuard } from '#kit/ui/unsaved-changes/unsaved-changes-guard.tsx';
import { REASON_MAX } from '#slices/grades/rules/entered-grade.ts';
import styles from './held-grades.module.css';

interface HeldGradesProps {
  count: number;
  onSave: (reason: string) => Promise<void>;
  onDiscard: () => void;
}

/** At the foot of the book while grades wait to be saved: one reason for all of them. */
export function HeldGrades({ count, onSave, onDiscard }: HeldGradesProps) {
  const text = useText();
  return (
    <section className={styles['held']} aria-label={text('heldGrades')}>
      <UnsavedChangesGuard hasChanges={() => true} />
      <p>
        <Text id="heldGradesCount" values={{ count }} />
      </p>
      <Form<'reason'>
        id="heldGrades"
        submitLabel={text('heldGradesSave')}
        onSubmit={({ reason }) => onSave(reason)}
      >
        <TextField name="reason" label={text('heldGradesReason')} required maxLength={REASON_MAX} />
      </Form>
      <Button tone="quiet" onClick={onDiscard}>
        <Text id="discardTyped" />
      </Button>
    </section>
  );
}
