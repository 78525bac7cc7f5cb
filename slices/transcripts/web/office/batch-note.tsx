import { Card } from '#kit/ui/card/card.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Progress } from '#kit/ui/progress/progress.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { TranscriptCountsFragment } from './group-transcripts.graphql.generated.ts';

interface BatchNoteProps {
  counts: TranscriptCountsFragment;
  /** Where all papers of it are as one file; null where none is left. */
  zipUrl: string | null;
}

/** How far the job has come that issues transcripts for a group, and in the end what became of everybody. */
export function BatchNote({ counts, zipUrl }: BatchNoteProps) {
  const text = useText();
  const { waiting, issued, onHold, withoutGrades, failed } = counts;
  const left = onHold + withoutGrades + failed;
  const done = issued + left;
  if (waiting > 0)
    return (
      <Card>
        <Progress label={text('transcriptsAreIssued')} done={done} total={done + waiting} />
      </Card>
    );
  return (
    <Note tone={left > 0 ? 'warning' : 'success'}>
      <Text id="transcriptsIssuedCount" values={{ issued, held: onHold, empty: withoutGrades }} />
      {failed > 0 && (
        <>
          {' '}
          <Text id="transcriptsFailedCount" values={{ failed }} />
        </>
      )}
      {zipUrl && (
        <>
          {' '}
          <a href={zipUrl} download>
            <Text id="downloadPapers" />
          </a>
        </>
      )}
    </Note>
  );
}
