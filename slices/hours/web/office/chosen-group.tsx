import type { ReactNode } from 'react';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Combobox } from '#kit/ui/combobox/combobox.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import type { List } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useGroupText } from '#slices/people/web/api.ts';
import styles from '../hours.module.css';
import { findGroups } from './group-options.ts';
import { hourGroupShown, type HourGroupShownQuery } from './policy.graphql.generated.ts';

interface ChosenGroupProps {
  list: List;
  /** Given the group that the address names, or the first. */
  children: (groupId: string) => ReactNode;
}

/** A side of the page that is about one group, which is found by its name. */
export function ChosenGroup({ list, children }: ChosenGroupProps) {
  const groupId = list.params.filters['groupId'] ?? null;
  const answer = useQuery(hourGroupShown, { groupId });
  return (
    <DataView
      answer={answer}
      waiting={<Skeleton shape="block" count={2} />}
      isEmpty={({ hourGroup }) => !hourGroup && groupId === null}
      empty={
        <EmptyState icon="users" title={<Text id="noHourGroups" />}>
          <Text id="noHourGroupsHelp" />
        </EmptyState>
      }
    >
      {({ hourGroup }) => (
        <div className={styles['parts']}>
          <Choice group={hourGroup} list={list} />
          {hourGroup ? (
            children(hourGroup._id)
          ) : (
            <EmptyState icon="users" title={<Text id="hourGroupUnknown" />} />
          )}
        </div>
      )}
    </DataView>
  );
}

/** An address may name a group that is gone or out of reach: another one can be chosen. */
function Choice({ group, list }: { group: HourGroupShownQuery['hourGroup']; list: List }) {
  const text = useText();
  const groupText = useGroupText();
  const chosen = group ? { value: group._id, label: groupText(group.name, group.regionName) } : null;
  return (
    <div className={styles['choice']}>
      <Combobox
        key={group?._id}
        name="groupId"
        isNeverEmpty
        label={text('hoursGroup')}
        source={findGroups}
        defaultChosen={chosen}
        onChoose={(next) => next && list.ask({ filters: { groupId: next.value } })}
      />
    </div>
  );
}
