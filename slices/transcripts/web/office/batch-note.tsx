import { Card } from '#kit/ui/card/card.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Progress } from '#kit/ui/progress/progress.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';

interface BatchNoteProps {
  counts: { waiting: number; issued: number; onHold: number; withoutGrades: number };
}

/** How far the job has come that issues transcripts for a group, and in the end what became of everybody. */
export function BatchNote({ counts: { waiting, issued, onHold, withoutGrades } }: BatchNoteProps) {
  const text = useText();
  const done = issued + onHold + withoutGrades;
  if (waiting > 0)
    return (
      <Card>
        <Progress label={text('transcriptsAreIssued')} done={done} total={done + waiting} />
      </Card>
    );
  return (
    <Note tone={onHold + withoutGrades > 0 ? 'warning' : 'success'}>
      <Text id="transcriptsIssuedCount" values={{ issued, held: onHold, empty: withoutGrades }} />
    </Note>
  );
}
