import { TextField } from '#kit/ui/field/text-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Dependents } from '#kit/ui/modal/dependents.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import styles from './users.module.css';

interface DeactivateDialogProps {
  name: string;
  /** What hangs on the account, in words. */
  dependents?: readonly string[];
  onClose: () => void;
  onDeactivate: (reason: string) => Promise<void>;
}

export function DeactivateDialog({ name, dependents, onClose, onDeactivate }: DeactivateDialogProps) {
  const text = useText();
  return (
    <Modal isOpen title={<Text id="deactivatePerson" />} onClose={onClose}>
      <p className={styles['lead']}>{text('deactivateLead', { name })}</p>
      {dependents && <Dependents texts={dependents} />}
      <Form<'reason'>
        id="deactivate"
        submitLabel={text('deactivatePerson')}
        onSubmit={async ({ reason }) => {
          await onDeactivate(reason);
          onClose();
        }}
      >
        <TextField
          name="reason"
          label={text('deactivateReason')}
          help={text('deactivateReasonHelp')}
          maxLength={200}
          autoComplete="off"
          required
          autoFocus
        />
      </Form>
    </Modal>
  );
}
