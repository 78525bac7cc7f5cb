import { useState } from 'react';
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
  // The id is made with the window, so that everything it sends is about one person.
  const [newId, setNewId] = useState<string | null>(null);
  return (
    <>
      <Button
        tone={group ? 'default' : 'primary'}
        aria-haspopup="dialog"
        onClick={() => setNewId(crypto.randomUUID())}
      >
        <Icon name="plus" />
        {label ?? <Text id="addNew" />}
      </Button>
      {newId && (
        <NewPersonDialog
          userId={newId}
          group={group ?? null}
          title={label ?? <Text id="addNew" />}
          onClose={() => setNewId(null)}
          onEnrolled={onEnrolled}
        />
      )}
    </>
  );
}
