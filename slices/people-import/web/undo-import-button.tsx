import { useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import { useProblemToast } from '#kit/client/call/use-problem-toast.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Confirm } from '#kit/ui/modal/confirm.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { undoPeopleImport } from './import.graphql.generated.ts';

interface UndoImportButtonProps {
  importId: string;
  onStarted: () => void;
}

/** Takes an import back, after asking: whoever it entered is gone then. */
export function UndoImportButton({ importId, onStarted }: UndoImportButtonProps) {
  const toastProblem = useProblemToast();
  const [isAsking, setIsAsking] = useState(false);

  async function undo(): Promise<void> {
    try {
      await call(undoPeopleImport, { importId });
      onStarted();
    } catch (problem) {
      toastProblem(problem);
    }
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
