import type { ReactElement, ReactNode } from 'react';
import { Badge } from '#kit/ui/badge/badge.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView, type Answer } from '#kit/ui/data-view/data-view.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { TaskList } from '#kit/ui/task-row/task-list.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import styles from '../dashboard.module.css';

/** More than so many are a press away. */
export const MAX_SHOWN = 5;

interface WorkPanelProps {
  title: ReactNode;
  answer: Answer<readonly ReactElement[]>;
  /** For how many there is room until they are known, so that little moves when they come. */
  room: number;
  /** Stands here when it is known that there is nothing. */
  empty: ReactNode;
  /** Where all of it can be seen. */
  link?: ReactNode;
  /** How many there are stands beside the title. */
  isCounted?: boolean;
}

/** Some of what a user has to do. */
export function WorkPanel({ title, answer, room, empty, link, isCounted = false }: WorkPanelProps) {
  if (answer.data?.length === 0 && !answer.problem) return empty;
  return (
    <Card
      link={link}
      title={
        <>
          {title} {isCounted && answer.data && <Badge count={answer.data.length} />}
        </>
      }
    >
      <DataView answer={answer} waiting={<Skeleton shape="people" count={room} />}>
        {(rows) => (
          <>
            <TaskList>{rows.slice(0, MAX_SHOWN)}</TaskList>
            {rows.length > MAX_SHOWN && (
              <details className={styles['more']}>
                <summary>
                  <Text id="moreWaiting" values={{ count: rows.length - MAX_SHOWN }} />
                </summary>
                <TaskList>{rows.slice(MAX_SHOWN)}</TaskList>
              </details>
            )}
          </>
        )}
      </DataView>
    </Card>
  );
}
