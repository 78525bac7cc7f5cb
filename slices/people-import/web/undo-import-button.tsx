import { useState } from 'react';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Confirm } from '#kit/ui/modal/confirm.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { peopleImport, undoPeopleImport } from './import.graphql.generated.ts';

/** Takes an import back, after asking: whoever it entered is gone then. */
export function UndoImportButton({ importId }: { importId: string }) {
  const { mutate } = useMutation({ stale: [peopleImport] });
  const [isAsking, setIsAsking] = useState(false);

  async function undo(): Promise<void> {
    await mutate(undoPeopleImport, { importId });
    setIsAsking(false);
  }

  return (
    <div>
      <Button tone="danger" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        <Icon name="undo" />
        <Text id="undoImport" />
      </Button>
      <Confirm
        isOpen={isAsking}
        title={<Text id="undoImport" />}
        action={<Text id="undoImport" />}
        onConfirm={undo}
        onCancel={() => setIsAsking(false)}
      >
        <Text id="undoImportHelp" />
      </Confirm>
    </div>
  );
}
