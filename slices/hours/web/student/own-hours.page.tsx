import { useState } from 'react';
import { usePageSlots, type PageSlot, type SlotsProps } from '#kit/client/records/page-slot.tsx';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { useList, type List } from '#kit/ui/table/use-list.ts';
import { Tabs, useTab } from '#kit/ui/tabs/tabs.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import styles from '../hours.module.css';
import { HoursDetails } from './hours-details.tsx';
import { HoursSummary } from './hours-summary.tsx';
import { daysToLog } from './days-to-log.ts';
import { LogDialog } from './log-dialog.tsx';
import { ownHours, type OwnHourEntryFragment, type OwnHoursQuery } from './own-hours.graphql.generated.ts';

type OwnHours = OwnHoursQuery['ownHours'];

export type OwnHoursSlot = PageSlot<null>;

/** A student’s hours of service: what is required, what is done, and the way to log more (HOURS-03). */
export function OwnHoursPage({ slots }: SlotsProps<OwnHoursSlot>) {
  const text = useText();
  const { buttons } = usePageSlots(slots, null);
  const list = useList(['groupId', 'month'], undefined, ['groupId', 'month']);
  const answer = useQuery(ownHours, { groupId: list.params.filters['groupId'] ?? null }, { fresh: true });
  const [opened, setOpened] = useState<OwnHourEntryFragment | 'new' | null>(null);
  const tabs = [
    { id: 'summary', label: text('hoursSummary') },
    { id: 'details', label: text('hoursDetails') },
  ] as const;
  const current = useTab(tabs) ?? 'summary';
  const hours = answer.data?.ownHours;
  return (
    <Page>
      <PageHeading
        title={<Text id="menuHours" />}
        actions={
          <>
            {buttons}
            {hours && mayLog(hours) && (
              <Button tone="primary" aria-haspopup="dialog" onClick={() => setOpened('new')}>
                <Icon name="plus" />
                <Text id="logHours" />
              </Button>
            )}
          </>
        }
      />
      <Tabs label={text('menuHours')} tabs={tabs} current={current} />
      <div className={styles['side']}>
        <DataView
          answer={answer}
          waiting={<Skeleton shape="block" count={2} />}
          isEmpty={({ ownHours: found }) => !isAsked(found)}
          empty={
            <EmptyState icon="clock" title={<Text id="noHoursAsked" />}>
              <Text id="noHoursAskedHelp" />
            </EmptyState>
          }
        >
          {({ ownHours: found }) => (
            <div className={styles['parts']}>
              <GroupChoice hours={found} list={list} />
              {current === 'summary' ? (
                <HoursSummary hours={found} mayLog={mayLog(found)} onStopped={setOpened} />
              ) : (
                <HoursDetails
                  hours={found}
                  list={list}
                  onEdit={setOpened}
                  onLog={mayLog(found) ? () => setOpened('new') : null}
                />
              )}
            </div>
          )}
        </DataView>
      </div>
      {opened && hours && (
        <LogDialog
          key={opened === 'new' ? 'new' : opened._id}
          hours={hours}
          stored={opened === 'new' ? null : opened}
          onClose={() => setOpened(null)}
        />
      )}
    </Page>
  );
}

const isAsked = ({ groupId, categories, offered }: OwnHours): boolean =>
  groupId !== null && (categories.length > 0 || offered.length > 0);

/** In a group that was left or is closed nothing more is logged. */
const mayLog = (hours: OwnHours): boolean => daysToLog(hours) !== null && hours.offered.length > 0;

/** Who is in one group is not asked which. */
function GroupChoice({ hours: { groups, groupId }, list }: { hours: OwnHours; list: List }) {
  const text = useText();
  if (groups.length < 2) return null;
  return (
    <div className={styles['choice']}>
      <SelectField
        name="groupId"
        hidesPlaceholder
        label={text('hoursGroup')}
        options={groups.map(({ _id: value, name: label }) => ({ value, label }))}
        value={groupId ?? ''}
        onChange={({ currentTarget }) => list.ask({ filters: { groupId: currentTarget.value } })}
      />
    </div>
  );
}
