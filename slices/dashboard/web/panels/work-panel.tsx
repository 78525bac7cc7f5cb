import type { ReactNode } from 'react';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView, type Answer } from '#kit/ui/data-view/data-view.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { TaskList } from '#kit/ui/task-row/task-list.tsx';
import type { Work } from '../use-student-work.tsx';

interface WorkPanelProps {
  title: ReactNode;
  answer: Answer<readonly Work[]>;
  /** For how many there is room until they are known, so that little moves when they come. */
  room: number;
  /** Stands here when it is known that there is nothing. */
  empty: ReactNode;
}

/** Some of what a student still has to do. */
export function WorkPanel({ title, answer, room, empty }: WorkPanelProps) {
  if (answer.data?.length === 0 && !answer.problem) return empty;
  return (
    <Card title={title}>
      <DataView answer={answer} waiting={<Skeleton shape="people" count={room} />}>
        {(work) => <TaskList>{work.map(({ row }) => row)}</TaskList>}
      </DataView>
    </Card>
  );
}
