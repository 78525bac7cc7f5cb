import type { ReactNode } from 'react';
import { useQuery } from '#kit/client/query/use-query.ts';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import type { List } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import styles from '../hours.module.css';
import { optionsOf } from './group-options.ts';
import { hourGroupsToChoose } from './policy.graphql.generated.ts';

interface ChosenGroupProps {
  list: List;
  /** Given the group that the address names, or the first. */
  children: (groupId: string) => ReactNode;
}

/** A side of the page that is about one group. */
export function ChosenGroup({ list, children }: ChosenGroupProps) {
  const text = useText();
  const answer = useQuery(hourGroupsToChoose, {});
  const named = list.params.filters['groupId'];
  return (
    <DataView
      answer={answer}
      waiting={<Skeleton shape="block" count={2} />}
      isEmpty={({ hourGroups }) => hourGroups.length === 0}
      empty={
        <EmptyState icon="users" title={<Text id="noHourGroups" />}>
          <Text id="noHourGroupsHelp" />
        </EmptyState>
      }
    >
      {({ hourGroups }) => {
        const chosen = hourGroups.find(({ _id }) => _id === named) ?? hourGroups[0];
        return (
          chosen && (
            <div className={styles['parts']}>
              {hourGroups.length > 1 && (
                <div className={styles['choice']}>
                  <SelectField
                    name="groupId"
                    hidesPlaceholder
                    label={text('hoursGroup')}
                    options={optionsOf(hourGroups)}
                    value={chosen._id}
                    onChange={({ currentTarget }) => list.ask({ filters: { groupId: currentTarget.value } })}
                  />
                </div>
              )}
              {children(chosen._id)}
            </div>
          )
        );
      }}
    </DataView>
  );
}
