import { useMemo } from 'react';
import { useNewForm } from '#kit/client/records/use-new-form.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { type GroupToJoin, NewPersonDialog, type Enrolled } from './new-person-dialog.tsx';

interface NewPersonButtonProps {
  group?: GroupToJoin;
  label?: string;
  onEnrolled: (person: Enrolled) => void;
}

export function NewPersonButton({ group, label, onEnrolled }: NewPersonButtonProps) {
  const [isOpen, setIsOpen] = useNewForm();
  // The id is made with the window, so that everything it sends is about one person.
  const newId = useMemo(() => (isOpen ? crypto.randomUUID() : null), [isOpen]);
  return (
    <>
      <Button tone={group ? 'default' : 'primary'} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon name="plus" />
        {label ?? <Text id="addNew" />}
      </Button>
      {newId && (
        <NewPersonDialog
          userId={newId}
          group={group ?? null}
          title={label ?? <Text id="addNew" />}
          onClose={() => setIsOpen(false)}
          onEnrolled={onEnrolled}
        />
      )}
    </>
  );
}
