import { useState, type ReactNode } from 'react';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Confirm } from '#kit/ui/modal/confirm.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Progress } from '#kit/ui/progress/progress.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useTextIfKnown } from '#kit/ui/text/use-text.ts';
import type { ImportPages, ShownImport } from './import-pages.ts';

interface ImportStepProps<Found extends ShownImport> {
  pages: ImportPages<Found>;
  found: Found;
  /** What can be stored, and the button that stores it. */
  checked: ReactNode;
  /** What the job that is at it does, and how many lines it has done of how many. */
  progress: { label: string; done: number; total: number };
  /** What has come of it, once it is imported or taken back. */
  outcome: ReactNode;
  /** Whether anything was stored that could be taken back. */
  hasStored: boolean;
}

/** How far an import has come, and the way on. */
export function ImportStep<Found extends ShownImport>(props: ImportStepProps<Found>) {
  const { pages, found, checked, progress, outcome, hasStored } = props;
  const textIfKnown = useTextIfKnown();
  switch (found.state) {
    case 'UPLOADING':
      return (
        <Note tone="warning">
          <Text id="importStateUploading" />
        </Note>
      );
    case 'CHECKING':
      return (
        <Card title={<Text id="importChecking" />}>
          <Skeleton shape="lines" count={2} />
        </Card>
      );
    case 'REFUSED':
      return <Note tone="danger">{textIfKnown(found.problem ?? '') ?? found.problem}</Note>;
    case 'CHECKED':
      return checked;
    case 'IMPORTING':
    case 'UNDOING':
      return (
        <Card>
          <Progress {...progress} />
        </Card>
      );
    case 'IMPORTED':
      return (
        <>
          <Note tone="success">{outcome}</Note>
          {hasStored && <UndoButton pages={pages} importId={found._id} />}
        </>
      );
    case 'UNDONE':
      return <Note>{outcome}</Note>;
  }
}

interface UndoButtonProps {
  pages: Pick<ImportPages<ShownImport>, 'one' | 'undo' | 'texts'>;
  importId: string;
}

function UndoButton({ pages, importId }: UndoButtonProps) {
  const { mutate } = useMutation({ stale: [pages.one] });
  const [isAsking, setIsAsking] = useState(false);

  async function undo(): Promise<void> {
    await mutate(pages.undo, { importId });
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
        <Text id={pages.texts.undoHelp} />
      </Confirm>
    </div>
  );
}
