import type { ReactNode } from 'react';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { REASON_MAX } from '#slices/transcripts/rules/issue.ts';

interface ReasonDialogProps {
  title: string;
  /** What will be, once it is done. */
  help: ReactNode;
  /** The words on the button. */
  action: string;
  /** Says whether it was done. */
  onReason: (reason: string) => Promise<boolean>;
  onClose: () => void;
}

/** Asks why before something is done that others have to live with. */
export function ReasonDialog({ title, help, action, onReason, onClose }: ReasonDialogProps) {
  const text = useText();

  async function give({ reason }: { reason: string }): Promise<void> {
    if (await onReason(reason)) onClose();
  }

  return (
    <Modal isOpen title={title} onClose={onClose}>
      <Note>{help}</Note>
      <Form<'reason'> id="transcriptReason" submitLabel={action} onSubmit={give}>
        <TextArea name="reason" label={text('transcriptReason')} required rows={3} maxLength={REASON_MAX} />
      </Form>
    </Modal>
  );
}
