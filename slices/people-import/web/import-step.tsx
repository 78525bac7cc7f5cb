import { Card } from '#kit/ui/card/card.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Progress } from '#kit/ui/progress/progress.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { OneImportFragment } from './import.graphql.generated.ts';
import { problemText } from './problem-text.ts';
import { RunImportForm } from './run-import-form.tsx';
import { UndoImportButton } from './undo-import-button.tsx';

/** Where an import stands, and the next thing to do about it. */
export function ImportStep({ found }: { found: OneImportFragment }) {
  const text = useText();
  const { _id, state, good, imported, undone, kept } = found;
  switch (state) {
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
      return <Note tone="danger">{problemText(found.problem, null, text)}</Note>;
    case 'CHECKED':
      return (
        <Card title={<Text id="importGoodLines" values={{ count: good }} />}>
          {good > 0 && <RunImportForm importId={_id} count={good} />}
        </Card>
      );
    case 'IMPORTING':
      return (
        <Card>
          <Progress label={text('importRunning')} done={imported} total={imported + good} />
        </Card>
      );
    case 'IMPORTED':
      return (
        <>
          <Note tone="success">
            <Text id="importDone" values={{ count: imported }} />
          </Note>
          {imported > 0 && <UndoImportButton importId={_id} />}
        </>
      );
    case 'UNDOING':
      return (
        <Card>
          <Progress label={text('undoRunning')} done={undone + kept} total={undone + kept + imported} />
        </Card>
      );
    case 'UNDONE':
      return (
        <Note>
          <Text id="importUndone" values={{ count: undone }} />{' '}
          {kept > 0 && <Text id="importKept" values={{ count: kept }} />}
        </Note>
      );
  }
}
