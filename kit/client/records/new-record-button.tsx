import type { ReactNode } from 'react';
import { Button } from '#kit/ui/button/button.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useNewForm } from './use-new-form.ts';

interface NewRecordButtonProps {
  label: MessageId;
  disabled?: boolean;
  /** The dialog, given what closes it. */
  children: (close: () => void) => ReactNode;
}

/** Opens the dialog for a new record of the list on the page. */
export function NewRecordButton({ label, disabled = false, children }: NewRecordButtonProps) {
  const [isOpen, setIsOpen] = useNewForm();
  return (
    <>
      <Button tone="primary" aria-haspopup="dialog" disabled={disabled} onClick={() => setIsOpen(true)}>
        <Icon name="plus" />
        <Text id={label} />
      </Button>
      {isOpen && children(() => setIsOpen(false))}
    </>
  );
}
