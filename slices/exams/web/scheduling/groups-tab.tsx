import { useState } from 'react';
import { useQuery } from '#kit/client/query/use-query.ts';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { Rows } from '#kit/ui/rows/rows.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { GrantDialog } from './grant-dialog.tsx';
import {
  groupsOfExam,
  type SittingGrantFragment,
  type SittingGroupFragment,
} from './scheduling.graphql.generated.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { SittingGroup } from './sitting-group.tsx';
import { useScheduleActions } from './use-schedule-actions.ts';

type Opened =
  | { window: 'times'; group: SittingGroupFragment }
  | { window: 'grant'; group: SittingGroupFragment; grant: SittingGrantFragment | null };

/** The groups that could sit an exam: when they do, and who of them was granted something. */
export function GroupsTab({ examId }: { examId: string }) {
  const answer = useQuery(groupsOfExam, { examId }, { fresh: true });
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = (): void => setOpened(null);
  const actions = useScheduleActions(examId);
  return (
    <section>
      <DataView
        answer={answer}
        waiting={<Skeleton shape="fields" count={4} />}
        empty={<EmptyState icon="users" title={<Text id="noGroupTaught" />} />}
      >
        {({ examGroups }) => (
          <Rows>
            {examGroups.map((group) => (
              <SittingGroup
                key={group._id}
                group={group}
                onTimes={() => setOpened({ window: 'times', group })}
                onGrant={(grant) => setOpened({ window: 'grant', group, grant })}
                onStop={() => void actions.unschedule(group)}
              />
            ))}
          </Rows>
        )}
      </DataView>
      {opened?.window === 'times' && (
        <ScheduleDialog group={opened.group} onSchedule={actions.schedule} onClose={close} />
      )}
      {opened?.window === 'grant' && (
        <GrantDialog
          group={opened.group}
          grant={opened.grant}
          onGrant={(given) => actions.grant(opened.group, given)}
          onClose={close}
        />
      )}
    </section>
  );
}
