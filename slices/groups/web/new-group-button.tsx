import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#kit/ui/button/button.tsx';
import type { SelectOption } from '#kit/ui/field/select-field.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { GroupDialog } from './group-dialog.tsx';

interface NewGroupButtonProps {
  campuses: readonly SelectOption[];
}

/** Makes a group and leads to it, where members are added. */
export function NewGroupButton({ campuses }: NewGroupButtonProps) {
  const navigate = useNavigate();
  // The id is made with the window, so that everything it sends is about one group.
  const [newId, setNewId] = useState<string | null>(null);
  return (
    <>
      <Button tone="primary" aria-haspopup="dialog" onClick={() => setNewId(crypto.randomUUID())}>
        <Icon name="plus" />
        <Text id="newGroup" />
      </Button>
      {newId && (
        <GroupDialog
          groupId={newId}
          group={null}
          campuses={campuses}
          onClose={() => setNewId(null)}
          onSaved={({ _id }) => void navigate(`/groups/${_id}`)}
        />
      )}
    </>
  );
}
