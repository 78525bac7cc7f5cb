import { TextArea } from '#kit/ui/field/text-area.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { REASON_MAX } from '#slices/grades/rules/entered-grade.ts';
import styles from './grade-dialogs.module.css';

interface UnlockDialogProps {
  onUnlock: (reason: string) => Promise<boolean>;
  onClose: () => void;
}

/** Opens final grades again, and asks why. */
export function UnlockDialog({ onUnlock, onClose }: UnlockDialogProps) {
  const text = useText();
  return (
    <Modal isOpen title={<Text id="unlockGrades" />} onClose={onClose}>
      <p className={styles['lead']}>
        <Text id="unlockLead" />
      </p>
      <Form<'reason'>
        id="unlockGrades"
        submitLabel={text('unlockGrades')}
        onSubmit={async ({ reason }) => {
          if (await onUnlock(reason)) onClose();
        }}
      >
        <TextArea name="reason" label={text('enterReason')} rows={2} required maxLength={REASON_MAX} />
      </Form>
    </Modal>
  );
}
