import { Chip } from '#kit/ui/chip/chip.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import type { FollowedStudentFragment } from './group-progress.graphql.generated.ts';

/** Whether somebody is done, on pace, or behind and by how much. */
export function PaceChip({ student: { completed, behindBy, shares } }: { student: FollowedStudentFragment }) {
  if (behindBy > 0)
    return (
      <Chip tone="warning">
        <Text id="lessonsBehind" values={{ count: behindBy }} />
      </Chip>
    );
  return (
    <Chip tone="success">
      <Text id={shares.length > 0 && completed === shares.length ? 'courseFinished' : 'onPace'} />
    </Chip>
  );
}
